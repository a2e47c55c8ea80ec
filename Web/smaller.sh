# Sets `smaller`: the options of swiftc for WebAssembly that is downloaded more often than it computes. A call is smaller
# than what it calls, and all traps of a function are one, as nobody looks up which of them it was.
smaller="-enforce-exclusivity=unchecked -Xfrontend -disable-stack-protector -Xfrontend -assume-single-threaded"
smaller="$smaller -Xfrontend -mergeable-traps -Xllvm -inline-threshold=5"
for benefit in removed-call removed-load removed-store removed-terminator ref-count generic-specialization \
  fast-path-builtin; do
  smaller="$smaller -Xllvm -sil-inline-$benefit-benefit=0"
done

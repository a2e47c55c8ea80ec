#!/bin/sh
# Prints the Package.swift that the README shows.
set -eu
cd "$(dirname "$0")/.."
awk '/^```/ { inside = 0 } /^\/\/ swift-tools-version/ { inside = 1 } inside' README.md

#!/usr/bin/env python3
"""A hunt with the computer on both sides: it hides ships, and fires until the game is over. It needs no package.

    python3 hunt.py [PATH OF libbattleship.so] [RULES] [SEED]
"""

import ctypes
import json
import sys


class Refusal(Exception):
    """The engine refused something: `reason` is a word that stays the same in every version; the text is a sentence."""

    def __init__(self, error):
        super().__init__(error["sentence"])
        self.reason = error["reason"]


class Engine:
    """The functions of battleship.h; they return dictionaries."""

    def __init__(self, path="libbattleship.so"):
        self.library = ctypes.CDLL(path)

    def ask(self, name, *arguments):
        function = self.library["battleship_" + name]
        function.restype = ctypes.c_size_t
        given = [a.encode() if isinstance(a, str) else a for a in arguments]
        room = 65536
        while True:
            out = ctypes.create_string_buffer(room)
            length = function(*given, out, ctypes.c_size_t(room))
            if length < room:
                break
            room = length + 1
        answer = json.loads(out.value)
        if "error" in answer:
            raise Refusal(answer["error"])
        return answer

    def hide(self, rules, ships=None, seed=0, base=None):
        return self.ask("hide", rules, ships, ctypes.c_uint64(seed), base)["url"]

    def inspect(self, url):
        return self.ask("inspect", url)

    def shoot(self, url, *cells):
        return self.ask("shoot", url, ",".join(cells))

    def advise(self, url, level="strong", seed=0):
        return self.ask("advise", url, level, ctypes.c_uint64(seed))


def main(path="libbattleship.so", rules="skirmish", seed="2016"):
    engine = Engine(path)
    url = engine.hide(rules, seed=int(seed))
    while engine.inspect(url)["status"] == "open":
        cell = engine.advise(url, seed=int(seed))["cells"][0]
        turn = engine.shoot(url, cell)
        url = turn["url"]
        print(cell, turn["results"][0]["result"])
    print(engine.inspect(url)["status"], url)


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except Refusal as refusal:
        sys.exit(f"{refusal.reason}: {refusal}")

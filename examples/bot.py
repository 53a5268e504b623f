#!/usr/bin/env python3
"""A bot for Dolmen in fifty lines: it speaks the protocol of docs/ENGINE.md and prefers not to pass.

Try it:  dolmen arena doggerland --bots random,"cmd:python3 examples/bot.py" --deals 5
"""

import json
import random
import sys


def say(message):
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def choose(request, generator):
    """Chooses any option that is not a pass, as long as there is one."""
    names = [option["choice"] for option in request["options"]]
    busy = [name for name in names if name not in ("pass", "rest", "resign", "done")]
    return generator.choice(busy or names)


def main():
    generator = random.Random()
    for line in sys.stdin:
        request = json.loads(line)
        kind = request["type"]
        if kind == "hello":
            say({"type": "hello", "name": "busy bot", "author": "an example", "protocol": 1})
        elif kind == "setup":
            # The same seed gives the same game.
            generator = random.Random(request["seed"])
            say({"type": "ready"})
        elif kind == "think":
            say({"type": "decision", "id": request["id"], "choice": choose(request, generator)})
        elif kind == "quit":
            return


if __name__ == "__main__":
    main()

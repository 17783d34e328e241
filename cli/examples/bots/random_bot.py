#!/usr/bin/env python3
"""A bot that plays any of the games at random, with Python's standard library alone.

Try it:  npx faubourg simulate --game downtown --games 10 --bot "python3 cli/examples/bots/random_bot.py"
"""

import json
import random
import sys


def choose(ask):
    """The answer to one question: this is the function to make clever."""
    # Where the legal answers cannot be listed there are some examples of them.
    return random.choice(ask["answers"] or ask["examples"])


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "game":
            # The same game, the same seat: the same choices.
            random.seed(f"{message['game']} {message['seat']}")
        elif message["type"] == "ask":
            reply = {"id": message["id"], "answer": choose(message)}
            print(json.dumps(reply), flush=True)
        elif message["type"] == "refused":
            print(f"refused: {message['problem']}", file=sys.stderr)


if __name__ == "__main__":
    main()

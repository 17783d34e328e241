#!/usr/bin/env python3
"""A bot over HTTP, with Python's standard library alone: it opens a table and plays to the end.

Try it:  python3 cli/examples/http-bots/http_bot.py http://localhost:4600 chinatown 3
"""

import json
import random
import sys
import time
import urllib.error
import urllib.request
import uuid

SERVER, GAME, SEATS = sys.argv[1], sys.argv[2], int(sys.argv[3])
token = None


def send(method, path, body=None):
    """One request; a response to be read."""
    headers = {"Content-Type": "application/json"} if body is not None else {}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(SERVER + path, data, headers, method=method))


def call(method, path, body=None):
    """The status and the body; sent again as long as the server asks to wait (429, 503)."""
    while True:
        try:
            with send(method, path, body) as response:
                return response.status, json.load(response)
        except urllib.error.HTTPError as error:
            if error.code not in (429, 503):
                return error.code, json.load(error)
            time.sleep(int(error.headers.get("Retry-After", "1")))


def must(method, path, body=None):
    """The body of a request that may not be refused."""
    status, answer = call(method, path, body)
    if status >= 300:
        raise SystemExit(f"{method} {path}: {answer}")
    return answer


def choose(listed, offered):
    """The answer to one decision: this is the function to make clever."""
    if listed["answers"] is not None:
        return random.choice(listed["answers"])
    # Answers that cannot be listed: a trade. This bot accepts what it is offered, makes one offer
    # of its own in each phase of trading, and is done.
    examples = listed["examples"]
    for kind in ("accept", "done") if offered else ("accept", "offer", "done"):
        fitting = [one for one in examples if one.get(kind) not in (None, False)]
        if fitting:
            return random.choice(fitting)
    return random.choice(examples)


def play(table):
    """Follows the table and answers; returns the outcome."""
    offered, trades, turn = False, 0, None
    for line in send("GET", f"/api/tables/{table}/events?stream=true&frames=true"):
        frame = json.loads(line).get("frame") if line.strip() else None
        if not frame:
            continue
        if frame["table"]["outcome"]:
            return {**frame["table"]["outcome"], "trades": trades}
        owed = any(ask["owed"] and ask["seat"] == frame["you"] for ask in frame["asks"])
        if not owed or frame["turn"] == turn:
            continue
        while True:
            listed = must("GET", f"/api/tables/{table}/answers")
            # The list is newer than the frame where others have acted meanwhile.
            if listed["answers"] == []:
                break
            turn = listed["turn"]
            answer = choose(listed, offered)
            body = {"key": uuid.uuid4().hex, "turn": turn, "answer": answer}
            status, reply = call("POST", f"/api/tables/{table}/answer", body)
            if status == 200:
                trades += "offer" in answer or "accept" in answer
                offered = listed["answers"] is None and (offered or "offer" in answer)
                break
            # Somebody was quicker, such as with the offer that this answer accepts: choose again.
            print(f"refused: {reply}", file=sys.stderr)
    raise SystemExit("the stream ended: open it again")


token = must("POST", "/api/guest", {"name": "Python"})["token"]
seats = [{"for": "anyone"}] + [{"for": "bot", "level": "apprentice"}] * (SEATS - 1)
table = must("POST", "/api/tables", {"game": GAME, "seats": seats})["table"]
must("POST", f"/api/tables/{table}/sit", {})
must("POST", f"/api/tables/{table}/start", {})
print(json.dumps(play(table)))

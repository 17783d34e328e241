#!/bin/sh
# A bot in one line of jq: answers every question with one of the legal answers, a different one
# each time. Try it:
#   npx faubourg simulate --game tower-up --games 10 --bot "sh cli/examples/bots/random-bot.sh"
exec jq --compact-output --unbuffered '
  select(.type == "ask")
  | {id, choose: (.id * 7919 % ((.answers // .examples) | length))}'

#!/bin/sh
# A bot over HTTP, with curl and jq alone: it opens a table and plays to the end. Try it:
#   sh cli/examples/http-bots/http-bot.sh http://localhost:4600 chinatown 3
set -eu
server=$1 game=$2 seats=$3 token=none

# One request; curl sends it again, after Retry-After, as long as the server asks to wait (429, 503).
call() { # method path [body]
  curl -sS --retry 10 -X "$1" "$server$2" -H "authorization: Bearer $token" \
    -H 'content-type: application/json' ${3:+-d "$3"}
}

# The answer to one decision: this is the function to make clever. Where answers cannot be listed (a
# trade) it accepts what it is offered, makes one offer in each phase of trading, and is done.
choose() { # offered
  jq -c --argjson offered "$1" --argjson at "$(od -An -N2 -tu2 /dev/urandom)" '
    def any: .[$at % length];
    def kind($name): map(select(.[$name] != null and .[$name] != false));
    if .answers then .answers | any
    else .examples as $all
      | [($all | kind("accept")), (if $offered then [] else $all | kind("offer") end),
         ($all | kind("done")), $all]
      | map(select(length > 0)) | first | any
    end'
}

# Follows the table and answers; prints the outcome.
play() {
  offered=false trades=0 turn=none
  mkfifo stream
  curl -sSN "$server/api/tables/$table/events?stream=true&frames=true" \
    -H "authorization: Bearer $token" > stream &
  curl=$!
  jq --unbuffered -c '.frame // empty | . as {you: $you} | {turn, outcome: .table.outcome,
      owed: any(.asks[]; .owed and .seat == $you)}' < stream |
    while read -r frame; do
      case $frame in
        *'"outcome":{'*)
          printf '%s' "$frame" | jq -c --argjson trades "$trades" '.outcome + {$trades}'
          # The stream of the finished table would stay open.
          kill "$curl"
          break ;;
        *'"owed":false'* | "{\"turn\":$turn,"*) continue ;;
      esac
      while :; do
        listed=$(call GET "/api/tables/$table/answers")
        # The list is newer than the frame where others have acted meanwhile.
        case $listed in *'"answers":[]'*) break ;; esac
        turn=$(printf '%s' "$listed" | jq .turn)
        answer=$(printf '%s' "$listed" | choose "$offered")
        key=$(od -An -N8 -tx1 /dev/urandom | tr -d ' \n')
        body="{\"key\":\"$key\",\"turn\":$turn,\"answer\":$answer}"
        reply=$(call POST "/api/tables/$table/answer" "$body")
        case $reply in
          *'"problem"'*) echo "refused: $reply" >&2 ;;
          *) break ;;
        esac
        # Somebody was quicker, such as with the offer that this answer accepts: choose again.
      done
      case $listed in *'"answers":['*) offered=false ;; esac
      case $listed,${answer:-} in
        *'"answers":null'*'},{"offer"'*) offered=true trades=$((trades + 1)) ;;
        *'"answers":null'*'},{"accept"'*) trades=$((trades + 1)) ;;
      esac
    done
}

cd "$(mktemp -d)"
token=$(call POST /api/guest '{"name":"Shell"}' | jq -r .token)
chairs=$(jq -nc --argjson n "$seats" '[{for: "anyone"}, (range($n - 1) | {for: "bot", level: "apprentice"})]')
table=$(call POST /api/tables "{\"game\":\"$game\",\"seats\":$chairs}" | jq -r .table)
call POST "/api/tables/$table/sit" '{}' > sat.json
call POST "/api/tables/$table/start" '{}' > started.json
play

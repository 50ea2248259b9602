#!/usr/bin/env bash
# healthy.sh CLINIC SOCKET: whether the server at SOCKET is well: stores requests, refuses an
# empty one, shows every page of the site map in the folder CLINIC, and the desk. Prints what
# is not.
set -euo pipefail

clinic=$1
socket=$2

# Waits for a start: the server creates the socket when it listens.
for _ in {1..60}; do
  [ -S "$socket" ] && break
  sleep 1
done

# expect STATUS PATH [OPTION ...]
expect() {
  local wanted=$1 path=$2 status
  shift 2
  status=$(curl --silent --output /dev/null --write-out '%{http_code}' --max-time 10 \
    --unix-socket "$socket" --header 'X-Forwarded-Proto: https' "$@" "http://localhost$path") || true
  [ "$status" = "$wanted" ] && return
  echo "healthy.sh: $path is answered $status, not $wanted" >&2
  exit 1
}

expect 200 /api/health
expect 400 /api/randevus --json '{"name":"","phone":""}'
expect 404 /healthy.sh
expect 200 /yonetim
sed -n 's|.*<loc>https\?://[^/]*\([^<]*\)</loc>.*|\1|p' "$clinic/dist/sitemap.xml" |
  while read -r path; do expect 200 "${path:-/}"; done

#!/usr/bin/env bash
# mercan [CLINIC] update [engine [COMMIT]], or a command of the project (check, staff, requests,
# releases, backup) with its words, as the account and with the settings of the clinic's server.
# CLINIC may be left out where one is installed. Installed as /usr/local/sbin/mercan.
set -euo pipefail
shopt -s nullglob

clinics=$(for current in /srv/mercan*/current; do basename "${current%/current}"; done)
if [ "${1:-}" = mercan ]; then
  unit=mercan
  shift
elif [ -e "/srv/mercan-${1:-}/current" ]; then
  unit=mercan-$1
  shift
else
  unit=$clinics
fi
if [ $# = 0 ] || [ "$(wc -w <<<"$unit")" != 1 ]; then
  echo 'mercan [CLINIC] update|check|staff|requests|releases|backup; the clinics:' ${clinics//mercan-/} >&2
  exit 1
fi
place=/srv/$unit
[ "$1" != update ] || exec /usr/local/lib/mercan/update.sh "$place" "${@:2}"
clinic=.
[ ! -e "$place/current/clinic" ] || clinic=clinic
exec systemd-run --quiet --pipe --wait --collect --uid="$unit" \
  --property=WorkingDirectory="$place/current" --property=EnvironmentFile="/etc/$unit.env" \
  --setenv=CLINIC="$clinic" --setenv=DATA_DIR="/var/lib/$unit" \
  --setenv=BACKUP_DIR="/var/lib/$unit-copies" \
  npm run --silent "$1" -- "${@:2}"

#!/usr/bin/env bash
# mercan update, or a command of the project (staff, requests, releases, backup) with its words,
# as the account and with the settings of the server. Installed as /usr/local/sbin/mercan.
set -euo pipefail

command=${1:?the name of a command: update, staff, requests, releases, backup}
shift
[ "$command" != update ] || exec /usr/local/lib/mercan/update.sh
exec systemd-run --quiet --pipe --wait --collect --uid=mercan \
  --property=WorkingDirectory=/srv/mercan/current --property=EnvironmentFile=/etc/mercan.env \
  --setenv=DATA_DIR=/var/lib/mercan --setenv=BACKUP_DIR=/var/lib/mercan-copies \
  npm run --silent "$command" -- "$@"

#!/usr/bin/env bash
# backup.sh: backs the requests up to BACKUP_DIR beside the running server, and restores the
# backup into an empty folder. Fails if either fails; run by mercan-backup.service.
set -euo pipefail

backup() { node --import tsx scripts/cli/backup.ts "$@"; }

backup
newest=$(backup list | head -n 1)
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
# The further lines are for a restore over another file.
DATA_DIR=$place DATABASE_URL='' backup restore "$newest" | sed -n 1p

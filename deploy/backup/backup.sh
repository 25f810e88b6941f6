#!/bin/sh
# A backup, a copy of it elsewhere, and no more than the newest ones here. See docs/deployment/backup.md.
#   BACKUP_DIR    where backups go
#   BACKUP_KEEP   how many stay; 14 by default
#   BACKUP_COPY   a program that copies the folder it is given to another place; none by default
set -eu
cd "$(dirname "$0")/../.."

keep=${BACKUP_KEEP:-14}
folder="${BACKUP_DIR:?where backups go}/$(date -u +%Y-%m-%dT%H%M%SZ)"

node --import tsx bff/cli/main.ts backup "$folder"
if [ -n "${BACKUP_COPY:-}" ]; then
  "$BACKUP_COPY" "$folder"
fi

# Nothing is removed before the new one is there and copied. A manifest makes a backup of a folder.
ls -d "$BACKUP_DIR"/????-??-??T??????Z/ | sort -r | tail -n "+$((keep + 1))" | while read -r old; do
  if [ -f "$old/manifest.json" ]; then rm -r "$old"; fi
done

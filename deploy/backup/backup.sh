#!/bin/sh
# Creates a backup, copies it off-site, and removes old ones. See docs/deployment/backup.md.
#   BACKUP_DIR    folder of the backups
#   BACKUP_KEEP   number of backups to keep; 14 by default
#   BACKUP_COPY   program that copies its argument, a folder, off-site; none by default
set -eu
cd "$(dirname "$0")/../.."

keep=${BACKUP_KEEP:-14}
folder="${BACKUP_DIR:?where backups go}/$(date -u +%Y-%m-%dT%H%M%SZ)"

node --import tsx/esm bff/cli/main.ts backup "$folder"
if [ -n "${BACKUP_COPY:-}" ]; then
  "$BACKUP_COPY" "$folder"
fi

# Removes only after the new backup is complete and copied. Only folders with a manifest are backups.
ls -d "$BACKUP_DIR"/????-??-??T??????Z/ | sort -r | tail -n "+$((keep + 1))" | while read -r old; do
  if [ -f "$old/manifest.json" ]; then rm -r "$old"; fi
done

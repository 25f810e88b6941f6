#!/bin/sh
# Restores the newest backup into an empty database, checks every invariant, and empties that database again.
#   BACKUP_DIR    folder of the backups
# MONGODB_URI or MONGODB_URI_FILE names a separate database, not that of the academy.
set -eu
cd "$(dirname "$0")/../.."

newest=$(ls -d "${BACKUP_DIR:?where backups are}"/????-??-??T??????Z/ | sort | tail -n 1)
node --import tsx/esm bff/cli/main.ts drill "$newest"

#!/bin/sh
# Restores the newest backup into an empty database, checks every invariant, and empties that database again.
#   BACKUP_DIR    where backups are
# The database is named by MONGODB_URI or MONGODB_URI_FILE: one of its own, not that of the academy.
set -eu
cd "$(dirname "$0")/../.."

newest=$(ls -d "${BACKUP_DIR:?where backups are}"/????-??-??T??????Z/ | sort | tail -n 1)
node --import tsx bff/cli/main.ts drill "$newest"

#!/bin/sh
# Copies what a built shop needs to run into an empty folder, but for the packages from the registry:
#   sh scripts/lib/pack-runtime.sh <folder>, then there: npm ci --omit=dev --workspace @skafferi/store
set -eu
cd "$(dirname "$0")/../.."
to="$1"
copy() {
  mkdir -p "$to/$(dirname "$1")"
  cp -R "$1" "$to/$1"
}
for file in package.json package-lock.json LICENSE apps/store/dist apps/store/migrations apps/web/dist apps/office/dist packages/fixtures/packshots; do
  copy "$file"
done
# npm wants to see every workspace that the lock file names.
for file in apps/*/package.json packages/*/package.json; do
  copy "$file"
done
find "$to" -name '*.map' -delete

#!/bin/sh
# Copies the runtime files of a built shop, without npm packages, to an empty folder:
#   sh scripts/lib/pack-runtime.sh <folder>; then run there: npm ci --omit=dev --workspace @skafferi/store
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
# npm requires every workspace of the lock file.
for file in apps/*/package.json packages/*/package.json; do
  copy "$file"
done
find "$to" -name '*.map' -delete

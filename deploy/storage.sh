#!/bin/sh
set -eu
cat > /tmp/s3.json <<JSON
{"identities": [{"name": "shop", "credentials": [{"accessKey": "$S3_ACCESS_KEY_ID", "secretKey": "$S3_SECRET_ACCESS_KEY"}], "actions": ["Admin", "Read", "Write", "List"]}]}
JSON
exec weed server -dir=/data -s3 -s3.config=/tmp/s3.json

# The shop as an image: small, not root, and read-only but for what is mounted. Not run on the machine it was written on, which has
# no Docker; what the second stage holds was tried there as a folder, see docs/operating.md.
FROM node:22-bookworm-slim AS build
WORKDIR /shop
ENV CI=true TURBO_TELEMETRY_DISABLED=1
COPY . .
RUN npm ci --no-audit --no-fund \
 && node scripts/turbo.mjs build --filter=@skafferi/store --filter=@skafferi/web --filter=@skafferi/office
# What runs: two bundles, the pictures, the migrations, and the store's packages from the registry.
RUN sh scripts/lib/pack-runtime.sh /runtime \
 && cd /runtime && npm ci --omit=dev --workspace @skafferi/store --no-audit --no-fund && npm cache clean --force

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
WORKDIR /shop
COPY --from=build --chown=root:root /runtime /shop
RUN mkdir /data && chown node:node /data
USER node
# Empty where files are in an S3-compatible store and CODE_KEY is set.
VOLUME /data
EXPOSE 4000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/store/dist/server.js"]

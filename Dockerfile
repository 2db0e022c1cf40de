# syntax=docker/dockerfile:1
# The whole product in one image: site, demo, reports, API and admin. compose.yaml puts a proxy in front of it.
ARG NODE=node:26-bookworm-slim

# Has Git, which dates the sitemap's pages.
FROM node:26-bookworm AS build
WORKDIR /srv/voxlog
ENV XDG_CACHE_HOME=/var/cache TURBO_TELEMETRY_DISABLED=1
COPY . .
# The origins of site, demo and API. Without them, the build is for one origin.
ARG VOXLOG_DOMAIN="" VOXLOG_LAUNCH="" VITE_SITE_URL="" VITE_DEMO_URL="" VITE_API_URL="" VITE_TRACKING_URL=""
RUN npx -y pnpm@12 install --frozen-lockfile \
  && npx -y pnpm@12 build \
  && npx -y pnpm@12 storybook build \
  && node apps/server/commands/fetch.ts

FROM ${NODE} AS server
WORKDIR /srv/voxlog
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY apps/server apps/server
COPY packages/hosting packages/hosting
COPY packages/i18n packages/i18n
COPY packages/texts packages/texts
COPY packages/product packages/product
COPY packages/tracked-sets packages/tracked-sets
COPY packages/tracking packages/tracking
RUN npx -y pnpm@12 install --prod --frozen-lockfile --no-optional --filter-prod "@voxlog/server..." \
  && rm -rf apps/server/tests apps/server/testing apps/server/soak

FROM ${NODE}
WORKDIR /srv/voxlog
COPY --from=server /srv/voxlog ./
COPY --from=build /srv/voxlog/apps/server/build/pb_hooks apps/server/build/pb_hooks
COPY --from=build /srv/voxlog/apps/server/build/pb_migrations apps/server/build/pb_migrations
COPY --from=build /srv/voxlog/apps/site/build/client builds/site
COPY --from=build /srv/voxlog/apps/demo/dist builds/demo
COPY --from=build /srv/voxlog/apps/reports/dist builds/reports
# Served at /ui if UI_DIR is /srv/voxlog/builds/ui.
COPY --from=build /srv/voxlog/packages/ui/storybook-static builds/ui
COPY --from=build /var/cache/voxlog /var/cache/voxlog
RUN install -d -o node -g node -m 0700 /var/lib/voxlog
ENV HOST=0.0.0.0 PORT=8090 DATA_DIR=/var/lib/voxlog XDG_CACHE_HOME=/var/cache \
  SITE_DIR=/srv/voxlog/builds/site DEMO_DIR=/srv/voxlog/builds/demo REPORTS_DIR=/srv/voxlog/builds/reports
VOLUME /var/lib/voxlog
EXPOSE 8090
USER node
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8090/api/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=64", "apps/server/commands/serve.ts"]

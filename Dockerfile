FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN node bin/prepare.js --web

FROM node:24-bookworm-slim
WORKDIR /app
COPY --from=build /app/package.json /app/LICENSE /app/CHANGELOG.md /app/CHANGELOG.de.md ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/contract contract
COPY --from=build /app/domain domain
COPY --from=build /app/reader reader
COPY --from=build /app/resume resume
COPY --from=build /app/server server
COPY --from=build /app/web/dist web/dist
ENV NODE_ENV=production APPLYBOX_DATA_DIR=/data
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000 2525
HEALTHCHECK --start-period=60s CMD ["node", "server/healthcheck.ts"]
STOPSIGNAL SIGTERM
CMD ["node", "server/main.ts"]

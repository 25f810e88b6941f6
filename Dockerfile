FROM node:22.23.2-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --workspaces=false
COPY . .
RUN npm run build

FROM node:22.23.2-bookworm-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Without workspaces: the embedded engine is not for production.
RUN npm ci --omit=dev --workspaces=false

FROM node:22.23.2-bookworm-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=dependencies /app/node_modules ./node_modules
COPY package.json schema.graphql ./
COPY client/src/gql/persisted-documents.json ./client/src/gql/
COPY domain ./domain
# .dockerignore excludes the tests.
COPY bff ./bff
COPY deploy/backup ./deploy/backup
COPY --from=build /app/dist ./dist
# A volume mounted here gets the same owner.
RUN install -d -o node -g node -m 0700 /backups
# docker build --build-arg GIT_COMMIT=$(git rev-parse HEAD)
ARG GIT_COMMIT=
ENV GIT_COMMIT=$GIT_COMMIT
USER node
EXPOSE 4000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --start-interval=2s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 4000}/api/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-proto=delete", "--import", "tsx/esm", "bff/src/server.ts"]

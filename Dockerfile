FROM node:22.23.2-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --workspaces=false
COPY . .
RUN npm run build

FROM node:22.23.2-bookworm-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Without workspaces, so without the embedded engine, which refuses production.
RUN npm ci --omit=dev --workspaces=false

FROM node:22.23.2-bookworm-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=dependencies /app/node_modules ./node_modules
COPY package.json schema.graphql ./
COPY client/src/gql/persisted-documents.json ./client/src/gql/
COPY domain ./domain
# Without its tests: .dockerignore leaves them out.
COPY bff ./bff
COPY --from=build /app/dist ./dist
USER node
EXPOSE 4000
CMD ["node", "--disable-proto=delete", "--import", "tsx", "bff/src/server.ts"]

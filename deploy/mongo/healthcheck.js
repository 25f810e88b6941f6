// Run by mongosh. The first check initiates the replica set, which is healthy once the node is primary.
const { readFileSync } = require('fs');

db.getSiblingDB('admin').auth('root', readFileSync('/run/secrets/mongo_root_password', 'utf8').trim());
try {
  rs.status();
} catch {
  rs.initiate({ _id: 'rs0', members: [{ _id: 0, host: 'mongo:27017' }] });
}
quit(db.hello().isWritablePrimary ? 0 : 1);

// mongosh runs this when the image starts with an empty volume.
const { readFileSync } = require('fs');

const secret = (name) => readFileSync(`/run/secrets/${name}`, 'utf8').trim();
const database = process.env.APP_DATABASE;

db.getSiblingDB('admin').auth('root', secret('mongo_root_password'));
db.getSiblingDB(database).createUser({
  user: 'academia',
  pwd: secret('mongo_app_password'),
  // Only its own database; indexes and migrations need no more.
  roles: [{ role: 'readWrite', db: database }],
});

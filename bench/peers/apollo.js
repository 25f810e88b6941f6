import { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import express from 'express';
import { announce } from './announce.js';
import { connect, hydratedCourses, leanCourses, typeDefs } from './courses.js';

const courses = process.argv.includes('lean') ? leanCourses : hydratedCourses;

await connect();
const apollo = new ApolloServer({ typeDefs, resolvers: { Query: { courses: (_, args) => courses(args) } } });
await apollo.start();
const app = express();
app.use('/graphql', express.json(), expressMiddleware(apollo));
const server = app.listen(0, '127.0.0.1', () => announce(server.address().port));

import { readCopy, readRun, writeCopy, type Feed } from './feed-reading.ts';

/** Follows one list until it is killed, as a program of an integrator does. */
const { FEED = '', URL: url = '', TOKEN: token = '', FILE: file = '' } = process.env;
const feed = JSON.parse(FEED) as Feed;

for (;;) await writeCopy(file, await readRun({ feed, url, token }, await readCopy(file)));

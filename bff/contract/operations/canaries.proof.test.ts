import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CertificateModel } from '../../src/features/certificates/certificate.model.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { aPassportLink, aToken } from '../account-builders.ts';
import { aBooking, aPersonalisedCourse, aStudent, anAdmin, good, type Member } from '../builders.ts';
import { certify } from '../certificate-builders.ts';
import { connectGraphql, postGraphql } from '../drivers/graphql.ts';
import { connectRest } from '../drivers/rest.ts';
import { useTestServer } from '../harness.ts';
import { startServerProcess, type ServerProcess } from '../processes.ts';
import { graphqlReads, restReads } from '../read-requests.ts';

const mark = randomBytes(4).toString('hex');
const digits = String(10_000_000 + (randomBytes(4).readUInt32BE() % 89_999_999));

/** One text in each private field: a response to another user must have none of them. */
const CANARIES = {
  email: `canario-${mark}@academia.example`,
  password: `Clave-${mark}-canario`,
  firstName: `Nombre${mark}`,
  lastName: `Apellido${mark}`,
  phone: `+54 9 ${digits.slice(0, 4)}-${digits.slice(4)}77`,
  documentNumber: digits,
  address: `Calle ${mark} 999`,
  city: `Ciudad ${mark}`,
  province: `Provincia ${mark}`,
};
const LICENCE = `CLU-${mark}`;
const FRIEND = `amigo-${mark}@academia.example`;
const canaries = [...Object.values(CANARIES), LICENCE, FRIEND];

const home = useTestServer();
let server: ServerProcess;
let owner: Member;
let stranger: Member;
let ids: string[];
let pages: string[];

beforeAll(async () => {
  const { DB_NAME = '', MONGODB_URI = '' } = home.settings;
  server = await startServerProcess({ DB_NAME, MONGODB_URI, LOG_LEVEL: 'trace' });
  const surface = { url: server.url, connect: connectRest };
  owner = await aStudent(surface, CANARIES);
  stranger = await aStudent(surface);
  const own = connectGraphql(server.url, owner.token);
  const { id: courseId } = await aPersonalisedCourse();
  const enrolment = good(await own.enrol(aBooking(courseId)));
  await UserModel.updateOne({ _id: owner.id }, { $set: { clu: LICENCE } });
  const referral = good(await own.createReferral({ referredEmail: FRIEND }));
  ids = [owner.id, enrolment.id, courseId, referral.id];
  const { code } = await CertificateModel.findById(await certify(enrolment.id))
    .orFail()
    .lean();
  const { pathname } = new URL((await aPassportLink(owner.id)).url);
  pages = [
    ...['', '/certificado.pdf', '/credencial'].map((rest) => `/verificar/${code}${rest}`),
    ...['', '/pasaporte.pdf'].map((rest) => pathname + rest),
    `/verificar?codigo=${code}`,
  ];
});
afterAll(() => server.stop());

const canariesIn = (text: string, where: string) =>
  canaries.filter((canary) => text.includes(canary)).map((canary) => `${canary} in ${where}`);

const callers = async () => [
  { who: 'a visitor', token: undefined },
  { who: 'another student', token: stranger.token },
  { who: "another student's token", token: (await aToken(stranger.id, ['read', 'write'])).token },
];

it('private data of a student are in no response to another student or a visitor', async () => {
  const seen: string[] = [];
  let withData = 0;
  const send = async (who: string, token: string | undefined, text: string | undefined) => {
    const byGraphql = graphqlReads(text).map(async ({ name, ...request }) => {
      const { body } = await postGraphql(server.url, request, token);
      if (body.data) withData += 1;
      seen.push(...canariesIn(JSON.stringify(body), `${name} for ${who}`));
    });
    const headers = new Headers(token ? { authorization: `Bearer ${token}` } : {});
    const byRest = restReads(text).map(async (address) => {
      const response = await fetch(server.url + address, { headers, redirect: 'manual' });
      seen.push(...canariesIn(await response.text(), `${address} for ${who}`));
    });
    await Promise.all([...byGraphql, ...byRest]);
  };
  for (const { who, token } of await callers()) {
    for (const text of [undefined, ...ids, 'canario-']) await send(who, token, text);
  }
  expect(withData).toBeGreaterThan(graphqlReads('').length);
  expect(seen).toEqual([]);
});

it('private data are in responses to the student and to staff, so that the search above is able to find them', async () => {
  const own = JSON.stringify(good(await connectRest(server.url, owner.token).me()));
  expect(own).toContain(CANARIES.address);
  const admin = await anAdmin({ url: server.url, connect: connectRest });
  expect(JSON.stringify(good(await admin.api.allUsers({ search: CANARIES.lastName })))).toContain(LICENCE);
});

it('private data are not in the log, at its finest level', async () => {
  good(await connectRest(server.url).login({ email: CANARIES.email, password: CANARIES.password }));
  await connectGraphql(server.url).login({ email: CANARIES.email, password: `${CANARIES.password}x` });
  await fetch(`${server.url}/api/nada?email=${encodeURIComponent(CANARIES.email)}`);
  for (const page of pages) {
    const { status } = await fetch(server.url + page);
    expect([page, status]).toEqual([page, 200]);
  }
  const { stdout, stderr } = await server.stop();
  for (const logged of ['/api/auth/login', '/verificar/…', '/pasaporte/…']) expect(stdout).toContain(logged);
  expect(canariesIn(stdout + stderr, 'the log')).toEqual([]);
  const codes = pages.flatMap((page) => page.match(/[2-9A-Z]{20}/) ?? []);
  expect(codes).toHaveLength(pages.length);
  for (const code of codes) expect(stdout + stderr).not.toContain(code);
});

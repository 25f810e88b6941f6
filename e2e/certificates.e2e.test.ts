import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { aCertificate } from '../bff/contract/certificate-builders.ts';
import { aPassportLink } from '../bff/contract/account-builders.ts';
import { CertificateModel } from '../bff/src/features/certificates/certificate.model.ts';
import { expectGoodLook } from './look.ts';
import { test } from './stage.ts';

const VALID = 'La firma es válida. Lo comprobó tu navegador, sin consultarnos.';
const FORGED = 'La firma no es válida: este certificado o su enlace fueron alterados.';

const ALTERED = 'La firma es de otro contenido: lo que muestra esta página fue alterado.';

const REVOKED = 'La firma es válida, pero el certificado está anulado.';

const stored = (id: string) => CertificateModel.findById(id).orFail().lean();

const loadedFaces = (page: Page) =>
  page.evaluate(async () => {
    const faces = [...(await document.fonts.ready)].filter(({ status }) => status === 'loaded');
    return faces.map(({ family }) => family.replaceAll('"', '')).sort();
  });

/** An address of the server that can be closed, as if the server had ended. */
const closableAddress = async (port: number) => {
  const sockets = new Set<Socket>();
  const proxy = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    for (const socket of [client, upstream]) sockets.add(socket.on('error', () => socket.destroy()));
    client.pipe(upstream).pipe(client);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const close = async () => {
    proxy.close();
    sockets.forEach((socket) => socket.destroy());
    await once(proxy, 'close');
  };
  return { url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, close };
};

describe('the page of a certificate', () => {
  test('verifies the signature on a phone, also after the server is gone', async ({ server, visit }) => {
    const { id } = await aCertificate(server.url);
    const { code, jws } = await stored(id);
    const proxy = await closableAddress(server.port);
    const page = await visit({
      at: `${proxy.url}/verificar/${code}`,
      width: 360,
      expecting: [/ERR_CONNECTION_REFUSED/],
    });
    const verdict = page.locator('#firma');
    await verdict.getByText(VALID).waitFor();
    await proxy.close();
    const again = page.getByRole('button', { name: 'Comprobar de nuevo' });
    const forged = String(jws).replace(/[^.]+$/, (signature) => 'A'.repeat(signature.length));
    await page.evaluate((hash) => (location.hash = hash), forged);
    await verdict.getByText(FORGED).waitFor();
    await page.evaluate((hash) => (location.hash = hash), String(jws));
    await again.click();
    await verdict.getByText(VALID).waitFor();
    expect(await page.evaluate(() => fetch('/livez').then(String, () => 'gone'))).toBe('gone');
  });

  test('shows a warning if its content is not the signed one, or if it is revoked', async ({
    server,
    visit,
  }) => {
    const { id } = await aCertificate(server.url);
    const { code, content } = await CertificateModel.findByIdAndUpdate(id, {
      'content.name': 'Otra Persona',
    }).orFail();
    const page = await visit({ at: `/verificar/${code}` });
    await page.locator('#firma').getByText(ALTERED).waitFor();
    const revocation = { reason: 'staff', note: null, at: new Date(), by: null };
    await CertificateModel.updateOne({ _id: id }, { $set: { content, revocation } });
    await page.reload();
    await page.locator('#firma').getByText(REVOKED).waitFor();
  });

  test('is accessible, fits and is printed without buttons; so is a shared passport', async ({
    server,
    visit,
  }) => {
    const { id, student } = await aCertificate(server.url);
    const { code } = await stored(id);
    const page = await visit({ at: `/verificar/${code}` });
    await page.locator('#firma').getByText(VALID).waitFor();
    await expectGoodLook(page);
    await page.emulateMedia({ media: 'print' });
    await page.getByRole('link', { name: 'Descargar en PDF' }).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Comprobar de nuevo' }).waitFor({ state: 'hidden' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByText(`/verificar/${code}`).waitFor();
    const { url } = await aPassportLink(student.id);
    const passport = await visit({ at: new URL(url).pathname });
    await passport.getByText('Tiro Defensivo').waitFor();
    await expectGoodLook(passport);
    await passport.getByText('Se comprueba en').waitFor({ state: 'hidden' });
    expect(await loadedFaces(passport)).toEqual(['Archivo Variable', 'Newsreader Variable']);
  });

  test('and a shared passport send no Referer', async ({ server, visit }) => {
    const { id, student } = await aCertificate(server.url);
    const { code } = await stored(id);
    const { url } = await aPassportLink(student.id);
    for (const at of [`/verificar/${code}`, new URL(url).pathname]) {
      const page = await visit({ at });
      const sent: string[] = [];
      page.on('request', (request) => sent.push(JSON.stringify([request.url(), request.headers()])));
      await page.getByRole('banner').getByRole('link').click();
      await page.waitForURL('**/');
      expect(sent.length).toBeGreaterThan(0);
      expect(sent.filter((request) => request.includes(at))).toEqual([]);
    }
  });
});

test('‘Ver Certificado’ opens the certificate', async ({ server, visit }) => {
  const { id, student } = await aCertificate(server.url);
  const { code } = await stored(id);
  const page = await visit({ at: '/history', token: student.token });
  await page.getByRole('button', { name: 'Ver Certificado' }).click();
  await page.waitForURL(`**/verificar/${code}`);
});

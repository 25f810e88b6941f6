import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { aClassToday, aStaffMember, good } from '../bff/contract/builders.ts';
import { connectGraphql } from '../bff/contract/drivers/graphql.ts';
import { aFirearm } from '../bff/contract/firearm-builders.ts';
import { launchChromium, SHORT_LIVED } from './chromium.ts';
import { expectGoodPhone, picture } from './look.ts';
import { test as base } from './stage.ts';

/** What Chromium's camera shows: read anew each time the camera is opened. */
const folder = mkdtempSync(join(tmpdir(), 'camera-'));
const FILM = join(folder, 'film.y4m');
const WIDTH = 640;
const HEIGHT = 480;

afterAll(() => rmSync(folder, { recursive: true }));

const film = (luma: Buffer) => {
  const chroma = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, chroma]);
  writeFileSync(
    FILM,
    Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`), frame, frame]),
  );
};

film(Buffer.alloc(WIDTH * HEIGHT, 128));

const test = base.extend({
  browser: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const browser = await launchChromium(
        SHORT_LIVED,
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${FILM}`,
      );
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

/** The code on the screen as a camera sees it: the brightness of each point. */
const filmScreen = async (page: Page) => {
  const seen = await page.getByRole('img', { name: /^Código QR/ }).evaluate(
    async (svg, [width, height]) => {
      const picture = new Image();
      picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
      await picture.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [width, height];
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('no canvas');
      pen.fillStyle = '#ddd';
      pen.fillRect(0, 0, width, height);
      pen.drawImage(picture, 120, 40, 400, 400);
      const { data } = pen.getImageData(0, 0, width, height);
      return Array.from({ length: width * height }, (_, index) => data[index * 4] ?? 0);
    },
    [WIDTH, HEIGHT] as const,
  );
  film(Buffer.from(seen));
};

/** Chromium's headless shell asks nobody: it has no permission to refuse. */
const refuseCamera = (page: Page, isRefused: boolean) =>
  page.evaluate((refuses) => {
    const refused = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    if (refuses) Object.assign(navigator.mediaDevices, { getUserMedia: refused });
    else Reflect.deleteProperty(navigator.mediaDevices, 'getUserMedia');
  }, isRefused);

const look = (page: Page, name: string) => expectGoodPhone(page, `ingreso-${name}`);

test('a student shows the code of the day, which the camera of the desk reads, also offline', async ({
  server,
  visit,
}) => {
  const surface = { url: server.url, connect: connectGraphql };
  const desk = await aStaffMember(surface, 'desk');
  await aFirearm();
  const instructor = await aStaffMember(surface, 'instructor');
  const [one, other] = (await aClassToday(instructor, surface)).enrolments;
  const showCode = async (token: string) => {
    const shown = await visit({ at: '/dashboard', width: 360, token });
    await shown.getByRole('button', { name: 'Código de ingreso' }).click();
    await shown.getByRole('img', { name: /^Código QR/ }).waitFor();
    return shown;
  };

  const phone = await showCode(one.student.token);
  await look(phone, '1-codigo');
  await filmScreen(phone);

  const expecting = [/net::ERR_INTERNET_DISCONNECTED/, /^failed request: /];
  const page = await visit({ at: '/gestion/dia', width: 360, token: desk.token, expecting });
  await page.getByText('2 por llegar').waitFor();
  const scan = () => page.getByRole('button', { name: 'Escanear código' }).click();
  const close = () => page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
  const isRead = (text: RegExp) => page.getByRole('dialog').getByRole('status').getByText(text).waitFor();
  await refuseCamera(page, true);
  await scan();
  await page.getByText('El navegador no tiene permiso para usar la cámara').waitFor();
  await look(page, '2-sin-permiso');
  await refuseCamera(page, false);
  await page.getByRole('button', { name: 'Volver a intentar' }).click();
  await isRead(/^Llegó /);
  await look(page, '3-llego');
  const arrived = async () => {
    const { students } = good(await connectGraphql(server.url, desk.token).rangeDay());
    return students.flatMap(({ enrolmentId, arrivedAt }) => (arrivedAt ? [enrolmentId] : [])).sort();
  };
  await expect.poll(arrived).toEqual([one.id]);
  await close();

  await filmScreen(await showCode(other.student.token));
  await page.getByText(/^Todo enviado/).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().setOffline(true);
  await page.reload();
  await scan();
  await isRead(/^Llegó /);
  await page.getByText('1 cambio sin enviar').waitFor();
  await close();
  await scan();
  await isRead(/^Ya ingresó \d\d:\d\d$/);
  await picture(page, 'ingreso-4-ya-ingreso');
  await page.context().setOffline(false);
  await expect.poll(arrived).toEqual([one.id, other.id].sort());
});

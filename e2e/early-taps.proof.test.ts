import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { CLASS_TYPE_LABELS, type ClassType } from '#domain/enrolments/class-type.ts';
import { WEAPONS } from '#domain/weapons/weapon.catalogue.ts';
import { aCourse, academyDay, aPersonalisedCourse, good } from '../bff/contract/builders.ts';
import { connectGraphql } from '../bff/contract/drivers/graphql.ts';
import { randomFrom } from '../bff/contract/random-users.ts';
import { paths, PERSONALISED } from '../client/src/paths.ts';
import { CourseModel } from '../bff/src/features/courses/course.model.ts';
import { aStudent } from './accounts.ts';
import { confirmationOf, waitForWholePage } from './look.ts';
import { watchOperations } from './network.ts';
import { appIsThere, storeToken, test, type Stage } from './stage.ts';

/** Orders of taps on each page. */
const ORDERS = Number(process.env.EARLY_TAPS ?? 6);
const SEED = Number(process.env.SEED ?? 1);
const MOST_TAPS = 10;

type Random = ReturnType<typeof randomFrom>;

const oneOf = <T>(random: Random, all: readonly T[]) => all[Math.floor(random() * all.length)] as T;

type Opened = { at: string; token: string; random: Random };

/** A member's page whose code arrives file by file, each at a random instant. */
const openSlowly = async (visit: Stage['visit'], { at, token, random }: Opened) => {
  const page = await visit({ at: '/favicon.svg', width: 360, hasTouch: true });
  await storeToken(page, token);
  await page.route('**/assets/*.js', async (route) => {
    await delay(random() * 800);
    await route.fallback();
  });
  await page.goto(at, { waitUntil: 'commit' });
  return page;
};

/** A touch of the middle of what is seen, whatever lies there; false where it is not seen. */
const touch = async (page: Page, selector: string, text: string) => {
  const box = await page.evaluate(
    ([css, wanted]) => {
      const found = [...document.querySelectorAll(css)].find(
        (element) => element.textContent.includes(wanted) && element.getClientRects().length > 0,
      );
      found?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = found?.getBoundingClientRect() ?? new DOMRect();
      return { x: left + width / 2, y: top + height / 2, isSeen: found !== undefined };
    },
    [selector, text] as const,
  );
  if (box.isSeen) await page.touchscreen.tap(box.x, box.y);
};

const orders = Array.from({ length: ORDERS }, (_, index) => SEED * 1_000 + index);

const TYPES = Object.entries(CLASS_TYPE_LABELS) as [ClassType, string][];

/** They are sent in the order of the taps. */
const inOrder = (ids: readonly string[]) => WEAPONS.map(({ id }) => id).filter((id) => ids.includes(id));

/** What the form shows. */
const shown = async (page: Page) => {
  const weapons: string[] = [];
  for (const { id, label } of WEAPONS)
    if (await page.getByRole('checkbox', { name: label }).isChecked()) weapons.push(id);
  const types: string[] = [];
  for (const [id, label] of TYPES)
    if (await page.getByRole('radio', { name: label }).isChecked()) types.push(id);
  return {
    weapons,
    types,
    day: await page.getByLabel('Fecha', { exact: true }).inputValue(),
    clock: await page.getByLabel('Hora', { exact: true }).inputValue(),
  };
};

test.for(orders)(
  'a booking sends what its form shows, whatever was tapped while it was loaded: %i',
  async (seed, { server, visit }) => {
    const random = randomFrom(seed);
    await aPersonalisedCourse();
    const { token } = await aStudent(server);
    const page = await openSlowly(visit, { at: `${paths.courses}#${PERSONALISED}`, token, random });
    const { sentOperations } = watchOperations(page);
    await page.locator('.for-members form, form').first().waitFor();
    const labels = [...WEAPONS.map(({ label }) => label), ...TYPES.map(([, label]) => label)];
    for (let taps = random() * MOST_TAPS; taps > 0; taps -= 1) {
      await delay(random() * 250);
      await touch(page, oneOf(random, ['label', 'label', 'button']), oneOf(random, labels));
      if (random() < 0.2) await touch(page, 'button[type=submit]', '');
    }
    await appIsThere(page);
    await waitForWholePage(page);
    const program = page.getByRole('button', { name: 'Programar Clase' });
    await program.waitFor();
    // What is still missing is chosen now.
    const before = await shown(page);
    const choose = (label = '') => page.locator('label', { hasText: label }).first().tap();
    if (before.types.length === 0) await choose(TYPES[0]?.[1]);
    if (before.weapons.length === 0) await choose(WEAPONS[0]?.label);
    await page.getByLabel('Fecha', { exact: true }).fill(academyDay(40).split('-').reverse().join(''));
    await page.getByLabel('Hora', { exact: true }).fill('1030');
    await page.getByLabel('Hora', { exact: true }).blur();
    if ((await page.getByRole('group', { name: 'Munición 1' }).count()) === 0)
      await page.getByRole('button', { name: 'Agregar munición' }).tap();
    // Weapons of two calibers leave it open.
    const caliber = page.getByLabel('Calibre');
    if ((await caliber.inputValue()) === '') await caliber.selectOption({ index: 1 });
    const seen = await shown(page);
    await program.tap();
    await confirmationOf(page).waitFor();
    const [sent, ...more] = sentOperations.filter(({ operationName }) => operationName === 'BookClass');
    expect(more).toEqual([]);
    const input = sent?.variables.input as { classType: string; weapons: string[] };
    expect(input.classType).toBe(seen.types[0]?.toUpperCase());
    expect(inOrder(input.weapons)).toEqual(seen.weapons);
    const [booked] = good(await connectGraphql(server.url, token).myEnrolments());
    expect(booked).toMatchObject({ classType: seen.types[0], weapons: input.weapons });
  },
);

/** The main action of each page, what it shows, and what it may send. */
const ACTIONS = {
  [paths.courses]: { button: 'Inscribirse', dialog: /Tu clase está pedida/, sends: 'Enrol' },
  [paths.history]: { button: 'Compartir', dialog: /Compartir mi pasaporte/, sends: null },
  [paths.course]: { button: 'Inscribirse', dialog: /Tu clase está pedida/, sends: 'Enrol' },
} as const;

for (const [path, { button, dialog, sends }] of Object.entries(ACTIONS))
  test.for(orders)(
    `the main button of ${path} acts once, whenever it is tapped: %i`,
    async (seed, { server, visit }) => {
      const random = randomFrom(seed);
      await CourseModel.deleteMany();
      const { id } = await aCourse();
      const { token } = await aStudent(server);
      const page = await openSlowly(visit, { at: path.replace(':id', id), token, random });
      const { sentOperations } = watchOperations(page);
      const shownDialog = page.getByRole('dialog', { name: dialog });
      await page.locator('h1').first().waitFor();
      for (let taps = 1 + random() * 3; taps > 0; taps -= 1) {
        await delay(random() * 700);
        if ((await shownDialog.count()) === 0) await touch(page, 'button', button);
      }
      await appIsThere(page);
      const press = page.getByRole('button', { name: button }).first();
      await expect.poll(async () => (await shownDialog.count()) + (await press.count())).toBeGreaterThan(0);
      await delay(1_000);
      // What was tapped before the button could be pressed is pressed now.
      if ((await shownDialog.count()) === 0) await press.tap();
      await shownDialog.waitFor();
      const sent = sentOperations.filter(({ operationName }) => operationName === sends);
      expect(sent).toHaveLength(sends ? 1 : 0);
    },
  );

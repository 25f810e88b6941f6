import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Providers } from '../src/app/providers.tsx';
import { onDemand, openedLater } from '../src/components/records/on-demand.tsx';

afterEach(cleanup);

type DialogProps = { isOpen: boolean };

const Dialog = ({ isOpen }: DialogProps) => isOpen && <div role="dialog" />;

type Answer = { resolve: (dialog: typeof Dialog) => void; reject: (error: Error) => void };

/** Code that arrives, or does not, when the test says so. */
const aLoad = () => {
  const asked: Answer[] = [];
  const load = () =>
    new Promise<typeof Dialog>((resolve, reject) => {
      asked.push({ resolve, reject });
    });
  const answerWith = (answer: (one: Answer) => void) => act(async () => asked.splice(0).forEach(answer));
  return {
    load,
    isAsked: () => asked.length > 0,
    arrive: () => answerWith(({ resolve }) => resolve(Dialog)),
    fail: () => answerWith(({ reject }) => reject(new Error('Not loaded'))),
  };
};

describe.each([
  ['a dialog', onDemand],
  ['a drawer', openedLater],
])('%s that is not part of its page', (_, made) => {
  const show = () => {
    const { load, ...code } = aLoad();
    const Made = made<DialogProps>(load);
    const page = (isOpen: boolean) => (
      <Providers>
        <Made isOpen={isOpen} />
      </Providers>
    );
    const { rerender } = render(page(false));
    const whenIdle = () => vi.waitFor(() => expect(code.isAsked()).toBe(true), { timeout: 10_000 });
    return { ...code, whenIdle, open: () => act(async () => rerender(page(true))) };
  };
  const isOpening = () => screen.queryByLabelText('Abriendo...') !== null;

  test('opens at once when its code is there', async () => {
    const { whenIdle, arrive, open } = show();
    await whenIdle();
    await arrive();
    expect(screen.queryByRole('dialog')).toBeNull();
    await open();
    screen.getByRole('dialog');
    expect(isOpening()).toBe(false);
  });

  test('opens as soon as its code is there', async () => {
    const { arrive, open } = show();
    await open();
    expect(isOpening()).toBe(true);
    await arrive();
    screen.getByRole('dialog');
    expect(isOpening()).toBe(false);
  });

  test('is loaded again when it opens if that failed before', async () => {
    const { whenIdle, arrive, fail, open } = show();
    await whenIdle();
    await fail();
    await open();
    expect(isOpening()).toBe(true);
    await arrive();
    screen.getByRole('dialog');
  });
});

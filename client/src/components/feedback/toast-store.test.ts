import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { dropNews, dropToast, showToast, toaster } from './toast-store.ts';

const undo = { action: { label: 'Deshacer', onClick: () => undefined, milliseconds: 10_000 } };
const titles = () => toaster.getVisibleToasts().map(({ title }) => title);

// On a page a dismissed toast is removed once it has faded out.
vi.spyOn(toaster, 'dismiss').mockImplementation((id) => {
  toaster.remove(id);
  return id ?? '';
});

beforeEach(() => {
  for (const title of titles()) dropToast(String(title));
});

it('success is closed by what the user starts, and by the next success', () => {
  showToast('success', 'Uno');
  showToast('success', 'Dos');
  expect(titles()).toEqual(['Dos']);
  dropNews();
  expect(titles()).toEqual([]);
});

it('a button stays when the user goes on', () => {
  showToast('success', 'Uno', undo);
  dropNews();
  showToast('success', 'Dos', undo);
  showToast('error', 'Tres');
  showToast('success', 'Cuatro');
  expect(titles()).toEqual(['Cuatro', 'Dos', 'Uno']);
});

it('an error with a link stays until it is closed, or until the next toast', () => {
  showToast('error', 'Uno', { detail: 'Elige otra fecha.', link: { label: 'Ver cursos', to: '/courses' } });
  expect(toaster.getVisibleToasts()).toMatchObject([
    { duration: Infinity, description: 'Elige otra fecha.' },
  ]);
  dropNews();
  expect(titles()).toEqual(['Uno']);
  showToast('success', 'Dos');
  expect(titles()).toEqual(['Dos']);
});

it('the oldest button gives way to a fifth toast, which does not wait', () => {
  for (const title of ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco']) showToast('success', title, undo);
  expect(titles()).toEqual(['Cinco', 'Cuatro', 'Tres', 'Dos']);
});

it('on a phone two are shown', () => {
  vi.stubGlobal('innerWidth', 360);
  onTestFinished(() => void vi.unstubAllGlobals());
  for (const title of ['Uno', 'Dos', 'Tres']) showToast('success', title, undo);
  expect(titles()).toEqual(['Tres', 'Dos']);
});

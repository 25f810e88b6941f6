import { expect, it } from 'vitest';
import { whatsappLink } from './whatsapp.ts';

it.each([
  ['+54 9 11 5550-0142', 'https://wa.me/5491155500142?text=Hola'],
  ['0054 9 11 5550 0142', 'https://wa.me/5491155500142?text=Hola'],
  ['11 5550-0142', 'https://wa.me/5491155500142?text=Hola'],
  ['011 5550-0142', 'https://wa.me/5491155500142?text=Hola'],
  ['+598 99 123 456', 'https://wa.me/59899123456?text=Hola'],
  ['+54 9 11 5550 0142, int. 4321', null],
  ['1', null],
  ['sin teléfono', null],
  [null, null],
])('the chat of %s is %s', (phone, link) => {
  expect(whatsappLink(phone, 'Hola')).toBe(link);
});

it('a text is part of the address', () => {
  expect(whatsappLink('+59899123456', '¿Hay lugar? & más')).toBe(
    'https://wa.me/59899123456?text=%C2%BFHay%20lugar%3F%20%26%20m%C3%A1s',
  );
});

import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { serverError } from './form-errors.ts';

const rejection = (message: string) =>
  new CombinedGraphQLErrors({
    errors: [{ message, extensions: { fields: [{ field: 'caliber', message }] } }],
  });

it.each([messages.specifiedRequired, messages.specifiedInvalid])('a form shows %j in Spanish', (message) =>
  expect(serverError(rejection(message), '')).toEqual({
    text: messages.checkField,
    fields: [{ field: 'caliber', message: messages.checkField }],
  }),
);

it('a form shows the message of the server', () =>
  expect(serverError(rejection(messages.alreadyBooked), '').text).toBe(messages.alreadyBooked));

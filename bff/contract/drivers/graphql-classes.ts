import type { ClassesApi } from '../academy-api.ts';
import type { GraphqlCaller } from './graphql-caller.ts';
import { ENROLMENT } from './graphql-selections.ts';

export const classesApi = ({ query, mutate }: GraphqlCaller): ClassesApi => ({
  bookClass: (input) => mutate('bookClass', ENROLMENT, input),
  weapons: () => query('weapons', 'id label caliber cartridgesPerBox pricePerBox surcharge'),
  classQuote: (input) =>
    query('classQuote', 'base surcharge ammo { caliber quantity unitPrice subtotal } total', { input }),
});

import * as v from 'valibot';
import { ROLES, STAFF_ROLES } from '../academy.ts';
import {
  emailSchema,
  firstNameSchema,
  lastNameSchema,
  ownEntries,
  personEntries,
  phoneSchema,
} from '../auth/auth.schema.ts';
import { messages } from '../messages.ts';
import { calendarDay, expectedRevision, fields, line } from '../schema.ts';
import { undamaged } from '../texts/spreadsheet-damage.ts';

/** A person whom staff creates: one way to reach them, the rest is completed later. */
export const createPersonSchema = v.pipe(
  fields({
    firstName: firstNameSchema,
    lastName: v.nullish(lastNameSchema, null),
    email: v.nullish(emailSchema, null),
    phone: phoneSchema(messages.phone),
  }),
  v.forward(
    v.check(({ email, phone }) => Boolean(email ?? phone), messages.emailOrPhone),
    ['phone'],
  ),
);

/** Fields of a user that only an admin sets. */
export const staffUserSchema = v.partial(
  v.object({
    role: v.picklist(ROLES, messages.invalidInput),
    staffRole: v.nullable(v.picklist(STAFF_ROLES, messages.invalidInput)),
    isActive: v.boolean(messages.invalidInput),
    postalCode: v.nullable(line({ min: 1, max: 20 })),
    clu: v.nullable(v.pipe(line({ min: 1, max: 40 }), undamaged())),
    cluExpiration: v.nullable(calendarDay()),
  }),
);

/** Fields of a user's profile that an admin may correct. */
export const correctionSchema = (today: string) => {
  const { firstName, lastName, ...contact } = ownEntries;
  return v.partial(
    v.object({ firstName, lastName, ...personEntries(today), email: emailSchema, ...contact }),
  );
};

export const updateUserSchema = (today: string) =>
  v.object({ ...staffUserSchema.entries, ...correctionSchema(today).entries, expectedRevision });

import * as v from 'valibot';
import { NAME_LENGTH } from '../academy.ts';
import { emailSchema } from '../auth/auth.schema.ts';
import { messages } from '../messages.ts';
import { fields, line, optionalLine } from '../schema.ts';

const name = line(NAME_LENGTH, messages.firstName);
const email = v.nullish(emailSchema, null);
const phone = optionalLine(30, messages.phone);

export const createInstructorSchema = fields({
  name,
  email,
  phone,
  isActive: v.nullish(v.boolean(messages.invalidInput), true),
});

/** Absent: unchanged. Null: clears email or phone. */
export const updateInstructorSchema = v.partial(
  v.object({ name, email: v.nullable(emailSchema), phone, isActive: v.boolean(messages.invalidInput) }),
);

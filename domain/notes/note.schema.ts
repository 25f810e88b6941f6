import { messages } from '../messages.ts';
import { fields, paragraphs } from '../schema.ts';

const NOTE_MAX = 1_000;

export const noteSchema = fields({ text: paragraphs({ min: 1, max: NOTE_MAX }, messages.note) });

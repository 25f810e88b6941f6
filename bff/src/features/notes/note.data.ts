import { rowOrder } from '../../lists/row-order.ts';
import { KEYED_FIELDS, OWNER, SOMEBODY_ELSE, WORKINGS, dataSection } from '../privacy/data-section.ts';
import { NoteModel, type NoteDocument } from './note.model.ts';

export const personNotesData = dataSection<NoteDocument>({
  name: 'notes',
  order: rowOrder(NoteModel, { _id: 1 }),
  filter: ({ id }) => ({ userId: id }),
  fields: {
    _id: true,
    rev: WORKINGS,
    userId: OWNER,
    classId: true,
    text: true,
    author: SOMEBODY_ELSE,
    createdAt: true,
    removedAt: true,
    ...KEYED_FIELDS,
  },
});

export const erasePersonNotes = async (userId: string) => {
  await NoteModel.deleteMany({ userId });
};

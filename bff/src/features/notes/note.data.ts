import { rowOrder } from '../../lists/row-order.ts';
import { OWNER, SOMEBODY_ELSE, dataSection } from '../../lists/data-section.ts';
import { NoteModel, type NoteDocument } from './note.model.ts';

export const personNotesData = dataSection<NoteDocument>({
  name: 'notes',
  order: rowOrder(NoteModel, { _id: 1 }),
  filter: ({ id }) => ({ userId: id }),
  fields: {
    _id: true,
    userId: OWNER,
    classId: true,
    text: true,
    author: SOMEBODY_ELSE,
    createdAt: true,
    removedAt: true,
  },
});

export const erasePersonNotes = async (userId: string) => {
  await NoteModel.deleteMany({ userId });
};

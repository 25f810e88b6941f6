import { NoteModel } from './note.model.ts';

export const erasePersonNotes = async (userId: string) => {
  await NoteModel.deleteMany({ userId });
};

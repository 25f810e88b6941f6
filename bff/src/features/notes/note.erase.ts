import { NoteModel } from './note.model.ts';

export const forgetPersonNotes = async (userId: string) => {
  await NoteModel.deleteMany({ userId });
};

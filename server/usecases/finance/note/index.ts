// Notes on documents of the books: the use cases of the room.
import { listColleagues, listNotes } from './show-notes.ts';
import { attachPaper, removeNote, showPaper, writeNote } from './write-note.ts';

export const noteHandlers = {
  'finance.catatan.daftar': listNotes,
  'finance.catatan.rekan': listColleagues,
  'finance.catatan.tulis': writeNote,
  'finance.catatan.lampir': attachPaper,
  'finance.catatan.berkas': showPaper,
  'finance.catatan.hapus': removeNote,
};

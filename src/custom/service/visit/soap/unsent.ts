// What was typed and can no longer be stored in the note, as words for an addendum.
import { soapLabels } from '../../../../resources/service/soap.ts';
import { vitalSigns } from '../../../../resources/service/vital.ts';
import { draftOf, isText, noteFields, type NoteField } from './draft.ts';
import type { WriterState } from './note-writer.ts';

const labelOf = (field: NoteField): string => (isText(field) ? soapLabels[field] : vitalSigns[field].label);

/** 'Plan: ...' for each field that differs from the stored note. */
export const unsentText = ({ note, draft }: WriterState): string => {
  const stored = draftOf(note);
  return noteFields
    .filter((field) => draft[field] !== stored[field] && draft[field] !== null)
    .map((field) => `${labelOf(field)}: ${draft[field] ?? ''}`)
    .join('\n');
};

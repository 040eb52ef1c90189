// The odontogram as it is answered (service.md 5), by the names of its parts.
import type { Answered } from '../kernel/answer.ts';
import type { odontogramAnswers } from './answers/odontogram.ts';

/** All that is known of a patient's mouth on a day. */
export type OdontogramAnswer = Answered<(typeof odontogramAnswers)['service.odontogram.show']>;
/** A line of the record, those taken back among them. */
export type EntryData = OdontogramAnswer['entries'][number];
/** The sheet of an examination. */
export type SheetData = NonNullable<OdontogramAnswer['sheet']>;

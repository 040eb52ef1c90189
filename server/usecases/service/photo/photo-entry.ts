// What the activity log says of a photo: its label, the patient's number, and the visit that it belongs to (service.md 3.1).
import type { LogEntry } from '../../kernel/contract.ts';
import { visitmultimedia } from '../../../../src/resources/service/visitmultimedia.ts';
import type { PhotoRecord } from './photo-record.ts';

const GALLERY = '/service/multimedia/multimedia';

/** 'penghapusan foto Frontal BDG2600123' */
export const photoEntry = (
  what: string,
  { id, visit_id, labeldata, customerdata }: PhotoRecord,
  states: Pick<LogEntry, 'before' | 'after'> = {},
): LogEntry => ({
  message: [what, 'foto', labeldata?.name, customerdata.code].filter(Boolean).join(' '),
  url: visit_id === null ? GALLERY : `/service/visit/${visit_id}`,
  groupvisit: visit_id ?? undefined,
  subject: { type: visitmultimedia.name, id },
  ...states,
});

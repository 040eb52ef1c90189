// What calls about photos answer.
import { z } from 'zod';
import {
  coded,
  count,
  dayText,
  FILE,
  flag,
  id,
  instantText,
  listOf,
  saved,
  stateIn,
  text,
  timeText,
} from '../../kernel/answer.ts';
import { visitStates } from '../visit-state.ts';
import { rowShape } from '../../kernel/row-shape.ts';
import { visitmultimedia } from '../visitmultimedia.ts';
import { visitmultimediaRow } from './rows.ts';

const visitOfDay = z.strictObject({
  id,
  code: text,
  status: stateIn(visitStates),
  statusname: text,
  session_time: timeText.nullable(),
  label: text.nullable(),
  customerdata: coded,
  doctordata: coded,
  photo_count: count,
  labels: z.array(id),
  thumburl: text.nullable(),
  has_earlier: flag,
});
const tile = z.strictObject({
  id,
  name: text,
  group: text,
  isprotocol: flag,
  photo_count: count,
  thumburl: text.nullable(),
  upload_at: instantText.nullable(),
});
const cell = z.strictObject({ multimedialabel_id: id, count, upload_at: instantText, thumburl: text.nullable() });
const gaps = z.strictObject({
  id,
  name: text,
  code: text,
  visit_id: id,
  visit_date: dayText,
  cells: z.array(cell),
});

const shot = z.strictObject({ url: text, thumburl: text, upload_at: instantText });
/** A view of the protocol: its first photo, and the newest where that is another one. */
const pair = z.strictObject({ id, name: text, first: shot.nullable(), last: shot.nullable() });

export const photoAnswers = {
  'service.multimedia.banding': listOf(pair),
  'service.visitmultimedia.create': rowShape(visitmultimedia, visitmultimediaRow, 'written'),
  'service.visitmultimedia.delete': saved,
  'service.visitmultimedia.unduh': FILE,
  'service.visitmultimedia.kalibrasi': rowShape(visitmultimedia, visitmultimediaRow, 'written'),
  'service.multimedialabel.urutan': z.strictObject({ ids: z.array(id) }),
  'service.multimedia.visit': listOf(visitOfDay),
  'service.multimedia.label': listOf(tile),
  'service.multimedia.matriks': listOf(gaps),
} as const;

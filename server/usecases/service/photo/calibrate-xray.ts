// What the ruler of a radiograph measures by: a known length that somebody measured in it (workspace.md 3).
import type { Calls } from '../../../../src/resources/calls.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { visitmultimedia } from '../../../../src/resources/service/visitmultimedia.ts';
import { named, run } from '../../../db/statement.ts';
import type { CallRequest, Outcome, WriteContext } from '../../kernel/contract.ts';
import { lockVersion } from '../../kernel/generic.ts';
import { photoEntry } from './photo-entry.ts';
import { type PhotoRecord, readPhoto } from './photo-record.ts';

const setCalibration = named<unknown, [id: number, calibration: string | null]>(
  'photo_calibrate',
  'update visitmultimedias set calibration = $2, version = version + 1, updated_at = now() where id = $1',
);

/**
 * The photo as it is then. `mm`: millimetres a pixel of the file, null: as the file says.
 * @throws Refusal xray-none, stale-version (409), not-found (404)
 */
export const calibrateXray = async (
  context: WriteContext,
  { params, body: { version, mm } }: CallRequest<Calls['service.visitmultimedia.kalibrasi']>,
): Promise<Outcome<PhotoRecord>> => {
  const { id } = await lockVersion(visitmultimedia, context, params['id'] ?? 0, version);
  const { xray, calibration } = await readPhoto(context, id);
  if (xray === null) throw new Refusal('xray-none');
  const made = mm === null ? null : JSON.stringify({ mm, by: context.actor.id, at: context.now.toISOString() });
  await run(context.tx, setCalibration, id, made);
  const record = await readPhoto(context, id);
  const states = { before: { mm: calibration?.mm ?? null }, after: { mm } };
  return { record, log: photoEntry('kalibrasi', record, states) };
};

// Patients who wait for a place (service.md 2.17, 10).
import type { WholeOf } from '../../../../src/resources/answers.ts';
import { refuseField } from '../../../../src/resources/refusals.ts';
import { daftartunggu, waitingStatus } from '../../../../src/resources/service/daftartunggu.ts';
import { named, run } from '../../../db/statement.ts';
import type { Outcome, UseCases, WriteContext } from '../../kernel/contract.ts';
import { genericCreate, genericEdit } from '../../kernel/generic.ts';

interface Hours {
  readonly jam_dari?: string | null;
  readonly jam_sampai?: string | null;
}
const requireHours = ({ jam_dari, jam_sampai }: Hours): void => {
  if (jam_dari && jam_sampai && jam_sampai <= jam_dari) throw refuseField('session-end', 'jam_sampai');
};

type Written = WholeOf<'service.daftartunggu', 'written'>;
/** The entry names the patient, not the row. */
const withName = (outcome: Outcome<Written>, what: string): Outcome<Written> => {
  const { name, code } = outcome.record.customerdata;
  const message = `${what} daftar tunggu ${name} (${code})`;
  return { ...outcome, log: outcome.log && { ...outcome.log, message, url: '/service/visit/jadwal' } };
};

/** @throws Refusal session-end (422) */
export const createWaiting: UseCases['service.daftartunggu']['create'] = async (context, body) => {
  requireHours(body);
  return withName(await genericCreate(daftartunggu, context, body), 'penambahan');
};

/** @throws Refusal session-end (422) */
export const editWaiting: UseCases['service.daftartunggu']['edit'] = async (context, { before }, body) => {
  requireHours({ ...before, ...body });
  return withName(await genericEdit(daftartunggu, context, before, body), 'perubahan');
};

/** Whoever gets a place waits no longer. */
const serveWaiting = named<unknown, [number, number, number]>(
  'visit_serve_waiting',
  `update daftartunggus set status = ${waitingStatus.scheduled}, version = version + 1, updated_at = now()
   where profile_id = $1 and customer_id = $2 and status = ${waitingStatus.waiting} and (doctor_id is null or doctor_id = $3)`,
);

export const endWaiting = async ({ tx, branch }: WriteContext, customer: number, doctor: number): Promise<void> => {
  await run(tx, serveWaiting, branch.id, customer, doctor);
};

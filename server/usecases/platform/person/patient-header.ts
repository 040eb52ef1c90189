// The header of a patient's record (service.md 2.3): one row a patient, made with him or when something is first said of him.
import { quote } from '../../../db/column.ts';
import { named, planned, run, runOne } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import type { RecordHeader } from '../../../../src/resources/service/record-calls.ts';

const countOne = named<{ visits_count: number }, [number, number]>(
  'patient_visit_add',
  `insert into rekammedis (customer_id, created_by, visits_count) values ($1, $2, 1)
   on conflict (customer_id) do update set visits_count = rekammedis.visits_count + 1
   returning visits_count`,
);
const discountOne = named<unknown, [number]>(
  'patient_visit_drop',
  'update rekammedis set visits_count = visits_count - 1 where customer_id = $1 and visits_count > 0',
);

/** Counts a visit on the patient's record in the group; true for his first one that was not cancelled. */
export const countIn = async ({ tx, actor }: WriteContext, customerId: number): Promise<boolean> =>
  (await runOne(tx, countOne, customerId, actor.id))?.visits_count === 1;

/** Takes a cancelled visit off the patient's record. */
export const countOut = async ({ tx }: WriteContext, customerId: number): Promise<void> => {
  await run(tx, discountOne, customerId);
};

const insertAlert = named<unknown, [number, readonly string[], string, string, string | null, number]>(
  'alert_store',
  `insert into rekammedis (customer_id, alergi, alergi_checked_at, riwayat, patient_note, created_by)
   values ($1, $2, $3, $4::jsonb, $5, $6)
   on conflict (customer_id) do update set alergi = excluded.alergi, alergi_checked_at = excluded.alergi_checked_at,
     riwayat = excluded.riwayat, patient_note = excluded.patient_note, version = rekammedis.version + 1, updated_at = now()`,
);

interface Alert {
  readonly alergi: readonly string[];
  /** Illnesses, as JSON. */
  readonly history: string;
  readonly patient_note: string | null;
}
/** What he was asked of allergies and illnesses. */
export const storeAlert = async (
  { tx, actor, now }: WriteContext,
  customer: number,
  { alergi, history, patient_note }: Alert,
): Promise<void> => {
  await run(tx, insertAlert, customer, alergi, now.toISOString(), history, patient_note, actor.id);
};

const insertPublication = named<unknown, [number, number, boolean]>(
  'patient_publication',
  `insert into rekammedis (customer_id, created_by, isfotopublikasi) values ($1, $2, $3)
   on conflict (customer_id) do update set isfotopublikasi = excluded.isfotopublikasi, version = rekammedis.version + 1,
     updated_at = now()`,
);

/** Whether the clinic may show his photos. */
export const setPublication = async (
  { tx, actor }: WriteContext,
  customer: number,
  allowed: boolean,
): Promise<void> => {
  await run(tx, insertPublication, customer, actor.id, allowed);
};

/** Changes what is given of the columns that a form has. */
export const storeHeader = async ({ tx }: WriteContext, id: number, changes: RecordHeader): Promise<void> => {
  const entries = Object.entries(changes);
  const sets = entries.map(([name], i) => `${quote(name)} = $${i + 2}`).join(', ');
  const text = `update rekammedis set ${sets}, version = version + 1, updated_at = now() where customer_id = $1`;
  await run(tx, planned<unknown, unknown[]>(text), id, ...entries.map(([, value]) => value));
};

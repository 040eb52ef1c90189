// Allergies and illnesses of a patient, asked and noted at the desk and at the chair (service.md 2.3).
import type { Calls } from '../../../../src/resources/calls.ts';
import { gender } from '../../../../src/resources/platform/person.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import type { History, MedicalAlert } from '../../../../src/resources/service/medical.ts';
import { mayCall } from '../../../../src/policies/index.ts';
import { CUSTOMER } from '../../../../src/policies/role.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { CallRequest, Context, Outcome, WriteContext } from '../../kernel/contract.ts';
import { staleVersion } from '../../kernel/last-change.ts';
import { requireOwnCustomer } from '../../kernel/own-customer.ts';
import { allergyAge } from '../../platform/person/allergy-age.ts';
import { storeAlert } from '../../platform/person/patient-header.ts';

interface Row extends MedicalAlert {
  readonly name: string;
  readonly username: string;
}

/** Who is not seen in the branches of the request has no row. */
const alertOf = named<Row, [customer: number, branches: readonly number[], now: string]>(
  'alert_read',
  `select u.id as customer_id, u.name, u.username, u.gender, coalesce(r.version, 0) as version, coalesce(r.alergi, '{}') as alergi,
     r.alergi_checked_at, coalesce(r.riwayat, '{}') as riwayat, r.golongan_darah, r.patient_note,
     coalesce(r.isfotopublikasi, false) as isfotopublikasi, ${allergyAge('r.alergi_checked_at', '$2', '$3')}
   from users u left join rekammedis r on r.customer_id = u.id
   where u.id = $1 and u.role = ${CUSTOMER}`,
);
const lockCustomer = named<unknown, [number]>('alert_lock', 'select id from users where id = $1 for no key update');

const readAlert = async (context: Context, customerId: number): Promise<Row> => {
  const row = await runOne(context.tx, alertOf, customerId, context.branches, context.now.toISOString());
  if (!row) throw new Refusal('not-found');
  await requireOwnCustomer(context, customerId);
  return row;
};

const EMPTY: History = {};

/** Who only takes pictures sees what he must not touch the patient with, and no illnesses. */
const present = ({ name: _name, username: _username, ...alert }: Row, { actor }: Context): MedicalAlert =>
  mayCall(actor, 'service.rekammedis.setalert') ? alert : { ...alert, riwayat: EMPTY, patient_note: null };

/** @throws Refusal not-found for another branch's patient, and for one whom the doctor does not treat */
export const showAlert = async (
  context: Context,
  { params }: CallRequest<Calls['service.rekammedis.alert']>,
): Promise<MedicalAlert> => present(await readAlert(context, params['id'] ?? 0), context);

const tidy = (words: readonly string[]): readonly string[] => [
  ...new Map(words.map((word) => [word.toLowerCase(), word])).values(),
];

const urlOf = (patient: number): string => `/customer/${patient}`;

/**
 * Notes what was asked now. An empty list says that the patient has no allergies.
 * @throws Refusal not-found, stale-version (409), invalid (422): a pregnant man
 */
export const setAlert = async (
  context: WriteContext,
  { params, body }: CallRequest<Calls['service.rekammedis.setalert']>,
): Promise<Outcome<MedicalAlert>> => {
  const { tx } = context;
  const id = params['id'] ?? 0;
  await run(tx, lockCustomer, id);
  const before = await readAlert(context, id);
  if (before.version !== body.version) throw await staleVersion(context, { url: urlOf(id) });
  if (body.riwayat.hamil && before.gender !== gender.female)
    throw new Refusal('invalid', {}, { 'riwayat.hamil': ['Hanya untuk pasien perempuan'] });
  const history = JSON.stringify(body.riwayat);
  await storeAlert(context, id, { ...body, alergi: tidy(body.alergi), history });
  const { version: _version, ...after } = body;
  const { alergi, riwayat, patient_note } = before;
  return {
    record: present(await readAlert(context, id), context),
    log: {
      message: `pencatatan alergi dan riwayat penyakit pasien ${before.name} (${before.username})`,
      url: urlOf(id),
      before: { alergi, riwayat, patient_note },
      after,
    },
  };
};

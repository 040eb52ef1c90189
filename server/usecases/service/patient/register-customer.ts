// Registers a patient at the desk, or links one of another branch (service.md 5 storecustomer, 6.1).
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { initialOf } from '../../../../src/resources/platform/initial.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import type { Registration } from '../../../../src/resources/service/registration.ts';
import { patientFields } from '../../../../src/resources/service/patient-fields.ts';
import { readNik } from '../../../../src/resources/service/nik.ts';
import { requireReferences } from '../../../db/repository-write.ts';
import type { CallRequest, Outcome, WriteContext } from '../../kernel/contract.ts';
import { readUser } from '../../platform/person/show-users.ts';
import {
  cardOf,
  findByIdentity,
  findCandidates,
  findNamesakes,
  identityTaken,
  isOurs,
  type Known,
} from '../../platform/person/candidate.ts';
import { takeNumbers } from '../../platform/person/patient-number.ts';
import { requirePatientRules, tidyName } from '../../platform/person/patient-rules.ts';
import { linkPatient, storePatients } from '../../platform/person/store-patient.ts';

type Registered = Outcome<AnswerOf<'service.registration.storecustomer'>>;
type Body = Registration & { readonly idcard_type: 'ktp' | 'kia' | 'sim' | 'paspor' };

const holderOf = async (context: WriteContext, { idcard, idcard_type }: Body): Promise<Known | undefined> =>
  idcard ? findByIdentity(context, idcard_type, idcard) : undefined;

const requireNoNamesake = async (context: WriteContext, { name, birth_date, force }: Body): Promise<void> => {
  if (force) return;
  const namesakes = await findNamesakes(context, name, birth_date);
  const [first] = namesakes;
  if (!first) return;
  const shown = isOurs(context, first) ? first.name : initialOf(first.name);
  const extra = { candidates: namesakes.map((known) => cardOf(context, known)) };
  throw new Refusal('patient-similar', { name: shown, RM: first.username }, undefined, extra);
};

/** What the card says otherwise than the desk: shown, never refused. */
const warningsOf = ({ idcard, idcard_type, birth_date, gender }: Body, today: string): readonly string[] =>
  idcard && (idcard_type === 'ktp' || idcard_type === 'kia')
    ? readNik(idcard, { birth_date, gender }, today).warnings
    : [];

/** Only somebody whom these particulars lead to is linked: an id alone opens no other branch's patient. */
const linkCustomer = async (context: WriteContext, body: Body, id: number): Promise<Registered> => {
  const holder = await holderOf(context, body);
  const likely = holder?.id === id ? [] : await findCandidates(context, { ...body, phone: body.phone });
  const known = holder?.id === id ? holder : likely.find((candidate) => candidate.id === id);
  if (!known) throw new Refusal('not-found');
  const made = await linkPatient(context, id);
  const message = `penautan pasien ${known.name} (${known.username})`;
  const log = made ? { message, url: `/user/${id}`, after: { profile_id: context.branch.id } } : null;
  return { status: 200, record: { ...(await readUser(context, id)), warnings: warningsOf(body, context.today) }, log };
};

const register = async (context: WriteContext, body: Body): Promise<Registered> => {
  const holder = await holderOf(context, body);
  if (holder) throw identityTaken(context, holder);
  await requireNoNamesake(context, body);
  await requireReferences(context.tx, patientFields, body, context.branches);
  const [username = ''] = await takeNumbers(context, 1);
  const id = (await storePatients(context, [{ ...body, username }])).get(username);
  if (id === undefined) {
    // Somebody else registered the same person since he was looked for.
    const other = await holderOf(context, body);
    throw other ? identityTaken(context, other) : new Refusal('duplicate', { label: 'No. RM' });
  }
  const record = { ...(await readUser(context, id)), warnings: warningsOf(body, context.today) };
  const { force: _force, link_customer_id: _link, ...after } = body;
  const log = { message: `pendaftaran pasien ${body.name} (${username})`, url: `/user/${id}`, after };
  return { status: 201, record, log };
};

/**
 * The new patient (201) with `warnings`, or the linked one (200).
 * @throws Refusal invalid (422, by field), identity-taken and identity-taken-elsewhere (409 with `candidate_id`), patient-similar
 * (409 with `candidates`, unless `force`), not-found (the customer to link is not whom the particulars lead to)
 */
export const registerCustomer = async (
  context: WriteContext,
  { body: sent }: CallRequest<Calls['service.registration.storecustomer']>,
): Promise<Registered> => {
  const body: Body = { ...sent, name: tidyName(sent.name), idcard_type: sent.idcard_type ?? 'ktp' };
  await requirePatientRules(context, body);
  return body.link_customer_id === undefined
    ? register(context, body)
    : linkCustomer(context, body, body.link_customer_id);
};

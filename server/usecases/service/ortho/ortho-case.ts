// Orthodontic cases: one open case of a patient in the whole group, changed in its own branch (service.md 2.14).
import { Refusal } from '../../../../src/resources/refusals.ts';
import { orthocase, runningCaseStates } from '../../../../src/resources/service/orthocase.ts';
import { requireReferences } from '../../../db/repository-write.ts';
import { listed, named, run, runOne } from '../../../db/statement.ts';
import type { Context, StoredOf, UseCases, WriteContext } from '../../kernel/contract.ts';
import { genericCreate, genericEdit, genericShow } from '../../kernel/generic.ts';
import { acrossBranches } from '../../kernel/across-branches.ts';
import { requireOwnCustomer } from '../../kernel/own-customer.ts';
import { ownRecords } from '../visit/own-records.ts';

type UseCase = UseCases['service.orthocase'];
type Stored = StoredOf<typeof orthocase>;

const holdCustomer = named<unknown, [number]>('ortho_customer', 'select id from users where id = $1 for no key update');
const openCase = named<{ id: number }, [number]>(
  'ortho_open',
  `select id from orthocases where customer_id = $1 and status in ${listed(runningCaseStates)}`,
);
const setStatus = named<unknown, [number, number, string | null]>(
  'ortho_status',
  'update orthocases set status = $2, stop_reason = $3, version = version + 1, updated_at = now() where id = $1',
);

/** Cases of the branches in reach; a doctor's are his own and those of his patients. */
export const { list: listOrthocase } = ownRecords(orthocase, { more: {} });

const requireReach = async (context: Context, row: Pick<Stored, 'doctor_id' | 'customer_id'>): Promise<void> => {
  if (row.doctor_id !== context.actor.id) await requireOwnCustomer(context, row.customer_id);
};

export const showOrthocase: UseCase['show'] = async (context, id) => {
  const record = await genericShow(orthocase, context, id);
  await requireReach(context, record);
  return record;
};

/** @throws Refusal not-found, invalid (422), ortho-open (409): the patient has a case that has not ended, in whichever branch */
export const createOrthocase: UseCase['create'] = async (context, body) => {
  // Whatever doctor is named: who names himself does not come to a patient by that.
  await requireOwnCustomer(context, body.customer_id);
  await requireReferences(context.tx, orthocase.fields, body, context.branches);
  // Of two who open a case for one patient the second waits here and finds the first.
  await run(context.tx, holdCustomer, body.customer_id);
  if (await acrossBranches(context, (wide) => runOne(wide, openCase, body.customer_id)))
    throw new Refusal('ortho-open');
  return genericCreate(orthocase, context, body);
};

/** @throws Refusal wrong-state (409) for a case that has ended, invalid (422) */
export const editOrthocase: UseCase['edit'] = async (context, { before }, body) => {
  await requireReach(context, before);
  if (before.status === orthocase.state.stopped || before.status === orthocase.state.finished)
    throw new Refusal('wrong-state', { singular: orthocase.singular });
  if (body.customer_id !== undefined && body.customer_id !== before.customer_id)
    throw new Refusal('invalid', {}, { customer_id: ['Pasien tidak dapat diubah'] });
  return genericEdit(orthocase, context, before, body);
};

const move =
  (status: keyof typeof orthocase.states, message: string) =>
  async (context: WriteContext, row: Stored, input: { readonly reason?: string }) => {
    await requireReach(context, row);
    await run(context.tx, setStatus, row.id, status, input.reason ?? null);
    const record = await genericShow(orthocase, context, row.id);
    const url = `/customer/${row.customer_id}`;
    const states = { before: { status: row.status }, after: { status, ...input } };
    return { record, log: { message: `${message} kasus orto`, url, ...states } };
  };

export const startOrthocase: UseCase['mulai'] = move(orthocase.state.active, 'permulaan');
export const retainOrthocase: UseCase['retensi'] = move(orthocase.state.retention, 'tahap retensi');
export const finishOrthocase: UseCase['selesai'] = move(orthocase.state.finished, 'penyelesaian');
export const stopOrthocase: UseCase['hentikan'] = move(orthocase.state.stopped, 'penghentian');

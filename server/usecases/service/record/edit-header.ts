// PUT /api/service/rekammedis/{id}: the header of a patient's record (service.md 2.3).
import type { Calls } from '../../../../src/resources/calls.ts';
import { maySeeField } from '../../../../src/policies/index.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { headerFields, type RecordHeader } from '../../../../src/resources/service/record-calls.ts';
import { quote } from '../../../db/column.ts';
import { requireReferences } from '../../../db/repository-write.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { CallRequest, Outcome, WriteContext } from '../../kernel/contract.ts';
import { staleVersion } from '../../kernel/last-change.ts';
import { readUser } from '../../platform/person/show-users.ts';
import { readPatient } from './reach.ts';
import type { UserRecord } from '../../platform/person/user-row.ts';
import { storeHeader } from '../../platform/person/patient-header.ts';

type Stored = Required<RecordHeader> & { readonly version: number };
type Name = keyof typeof headerFields;

const lockHeader = named<Stored, [number]>(
  'header_lock',
  `select ${Object.keys(headerFields).map(quote).join(', ')}, version from rekammedis where customer_id = $1 for update`,
);

const urlOf = (patient: number): string => `/service/rekammedis/${patient}`;

/** @throws Refusal not-found (404), forbidden (403) for a field that the role may not see, stale-version (409) */
export const editHeader = async (
  context: WriteContext,
  { params, body }: CallRequest<Calls['service.rekammedis.edit']>,
): Promise<Outcome<UserRecord>> => {
  const id = params['id'] ?? 0;
  const patient = await readPatient(context, id);
  const { version, ...changes } = body;
  const names = Object.keys(changes) as Name[];
  if (names.some((name) => !maySeeField(context.actor.role, headerFields[name]))) throw new Refusal('forbidden');
  const before = await runOne(context.tx, lockHeader, id);
  if (!before) throw new Refusal('not-found');
  if (before.version !== version) throw await staleVersion(context, { url: urlOf(id) });
  await requireReferences(context.tx, headerFields, changes, context.branches);
  if (names.length === 0) return { record: patient, log: null };
  await storeHeader(context, id, changes);
  const message = `perubahan rekam medis ${patient.name} (${patient.username})`;
  const old = Object.fromEntries(names.map((name) => [name, before[name]]));
  return {
    record: await readUser(context, id),
    log: { message, url: urlOf(id), before: old, after: changes },
  };
};

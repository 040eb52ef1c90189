// A prescription goes to the pharmacy, or is cancelled before it is handed over (service.md 3.2).
import { Refusal } from '../../../../src/resources/refusals.ts';
import { allergyTo } from '../../../../src/resources/service/alergi.ts';
import { PERAWAT } from '../../../../src/policies/role.ts';
import { visit as visitDocument } from '../../../../src/resources/service/visit.ts';
import { visitresep } from '../../../../src/resources/service/visitresep.ts';
import { named, run } from '../../../db/statement.ts';
import type { UseCases, WriteContext } from '../../kernel/contract.ts';
import { inventoryPort } from '../../inventory/use/port.ts';
import { patientAllergies } from './item-picker.ts';
import { resepOutcome } from './store-resep.ts';
import { lockVisit } from '../visit/held-visit.ts';

type Verbs = UseCases['service.visitresep'];

interface Line {
  readonly name: string;
  readonly zat_aktif: string | null;
  readonly alergi_reason: string | null;
}

const linesOf = named<Line, [number]>(
  'resep_lines',
  `select i.name, i.zat_aktif, l.alergi_reason from visitresepitems l join items i on i.id = l.item_id
   where l.visitresep_id = $1 order by l.id`,
);
const markSent = named<unknown, [number, string]>(
  'resep_send',
  `update visitreseps set status = ${visitresep.state.sent}, sent_at = $2, version = version + 1, updated_at = now() where id = $1`,
);
const markCancelled = named<unknown, [number]>(
  'resep_cancel',
  `update visitreseps set status = ${visitresep.state.cancelled}, version = version + 1, updated_at = now() where id = $1`,
);

/** A medicine that the patient is allergic to leaves only with a doctor's reason. @throws Refusal resep-allergy(-doctor) (422) */
const requireSafe = async (context: WriteContext, customerId: number, lines: readonly Line[]): Promise<void> => {
  const allergies = await patientAllergies(context, customerId);
  lines.forEach((line, i) => {
    const alergi = allergyTo(line, allergies);
    if (alergi === undefined) return;
    if (context.actor.role === PERAWAT) throw new Refusal('resep-allergy-doctor');
    if (line.alergi_reason) return;
    const at = { [`items.${i}.alergi_reason`]: ['Alasan wajib diisi'] };
    throw new Refusal('resep-allergy', { alergi, item: line.name }, at);
  });
};

/** 0 -> 1: it waits for the pharmacy. @throws Refusal visit-state (409); resep-empty, resep-allergy, resep-allergy-doctor (422) */
export const sendResep: Verbs['kirim'] = async (context, row) => {
  const visit = await lockVisit(context, row.visit_id);
  if (visit.status !== visitDocument.state.inUnit && visit.status !== visitDocument.state.finished)
    throw new Refusal('visit-state');
  const lines = await run(context.tx, linesOf, row.id);
  if (lines.length === 0) throw new Refusal('resep-empty');
  await requireSafe(context, row.customer_id, lines);
  await run(context.tx, markSent, row.id, context.now.toISOString());
  return resepOutcome(context, { id: row.id, visit, what: 'pengiriman' });
};

/** 0, 1 -> -1. @throws Refusal resep-prepared (409) once the pharmacy is at work */
export const cancelResep: Verbs['batal'] = async (context, row) => {
  const visit = await lockVisit(context, row.visit_id);
  if (row.status === visitresep.state.sent && (await inventoryPort.isResepPrepared(context, row.id)))
    throw new Refusal('resep-prepared');
  await run(context.tx, markCancelled, row.id);
  return resepOutcome(context, { id: row.id, visit, what: 'pembatalan' });
};

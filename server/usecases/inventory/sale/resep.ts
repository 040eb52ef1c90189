// Prescriptions at the pharmacy (inventory.md 3, 4): prepared as a draft, handed over with stock and bill in one transaction.
import type { Calls } from '../../../../src/resources/calls.ts';
import { saleType } from '../../../../src/resources/inventory/sale-life.ts';
import { sale } from '../../../../src/resources/inventory/sale.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import { baseQuantity } from '../../../domain/inventory/quantity.ts';
import type { CallHandlers, CallRequest, WriteContext } from '../../kernel/contract.ts';
import { genericShow, lockVersion } from '../../kernel/generic.ts';
import { askForDiscount } from './discount-request.ts';
import { sell } from './confirm-sale.ts';
import { usualPacking } from './packing.ts';
import { type PrescribedItem, type Prescription, prescriptions } from './prescription-port.ts';
import type { WantedLine } from './price-lines.ts';
import { readLines } from './sale-lines.ts';
import { withChosenBatches } from '../stock/chosen-batches.ts';
import { addSale, rewriteSale, saleUrl } from './store-sale.ts';

type Prepared = CallRequest<Calls['inventory.resep.prepare']>['body'];
type Given = NonNullable<Prepared['lines']>[number];

const saleOf = named<{ id: number; embalase_amount: number; discount_amount: number }, [number]>(
  'sale_of_resep',
  `select id, embalase_amount, discount_amount from sales where visitresep_id = $1 and status = ${sale.state.draft}`,
);
const dropSale = named<unknown, [number]>('sale_drop', 'delete from sales where id = $1');

const QUEUE = '/inventory/sales/resep';
const problem = (at: number, name: string, text: string): Refusal =>
  new Refusal('invalid', {}, { [`lines.${at}.${name}`]: [text] });

/** A line as it will be handed over; another medicine than the prescribed one needs its reason. */
const givenLine = (items: readonly PrescribedItem[], given: Given, at: number) => {
  const item = items.find(({ id }) => id === given.visitresepitem_id);
  if (!item) throw problem(at, 'visitresepitem_id', 'Data tidak ditemukan');
  if (given.qty > item.qty) throw problem(at, 'qty', 'Melebihi jumlah resep');
  const substitutes = given.item_id !== undefined && given.item_id !== item.item_id;
  if (substitutes && !given.substitute_reason) throw problem(at, 'substitute_reason', 'Alasan wajib diisi');
  return {
    item_id: given.item_id ?? item.item_id,
    qty: given.qty,
    signa: given.signa ?? item.signa,
    racik_no: item.racikan_group,
    visitresepitem_id: item.id,
    batch_id: given.batch_id ?? null,
    substitute_of: substitutes ? item.item_id : null,
    substitute_reason: substitutes ? (given.substitute_reason ?? null) : null,
  };
};

const linesOf = async (
  context: WriteContext,
  { items }: Prescription,
  { lines }: Prepared,
): Promise<readonly WantedLine[]> => {
  const wanted = lines ?? items.map(({ id, qty }): Given => ({ visitresepitem_id: id, qty }));
  if (new Set(wanted.map(({ visitresepitem_id }) => visitresepitem_id)).size !== wanted.length)
    throw new Refusal('invalid', {}, { lines: ['Baris resep yang sama diisi dua kali'] });
  const kept = wanted.flatMap((given, at) => (given.qty > 0 ? [{ given, at }] : []));
  return withChosenBatches(
    context,
    kept.map(({ given, at }) => givenLine(items, given, at)),
    (line) => kept[line]?.at ?? line,
  );
};

/**
 * POST /api/inventory/resep/{id}/prepare: a draft sale, or the draft anew. Nothing leaves the stock yet.
 * @throws Refusal not-found (404), resep-handed-over, resep-cancelled (409), no-lines, invalid, batch-blocked, batch-expired (422) by line
 */
export const prepareResep: CallHandlers['inventory.resep.prepare'] = async (context, { params, body }) => {
  const resep = await prescriptions.given().hold(context, params['id'] ?? 0);
  const before = await runOne(context.tx, saleOf, resep.id);
  const embalase = before?.embalase_amount ?? (await usualPacking(context));
  const draft = {
    type: saleType.prescription,
    customer_id: resep.customer.id,
    doctor_id: resep.doctor.id,
    visit_id: resep.visit.id,
    visitresep_id: resep.id,
    discount_amount: body.discount_amount ?? before?.discount_amount ?? 0,
    embalase_amount: body.embalase_amount ?? embalase,
    lines: await linesOf(context, resep, body),
  };
  if (before) await rewriteSale(context, before.id, draft);
  const id = before?.id ?? (await addSale(context, draft)).id;
  return {
    record: await genericShow(sale, context, id),
    log: { message: `penyiapan resep ${resep.code}`, url: QUEUE, groupvisit: resep.visit.id, after: body },
  };
};

/** Base units that each prescribed line gets; of one that is left out, none. */
const servedOf = async (context: WriteContext, resep: Prescription, saleId: number) => {
  const lines = await readLines(context, saleId);
  return resep.items.map(({ id }) => {
    const line = lines.find(({ visitresepitem_id }) => visitresepitem_id === id);
    return { id, qty: line ? baseQuantity(line, line.qty, line.factor) : 0 };
  });
};

/**
 * POST /api/inventory/resep/{id}/handover: goods, bill and prescription in one transaction. A doctor who cancels at the same time waits
 * for the prescription, or has been first.
 * @throws Refusal resep-handed-over, resep-cancelled, resep-not-prepared, stale-version (409); stock-short and the others of the
 *   stock (422)
 */
export const handOverResep: CallHandlers['inventory.resep.handover'] = async (context, { params, body }) => {
  const resep = await prescriptions.given().hold(context, params['id'] ?? 0);
  const found = await runOne(context.tx, saleOf, resep.id);
  if (!found) throw new Refusal('resep-not-prepared');
  const row = await lockVersion(sale, context, found.id, body.version);
  await prescriptions.given().serve(context, resep.id, row.id, await servedOf(context, resep, row.id));
  await sell(context, row, true);
  const request = await askForDiscount(context, row);
  return {
    record: await genericShow(sale, context, row.id),
    log: { message: `penyerahan resep ${resep.code} (${row.code})`, url: saleUrl(row.id), groupvisit: resep.visit.id },
    ...(request && { request }),
  };
};

/**
 * POST /api/inventory/resep/{id}/cancel {reason}: what was prepared is dropped.
 * @throws Refusal not-found (404), resep-handed-over, resep-cancelled, resep-not-sent (409)
 */
export const cancelResepAtPharmacy: CallHandlers['inventory.resep.cancel'] = async (context, { params, body }) => {
  const resep = await prescriptions.given().hold(context, params['id'] ?? 0);
  const before = await runOne(context.tx, saleOf, resep.id);
  if (before) await run(context.tx, dropSale, before.id);
  await prescriptions.given().cancel(context, resep.id);
  const message = `pembatalan resep ${resep.code}: ${body.reason}`;
  return { record: { id: resep.id }, log: { message, url: QUEUE, groupvisit: resep.visit.id } };
};

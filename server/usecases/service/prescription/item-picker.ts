// Items for those who have no access to the stock: found by code or name, without cost (service.md 5).
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { itemType } from '../../../../src/resources/inventory/item.ts';
import { allergyTo } from '../../../../src/resources/service/alergi.ts';
import { likePattern } from '../../../db/conditions.ts';
import { named, planned, run, runOne } from '../../../db/statement.ts';
import type { CallHandlers, Context } from '../../kernel/contract.ts';
import { inventoryPort } from '../../inventory/use/port.ts';
import { requireOwnCustomer } from '../../kernel/own-customer.ts';
import { findVisit } from '../visit/visit-record.ts';

interface Item {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly unit: string;
  readonly allow_decimal: boolean;
  readonly golongan: number;
  readonly zat_aktif: string | null;
}

const TYPES = { bhp: itemType.supply, obat: itemType.medicine } as const;
const MOST_ROWS = 50;
const itemsLike = planned<Item, [number, string]>(
  `select id, code, name, unit, allow_decimal, golongan, zat_aktif from items
   where type = $1 and status = ${activeStatus.active} and (code || ' ' || name) ilike $2 order by name, id limit ${MOST_ROWS}`,
);
const allergiesOf = named<{ alergi: readonly string[] }, [number]>(
  'patient_allergies',
  'select alergi from rekammedis where customer_id = $1',
);

/** What the patient is allergic to, as written on his record; empty where nothing is. */
export const patientAllergies = async ({ tx }: Context, customerId: number): Promise<readonly string[]> =>
  (await runOne(tx, allergiesOf, customerId))?.alergi ?? [];

/** Allergies of the visit's patient. @throws Refusal not-found (404) */
const visitAllergies = async (context: Context, visitId: number): Promise<readonly string[]> => {
  const visit = await findVisit(context, visitId);
  if (visit.doctor_id !== context.actor.id) await requireOwnCustomer(context, visit.customer_id);
  return patientAllergies(context, visit.customer_id);
};

/** GET /api/service/itempicker. @throws Refusal not-found (404) for a visit out of reach */
export const pickItem: CallHandlers['service.itempicker'] = async (context, { query }) => {
  const { kind, keyword, visit } = query;
  const alergi = visit === undefined ? [] : await visitAllergies(context, visit);
  const rows = await run(context.tx, itemsLike, TYPES[kind], likePattern(keyword));
  const stock = await inventoryPort.availability(
    context,
    rows.map(({ id }) => id),
  );
  const data = rows.map((item) => ({
    ...item,
    tersedia: stock === undefined || (stock.get(item.id) ?? 0) > 0,
    alergi: allergyTo(item, alergi) ?? null,
  }));
  return { data, count: data.length };
};

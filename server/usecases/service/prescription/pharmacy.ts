// Prescriptions as the pharmacy reads and serves them (../../inventory/sale/prescription-port.ts; inventory.md 3).
import { Refusal } from '../../../../src/resources/refusals.ts';
import { visitresep } from '../../../../src/resources/service/visitresep.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { Prescription, Prescriptions } from '../../inventory/sale/prescription-port.ts';

const { state } = visitresep;

const COLUMNS = `r.id, r.code, r.status, coalesce(r.sent_at, r.created_at) as sent_at, r.note,
  jsonb_build_object('id', v.id, 'name', v.code, 'code', v.code) as visit,
  jsonb_build_object('id', c.id, 'name', c.name, 'code', c.username) as customer,
  jsonb_build_object('id', d.id, 'name', d.name, 'code', d.username) as doctor,
  coalesce((select m.alergi from rekammedis m where m.customer_id = r.customer_id), '{}') as alergi,
  (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'item_id', i.id, 'name', i.name, 'unit', l.unit, 'qty', l.qty,
      'signa', l.signa, 'racikan_group', l.racikan_group, 'zat_aktif', i.zat_aktif, 'qty_served', l.qty_served)
      order by l.racikan_group nulls first, l.id), '[]')
    from visitresepitems l join items i on i.id = l.item_id where l.visitresep_id = r.id) as items`;
const FROM = `visitreseps r join visits v on v.id = r.visit_id join users c on c.id = r.customer_id join users d on d.id = r.doctor_id`;

const queueOf = named<Prescription, [branches: readonly number[], day: string, zone: string]>(
  'pharmacy_queue',
  `select ${COLUMNS} from ${FROM} where r.profile_id = any ($1) and (r.status = ${state.sent}
     or (r.status = ${state.sold} and r.served_at >= $2::date::timestamp at time zone $3))
   order by coalesce(r.served_at, r.sent_at), r.id`,
);
/** For the first page of the stock. */
export const WAITING_PRESCRIPTIONS = `select count(*) from visitreseps where profile_id = any ($1) and status = ${state.sent}`;
const oneOf = named<Prescription, [id: number, branches: readonly number[]]>(
  'pharmacy_show',
  `select ${COLUMNS} from ${FROM} where r.id = $1 and r.profile_id = any ($2)`,
);
const holdOne = named<{ id: number }, [id: number, branch: number]>(
  'pharmacy_hold',
  'select id from visitreseps where id = $1 and profile_id = $2 for update',
);
const serveLines = named<unknown, [resep: number, lines: string]>(
  'pharmacy_serve_lines',
  `update visitresepitems l set qty_served = n.qty from jsonb_to_recordset($2::jsonb) n (id bigint, qty numeric)
   where l.visitresep_id = $1 and l.id = n.id`,
);
const markServed = named<unknown, [id: number, sale: number, at: string]>(
  'pharmacy_serve',
  `update visitreseps set status = ${state.sold}, sales_id = $2, served_at = $3, version = version + 1, updated_at = now() where id = $1`,
);
const forgetServed = named<unknown, [number]>(
  'pharmacy_reopen_lines',
  'update visitresepitems set qty_served = null where visitresep_id = $1',
);
const markSent = named<unknown, [number]>(
  'pharmacy_reopen',
  `update visitreseps set status = ${state.sent}, sales_id = null, served_at = null, version = version + 1, updated_at = now()
   where id = $1 and status = ${state.sold}`,
);
const markCancelled = named<unknown, [number]>(
  'pharmacy_cancel',
  `update visitreseps set status = ${state.cancelled}, version = version + 1, updated_at = now() where id = $1`,
);

/** Why a prescription is not at the pharmacy. */
const ELSEWHERE = {
  [state.draft]: 'resep-not-sent',
  [state.sold]: 'resep-handed-over',
  [state.cancelled]: 'resep-cancelled',
} as const;

export const prescriptionsForPharmacy: Prescriptions = {
  queue: ({ tx, branches, today, timezone }) => run(tx, queueOf, branches, today, timezone),
  show: async ({ tx, branches }, id) => {
    const found = await runOne(tx, oneOf, id, branches);
    if (!found) throw new Refusal('not-found');
    return found;
  },
  hold: async ({ tx, branch }, id) => {
    if (!(await runOne(tx, holdOne, id, branch.id))) throw new Refusal('not-found');
    const found = await runOne(tx, oneOf, id, [branch.id]);
    if (!found) throw new Refusal('not-found');
    if (found.status !== state.sent) throw new Refusal(ELSEWHERE[found.status as keyof typeof ELSEWHERE]);
    return found;
  },
  serve: async ({ tx, now }, id, sale, lines) => {
    await run(tx, serveLines, id, JSON.stringify(lines));
    await run(tx, markServed, id, sale, now.toISOString());
  },
  reopen: async ({ tx }, id) => {
    await run(tx, forgetServed, id);
    await run(tx, markSent, id);
  },
  cancel: async ({ tx }, id) => {
    await run(tx, markCancelled, id);
  },
};

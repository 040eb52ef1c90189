// The papers of a sold package as PDF: agreement, schedule, card of its slots (paket.md 4).
import { formatInstant } from '../../../../src/resources/kernel/date.ts';
import { programType } from '../../../../src/resources/paket/history-life.ts';
import { membershipState, scheme } from '../../../../src/resources/paket/membership-life.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, runOne } from '../../../db/statement.ts';
import { pngOf } from '../../../files/photo.ts';
import { type PackageAgreement, renderAgreement } from '../../../print/package-agreement.ts';
import { renderPackageCard } from '../../../print/package-card.ts';
import type { PackageSale } from '../../../print/package-sale.ts';
import { renderPackageSchedule } from '../../../print/package-schedule.ts';
import type { CallHandlers, Context } from '../../kernel/contract.ts';
import { Download, PDF } from '../../kernel/download.ts';
import { branchClauses } from '../membership/agreement.ts';
import { paidOf } from '../membership/membership-rows.ts';

type Row = Omit<PackageSale, 'by_installments' | 'active' | 'cancelled'> & {
  readonly profile_id: number;
  readonly scheme: string;
  readonly dp_amount: number;
  readonly status: number;
  readonly agreement: readonly string[] | null;
  readonly signature_key: string | null;
  readonly signed_name: string | null;
  readonly signed_at: string | null;
};

const UNITS = `case l.type when ${programType.treatment} then 'tindakan' when ${programType.item} then i.unit else 'order' end`;
const paperOf = named<Row, [id: number, branches: readonly number[]]>(
  'package_papers',
  `select m.profile_id, m.code, m.sold_at::text as sold_at, m.price, m.discount_amount, m.total_amount, m.scheme, m.dp_amount, m.status,
     m.agreement, m.signed_name, m.signed_at, s.name as sales, ${paidOf('m')} as paid_amount,
     jsonb_build_object('name', p.name, 'address', p.address, 'phone', p.phone) as clinic,
     jsonb_build_object('name', c.name, 'rm', c.username, 'phone', c.phone) as customer,
     jsonb_build_object('code', m.snapshot ->> 'code', 'name', m.snapshot ->> 'name') as package,
     (select f.key from files f where f.id = m.signature_id) as signature_key,
     (select coalesce(jsonb_agg(jsonb_build_object('name', l.name, 'unit', ${UNITS}, 'free_slot', l.free_slot, 'used_slot', l.used_slot,
         'reserved_slot', l.reserved_slot, 'expired_duration', l.expired_duration, 'expires_at', l.expires_at) order by l.id), '[]')
       from membershipperawatans l left join items i on i.id = l.item_id where l.membership_id = m.id) as slots,
     (select coalesce(jsonb_agg(jsonb_build_object('no', a.no, 'due_date', a.due_date, 'amount', a.amount,
         'paid_amount', a.paid_amount) order by a.no), '[]')
       from angsurans a where a.bill_id = m.bill_id and a.amount > 0) as schedule
   from memberships m join profiles p on p.id = m.profile_id join users c on c.id = m.customer_id join users s on s.id = m.sales_id
   left join bills b on b.id = m.bill_id
   where m.id = $1 and m.profile_id = any ($2)`,
);

/** @throws Refusal not-found (404) */
const readSale = async ({ tx, branches }: Context, id: number): Promise<{ row: Row; sale: PackageSale }> => {
  const row = await runOne(tx, paperOf, id, branches);
  if (!row) throw new Refusal('not-found');
  const sale = {
    ...row,
    by_installments: row.scheme === scheme.credit,
    active: row.status !== membershipState.waiting && row.status !== membershipState.cancelled,
    cancelled: row.status === membershipState.cancelled,
  };
  return { row, sale };
};

const fileOf = (name: string, { code }: Row, pdf: Buffer): Download =>
  new Download(`${name} ${code.replaceAll('/', '-')}.pdf`, PDF, pdf, 'inline');

const signatureOf = async ({ files, timezone }: Context, row: Row): Promise<PackageAgreement['signature']> => {
  const { signature_key: key, signed_name: name, signed_at: at } = row;
  if (key === null || name === null || at === null) return null;
  return { picture: await pngOf(await files.get(key)), name, at: formatInstant(timezone, new Date(at)) };
};

/**
 * GET /api/paket/membership/{id}/perjanjian: with the clauses as they were agreed to.
 * @throws Refusal not-found (404); file-missing (404) when the signature's bytes are gone
 */
export const printAgreement: CallHandlers['paket.membership.perjanjian'] = async (context, { params }) => {
  const { row, sale } = await readSale(context, params['id'] ?? 0);
  const starts_from = sale.by_installments ? Math.min(row.dp_amount, row.total_amount) : row.total_amount;
  const clauses = row.agreement ?? (await branchClauses(context, row.profile_id, { scheme: row.scheme, starts_from }));
  const signature = await signatureOf(context, row);
  return fileOf('Perjanjian', row, await renderAgreement({ ...sale, clauses, signature }));
};

/** GET /api/paket/membership/{id}/jadwal. @throws Refusal not-found (404) */
export const printSchedule: CallHandlers['paket.membership.jadwal'] = async (context, { params }) => {
  const { row, sale } = await readSale(context, params['id'] ?? 0);
  return fileOf('Jadwal', row, await renderPackageSchedule(sale));
};

/** GET /api/paket/membership/{id}/kartu. @throws Refusal not-found (404) */
export const printCard: CallHandlers['paket.membership.kartu'] = async (context, { params }) => {
  const { row, sale } = await readSale(context, params['id'] ?? 0);
  return fileOf('Kartu', row, await renderPackageCard(sale, context.today));
};

// The register of fixed assets (decision 105): what is registered stands in the books already, by its purchase or the opening balance.
import { aset } from '../../../../src/resources/finance/aset.ts';
import { asetkategori } from '../../../../src/resources/finance/asetkategori.ts';
import { type Depreciable, monthOfDay } from '../../../../src/resources/finance/depreciation.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { documentKinds } from '../../../domain/document-code.ts';
import { faultOf } from '../../../domain/finance/asset.ts';
import { insertRecord } from '../../../db/repository-write.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { StoredOf, UseCases, WriteContext } from '../../kernel/contract.ts';
import { genericEdit, genericShow } from '../../kernel/generic.ts';
import { nextCode } from '../ledger/next-code.ts';
import { openPeriodOf } from '../ledger/open-period.ts';

type Stored = StoredOf<typeof aset>;

interface Accounts {
  readonly asset_akun_id: number;
  readonly accumulated_akun_id: number;
  readonly expense_akun_id: number;
}
const accountsOf = named<Accounts, [number]>(
  'asset_category_accounts',
  `select asset_akun_id, accumulated_akun_id, expense_akun_id from ${asetkategori.table} where id = $1 for share`,
);
const markCancelled = named<unknown, [number, string]>(
  'asset_cancel',
  `update asets set status = ${aset.state.cancelled}, void_reason = $2, updated_at = now(), version = version + 1 where id = $1`,
);

interface Given {
  readonly acquired_on: string;
  readonly cost_amount: number;
  readonly life_months: number;
  readonly residual_amount?: number | null | undefined;
  readonly opening_amount?: number | null | undefined;
  readonly depreciates_from?: string | null | undefined;
}
/** What may be left out is nothing, and the month of the acquisition. */
const scheduleOf = (given: Given): Depreciable => ({
  acquired_on: given.acquired_on,
  cost_amount: given.cost_amount,
  life_months: given.life_months,
  residual_amount: given.residual_amount ?? 0,
  opening_amount: given.opening_amount ?? 0,
  depreciates_from: monthOfDay(given.depreciates_from ?? given.acquired_on),
});

const checked = (context: WriteContext, given: Given): Depreciable => {
  const schedule = scheduleOf(given);
  const fault = faultOf(schedule, context.today);
  if (fault) throw fault;
  return schedule;
};

/** What was bought before the open books says where its schedule begins here: else the next month would book all of the years before. */
const requireBeginning = async (context: WriteContext, { acquired_on, depreciates_from }: Given): Promise<void> => {
  if (depreciates_from !== null && depreciates_from !== undefined) return;
  const period = await openPeriodOf(context);
  if (period && monthOfDay(acquired_on) < monthOfDay(period.start_date))
    throw refuseField('asset-brought', 'depreciates_from');
};

/**
 * POST /api/finance/aset; no journal is made. Its accounts are those of its category.
 * @throws Refusal asset-brought, asset-future, asset-first-month, asset-above-cost, asset-opening, asset-life-over (422)
 */
export const createAset: UseCases['finance.aset']['create'] = async (context, body) => {
  const { tx, actor, branch, branches } = context;
  await requireBeginning(context, body);
  const schedule = checked(context, body);
  const accounts = await runOne(tx, accountsOf, body.asetkategori_id);
  if (!accounts) throw new Refusal('invalid', {}, { asetkategori_id: ['Data tidak ditemukan'] });
  const code = await nextCode(context, documentKinds.asset, context.today);
  const values = { ...body, ...schedule, ...accounts, accumulated_amount: schedule.opening_amount, code };
  const id = await insertRecord(tx, aset, values, { id: actor.id, branch: branch.id, branches });
  return {
    status: 201,
    record: await genericShow(aset, context, id),
    log: {
      message: `pendaftaran aset tetap ${code} ${body.name} sebesar ${formatRupiah(body.cost_amount)}`,
      url: `${aset.screens.list}/${id}`,
      after: body,
    },
  };
};

const SCHEDULE = [
  'acquired_on',
  'cost_amount',
  'life_months',
  'residual_amount',
  'opening_amount',
  'depreciates_from',
] as const;
const isDepreciated = ({ accumulated_amount, opening_amount }: Stored): boolean =>
  accumulated_amount !== (opening_amount ?? 0);

/**
 * PUT /api/finance/aset/{id}: what is told of it at any time, its amounts, life and category until the first month is booked.
 * @throws Refusal asset-depreciated (409); those of registering (422)
 */
export const editAset: UseCases['finance.aset']['edit'] = async (context, { before }, body) => {
  const schedule = checked(context, { ...before, ...body });
  const old = scheduleOf(before);
  const moved = SCHEDULE.some((name) => schedule[name] !== old[name]);
  const category = body.asetkategori_id ?? before.asetkategori_id;
  const recast = category !== before.asetkategori_id;
  if ((moved || recast) && isDepreciated(before)) throw new Refusal('asset-depreciated');
  const accounts = recast ? await runOne(context.tx, accountsOf, category) : undefined;
  const values = moved ? { ...schedule, accumulated_amount: schedule.opening_amount } : {};
  return genericEdit(aset, context, before, { ...body, ...values, ...accounts });
};

/** POST /api/finance/aset/{id}/batal {reason}: registered by mistake. @throws Refusal asset-depreciated (409) */
export const cancelAset: UseCases['finance.aset']['batal'] = async (context, row, { reason }) => {
  if (isDepreciated(row)) throw new Refusal('asset-depreciated');
  await run(context.tx, markCancelled, row.id, reason);
  return {
    record: await genericShow(aset, context, row.id),
    log: { message: `pembatalan aset tetap ${row.code}: ${reason}`, url: `${aset.screens.list}/${row.id}` },
  };
};

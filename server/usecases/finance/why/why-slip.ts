// 'Kenapa angka ini?' of a slip (finance.md 6.6, 6.13): the rows that it pays, the tax, what is deducted, what was handed over.
import type { Calls } from '../../../../src/resources/calls.ts';
import type { Payee } from '../../../../src/resources/finance/hutang.ts';
import { hutangtransaction } from '../../../../src/resources/finance/hutangtransaction.ts';
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { adds, type Explanation, partOf, tells } from './explanation.ts';
import { explainTaxOfSlip } from './why-tax.ts';
import { journalUrl } from '../ledger/journal-url.ts';

export interface SlipFacts {
  readonly id: number;
  readonly code: string;
  readonly day: string;
  readonly actor_type: Payee;
  readonly actor_id: number;
  readonly actor_name: string;
  readonly gross_amount: number;
  readonly pph_amount: number;
  readonly adjust_amount: number;
  readonly adjust_note: string | null;
  readonly net_amount: number;
  readonly status: number;
  readonly void_reason: string | null;
  readonly method: string;
  readonly journal: string | null;
  readonly shows_net: boolean;
}
const slipFacts = named<SlipFacts, [number, readonly number[]]>(
  'why_slip',
  `select s.id, s.code, s.transaction_at::text as day, s.actor_type, s.actor_id, s.actor_name, s.gross_amount, s.pph_amount,
     coalesce(s.adjust_amount, 0)::bigint as adjust_amount, s.adjust_note, s.net_amount, s.status, s.void_reason, m.name as method,
     j.code as journal, coalesce(f.dokter_lihat_klinik, false) as shows_net
   from hutangtransactions s join paymentmethods m on m.id = s.paymentmethod_id left join journals j on j.id = s.journal_id
   left join financesettings f on f.profile_id = s.profile_id
   where s.id = $1 and s.profile_id = any ($2)`,
);
interface Paid {
  readonly hutang_id: number;
  readonly day: string;
  readonly description: string;
  readonly amount: number;
}
const details = named<Paid, [number]>(
  'why_slip_rows',
  `select d.hutang_id, h.transaction_at::text as day, h.description, d.amount
   from hutangtransactiondetails d join hutangs h on h.id = d.hutang_id where d.hutangtransaction_id = $1 order by h.transaction_at, h.id`,
);

/** The facts of a slip. @throws Refusal not-found */
export const readSlip = async ({ tx }: Pick<Context, 'tx'>, id: number, branches: readonly number[]) => {
  const facts = await runOne(tx, slipFacts, id, branches);
  if (!facts) throw new Refusal('not-found');
  return facts;
};

const howPart = ({ method, day, journal, status, void_reason }: SlipFacts) =>
  partOf('how', 'Pembayaran', [
    tells(`Dibayar lewat ${method}.`, { day }),
    ...(journal === null ? [] : [tells(`Jurnal ${journal}`, { path: journalUrl(journal) })]),
    ...(status === hutangtransaction.state.cancelled ? [tells(`Dibatalkan: ${void_reason ?? ''}`)] : []),
  ]);

/** @param open the reader may see what patients paid for the work */
export const explainSlip = async (context: Context, facts: SlipFacts, open: boolean): Promise<Explanation> => {
  const { id, code, day, actor_name, gross_amount, pph_amount, adjust_amount, adjust_note, net_amount } = facts;
  const rows = await run(context.tx, details, id);
  const tax = await explainTaxOfSlip(context, id, open);
  const lines = [
    adds(`${rows.length} baris hutang`, gross_amount),
    ...(pph_amount === 0 ? [] : [adds('PPh dipotong', -pph_amount)]),
    ...(adjust_amount === 0 ? [] : [adds(`Potongan: ${adjust_note ?? ''}`, -adjust_amount)]),
  ];
  const paid = rows.map(({ hutang_id, day: owed, description, amount }) =>
    adds(description, amount, { day: owed, path: `/finance/tindakan/transaction/${hutang_id}` }),
  );
  return {
    title: `Slip ${code}`,
    about: `${actor_name} · ${formatDate(day)}`,
    amount: net_amount,
    result: 'net',
    parts: [
      partOf('rows', 'Yang dibayar', paid),
      ...(tax?.parts ?? []),
      partOf('net', 'Bersih dibayarkan', lines),
      howPart(facts),
    ],
  };
};

/** GET /api/finance/hutangtransaction/{id}/why. @throws Refusal not-found */
export const whySlip = async (
  context: Context,
  { params }: CallRequest<Calls['finance.hutangtransaction.why']>,
): Promise<Explanation> => explainSlip(context, await readSlip(context, params['id'] ?? 0, context.branches), true);

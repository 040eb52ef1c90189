// 'Kenapa angka ini?' of a laboratory's fee (finance.md 2d, 6.13): the order, what was confirmed and corrected, what was paid.
import type { Calls } from '../../../../src/resources/calls.ts';
import { actorType, hutangSource } from '../../../../src/resources/finance/hutang.ts';
import { labfee } from '../../../../src/resources/finance/labfee.ts';
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { composed, run, runOne } from '../../../db/statement.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { labOrders } from '../lab/order-port.ts';
import { adds, type Explanation, type Part, partOf, tells } from './explanation.ts';
import { owedFacts } from './income-facts.ts';
import { owedLine, paidPart } from './tell-income.ts';
import { readPaid } from './why-income.ts';

interface LabFacts {
  readonly code: string;
  readonly ordered_at: string;
  readonly treatment: string;
  readonly doctor: string;
  readonly laboratory: string;
  readonly on_treatment: boolean;
  readonly estimate_amount: number;
  readonly amount: number | null;
  readonly invoice_no: string | null;
  readonly status: number;
}
const factsOf = composed<LabFacts, [number, readonly number[]]>(
  'why_lab',
  () => `select o.code, o.ordered_at::text as ordered_at, o.treatment, o.doctor, o.laboratory, f.on_treatment, f.estimate_amount,
     f.amount, f.invoice_no, f.status
   from labfees f ${labOrders.given().join} where f.id = $1 and f.profile_id = any ($2)`,
);

const orderPart = (facts: LabFacts): Part => {
  const { code, ordered_at, treatment, doctor, laboratory, on_treatment, estimate_amount, invoice_no } = facts;
  return partOf('order', 'Form lab', [
    tells(`${code} untuk ${treatment} oleh ${doctor}, dikerjakan ${laboratory}.`, { day: ordered_at }),
    tells(`Perkiraan saat dipesan ${formatRupiah(estimate_amount)}.`),
    ...(invoice_no === null ? [] : [tells(`Invoice lab no. ${invoice_no}.`)]),
    tells(on_treatment ? 'Mengurangi bagian dari tindakan ini.' : 'Tidak mengurangi bagian dari tindakan ini.'),
  ]);
};
const readLab = async ({ tx, branches }: Context, id: number): Promise<LabFacts> => {
  const facts = await runOne(tx, factsOf, id, branches);
  if (!facts) throw new Refusal('not-found');
  return facts;
};
/** The order that a fee is of. @throws Refusal not-found */
export const labPart = async (context: Context, id: number): Promise<Part> => orderPart(await readLab(context, id));

const waiting = ({ status }: LabFacts): string =>
  status === labfee.state.cancelled ? 'Form lab dibatalkan' : 'Biaya belum dikonfirmasi';

/** GET /api/finance/labfee/{id}/why: 0 until the fee is confirmed. @throws Refusal not-found */
export const whyLab = async (
  context: Context,
  { params }: CallRequest<Calls['finance.labfee.why']>,
): Promise<Explanation> => {
  const id = params['id'] ?? 0;
  const facts = await readLab(context, id);
  const rows = await run(context.tx, owedFacts, hutangSource.labFee, id, actorType.laboratory, null);
  const lines =
    rows.length === 0
      ? [adds(facts.amount === null ? waiting(facts) : 'Dikonfirmasi tanpa biaya', 0)]
      : rows.map((row, at) => ({ ...owedLine(row), text: at === 0 ? 'Biaya dikonfirmasi' : 'Koreksi biaya' }));
  return {
    title: `Biaya lab ${facts.code}`,
    about: `${facts.laboratory} · ${formatDate(facts.ordered_at)}`,
    amount: facts.amount ?? 0,
    result: 'fee',
    parts: [orderPart(facts), partOf('fee', 'Biaya', lines), paidPart(await readPaid(context.tx, rows))],
  };
};

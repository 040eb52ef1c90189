// A receipt as the approver of a request about it sees it: what was paid by what for which bills, and what would become of it.
import { billtransaction } from '../../../../src/resources/finance/billtransaction.ts';
import { kasirsesi } from '../../../../src/resources/finance/kasirsesi.ts';
import type { Change } from '../../../../src/resources/platform/approval.ts';
import { named, run } from '../../../db/statement.ts';
import { type Ground, unchanged } from '../../kernel/approval-ground.ts';
import type { StoredOf, WriteContext } from '../../kernel/contract.ts';
import { inRupiah, inWords, reasonOf } from '../../kernel/review.ts';

interface Tender {
  readonly id: number;
  readonly name: string;
  readonly amount: number;
}
interface Paid {
  readonly id: number;
  readonly code: string;
  readonly total_amount: number;
  readonly writtenoff_amount: number;
  readonly amount: number;
}

const tendersOf = named<Tender, [number]>(
  'review_tenders',
  `select t.id, m.name, t.amount from billtransactionmethods t join paymentmethods m on m.id = t.paymentmethod_id
   where t.billtransaction_id = $1 order by t.id`,
);
const paidBills = named<Paid, [number]>(
  'review_paid',
  `select b.id, b.code, b.total_amount, b.writtenoff_amount, sum(a.amount)::bigint as amount
   from billtransactionallocations a join bills b on b.id = a.bill_id where a.billtransaction_id = $1 group by b.id order by b.id`,
);

/** The tenders of a receipt, rupiah by their names. */
export const tenderLines = async ({ tx }: WriteContext, receipt: number): Promise<readonly Change[]> =>
  (await run(tx, tendersOf, receipt)).map(({ name, amount }) => inRupiah(name, null, amount));

const CLOSED = 'Ditutup oleh sistem:';

/** What stands in the way of a void once it has happened (void-payment.ts). */
const groundsOf = (
  row: StoredOf<typeof billtransaction>,
  tenders: readonly Tender[],
  bills: readonly Paid[],
): readonly Ground[] => [
  unchanged(billtransaction.table, row, billtransaction.singular),
  ...(row.kasirsesi_id === null
    ? []
    : [
        {
          table: 'kasirsesis',
          id: row.kasirsesi_id,
          stands: `$.status < ${kasirsesi.state.verified}`,
          reason: `${CLOSED} sesi kasirnya sudah diverifikasi`,
        } as const,
      ]),
  ...tenders.map(
    ({ id }) =>
      ({
        table: 'billtransactionmethods',
        id,
        stands: '$.settlement_id == null',
        reason: `${CLOSED} pembayaran sudah masuk settlement`,
      }) as const,
  ),
  ...bills.map(
    ({ id, code, total_amount: total, writtenoff_amount: given }) =>
      ({
        table: 'bills',
        id,
        stands: `$.total_amount == ${total} && $.writtenoff_amount == ${given}`,
        reason: `${CLOSED} tagihan ${code} sudah direfund atau dihapus buku`,
      }) as const,
  ),
];

/** What a request to take a receipt back tells. */
export const aboutVoid = async ({ tx }: WriteContext, row: StoredOf<typeof billtransaction>, reason: string) => {
  const [tenders, bills] = await Promise.all([run(tx, tendersOf, row.id), run(tx, paidBills, row.id)]);
  return {
    record: { type: billtransaction.name, id: row.id },
    grounds: groundsOf(row, tenders, bills),
    told: {
      amount: row.price_amount,
      date: row.posting_date,
      changes: [
        inWords('Pasien', row.customer_name, row.customer_name),
        inWords(
          'Status',
          billtransaction.states[billtransaction.state.valid].label,
          billtransaction.states[billtransaction.state.cancelled].label,
        ),
        reasonOf(reason),
      ],
      lines: [
        ...bills.map(({ code, amount }) => inRupiah(`Tagihan ${code}`, amount, null)),
        ...tenders.map(({ name, amount }) => inRupiah(name, amount, null)),
      ],
    },
  };
};

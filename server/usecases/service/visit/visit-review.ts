// A visit as the approver of a request about it sees it: its patient and day, its treatments, and what becomes of its bill.
import { visit } from '../../../../src/resources/service/visit.ts';
import { visitperawatan } from '../../../../src/resources/service/visitperawatan.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import { type Ground, unchanged } from '../../kernel/approval-ground.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import { inRupiah, inWords, reasonOf } from '../../kernel/review.ts';
import type { StoredVisit } from './visit-write.ts';

interface Facts {
  readonly patient: string;
  readonly doctor: string | null;
  readonly bill: string | null;
  readonly total: number;
  readonly treatments: readonly { readonly id: number; readonly name: string; readonly amount: number }[] | null;
}
/** $2: the bill that the visit had. */
const factsOf = named<Facts, [number, number | null]>(
  'review_visit',
  `select c.name as patient, d.name as doctor, coalesce(b.code, 'Draft') as bill, coalesce(b.total_amount, 0) as total, (
     select jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'amount', t.amount) order by t.id)
     from visitperawatans t where t.visit_id = v.id and t.status <> ${visitperawatan.state.cancelled}) as treatments
   from visits v join users c on c.id = v.customer_id left join users d on d.id = v.doctor_id left join bills b on b.id = $2
   where v.id = $1`,
);

const states: Readonly<Record<number, { readonly label: string }>> = visit.states;

const readFacts = async ({ tx }: WriteContext, row: StoredVisit): Promise<Facts> => {
  const facts = await runOne(tx, factsOf, row.id, row.bill_id);
  if (!facts) throw new Error('The visit of a request is always there.');
  return facts;
};

const changesOf = (row: StoredVisit, { patient, doctor }: Facts, status: number) => [
  inWords('Pasien', patient, patient),
  inWords('Dokter', doctor, doctor),
  inWords('Status', states[row.status]?.label ?? null, states[status]?.label ?? null),
];

/** What a request to open a finished visit again tells: its bill goes. */
export const aboutReopening = async (context: WriteContext, row: StoredVisit, reason: string) => {
  const facts = await readFacts(context, row);
  const { bill, total, treatments } = facts;
  const paid: readonly Ground[] =
    row.bill_id === null
      ? []
      : [
          {
            table: 'bills',
            id: row.bill_id,
            stands: '$.installment_current_amount == 0',
            reason: 'Ditutup oleh sistem: tagihannya sudah memiliki pembayaran',
          },
        ];
  return {
    record: { type: visit.name, id: row.id },
    grounds: [unchanged(visit.table, row, visit.singular), ...paid],
    told: {
      amount: total,
      date: row.visit_date,
      changes: [
        ...changesOf(row, facts, visit.state.inUnit),
        ...(row.bill_id === null ? [] : [inWords('Tagihan', bill, null), inRupiah('Total tagihan', total, null)]),
        reasonOf(reason),
      ],
      lines: (treatments ?? []).map(({ name, amount }) => inRupiah(name, amount, amount)),
    },
  };
};

const plannedOf = named<{ id: number; name: string }, [number]>(
  'review_planned',
  `select id, name from visitperawatans where visit_id = $1 and status = ${visitperawatan.state.planned} order by id`,
);

/** Read before the visit is cancelled: its treatments go with it. */
export const plannedIn = ({ tx }: WriteContext, { id }: StoredVisit) => run(tx, plannedOf, id);

/** What a request to cancel a visit in its unit tells. */
export const aboutCancelling = async (
  context: WriteContext,
  row: StoredVisit,
  { reason, planned }: { readonly reason: string; readonly planned: readonly { id: number; name: string }[] },
) => {
  const facts = await readFacts(context, row);
  const done = 'Ditutup oleh sistem: sudah ada tindakan atau BHP yang dikerjakan';
  const undone = planned.map(({ id }): Ground => {
    return {
      table: 'visitperawatans',
      id,
      stands: `$.status < ${visitperawatan.state.done} && $.isbhpused == false`,
      reason: done,
    };
  });
  return {
    record: { type: visit.name, id: row.id },
    grounds: [unchanged(visit.table, row, visit.singular), ...undone],
    told: {
      date: row.visit_date,
      changes: [...changesOf(row, facts, visit.state.cancelled), reasonOf(reason)],
      lines: planned.map(({ name }) => inWords(name, 'Direncanakan', null)),
    },
  };
};

// Two records of one patient as the approver of their merge sees them: who they are, and what goes over.
import type { Change } from '../../../../src/resources/platform/approval.ts';
import { user } from '../../../../src/resources/platform/user.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import { inDays, inRupiah, inWords, reasonOf } from '../../kernel/review.ts';

interface Person {
  readonly id: number;
  readonly name: string;
  readonly username: string;
  readonly birth_date: string | null;
  readonly phone: string | null;
  readonly visits: number;
  readonly bills: number;
  readonly deposit: number;
}
const personOf = named<Person, [number]>(
  'review_patient',
  `select u.id, u.name, u.username, u.birth_date::text as birth_date, u.phone,
     (select count(*) from visits v where v.customer_id = u.id) as visits,
     (select count(*) from bills b where b.customer_id = u.id) as bills,
     (select coalesce(sum(d.balance), 0)::bigint from customerdeposits d where d.customer_id = u.id) as deposit
   from users u where u.id = $1`,
);

/** Read before the merge: afterwards all of it is the kept one's. */
export const readPerson = async ({ tx }: WriteContext, id: number): Promise<Person> => {
  const person = await runOne(tx, personOf, id);
  if (!person) throw new Error('A patient who is held is always there.');
  return person;
};

const counted = (label: string, from: number, into: number): Change =>
  inWords(label, `${from} + ${into}`, String(from + into));

/** What a request to merge two records tells: the one that goes before, the one that stays after. */
export const aboutMerge = ({ today }: WriteContext, [from, into]: readonly [Person, Person], reason: string) => ({
  record: { type: user.name, id: from.id },
  grounds: [from, into].map(({ id }) => ({
    table: user.table,
    id,
    stands: '$.merged_into_id == null',
    reason: 'Ditutup oleh sistem: salah satu rekam sudah digabung',
  })),
  told: {
    date: today,
    changes: [
      inWords('Nama', from.name, into.name),
      inWords('No. RM', from.username, into.username),
      inDays('Tanggal lahir', from.birth_date, into.birth_date),
      inWords('Telepon', from.phone, into.phone),
      reasonOf(reason),
    ],
    lines: [
      counted('Kunjungan', from.visits, into.visits),
      counted('Tagihan', from.bills, into.bills),
      inRupiah('Deposit', from.deposit, from.deposit + into.deposit),
    ],
  },
});

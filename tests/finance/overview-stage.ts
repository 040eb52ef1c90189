// What the first page of finance is tested with.
import { foldPast } from '../../server/jobs/folding.ts';
import { arrangeFigures } from '../platform/figures.ts';
import { today } from '../service/stage.ts';
import type { TestApp } from '../support/app.ts';
import { accountIds } from './account.ts';
import { keepBudget, YEAR } from './budget-stage.ts';

const DAY = today();

/** Journals of two years in two branches: cash and banks, income and cost, of three kinds, before and after a fold. */
const scatter = (clinic: TestApp, code: string, n: number) =>
  clinic.database.asOwner(
    `with made as (
       insert into journals (profile_id, code, transaction_at, memo, kind, origin, event, source_type, source_id, total_amount)
       select 1 + 2 * (n % 2), $2 || n, $1::date - (n * 7) % 720, 'Uji', 1 + n % 3, 2, 'uji', 'uji', n, n * 1000
       from generate_series(1, $3::int) n returning id, source_id as n, profile_id, transaction_at, kind, total_amount
     )
     insert into journal_lines (journal_id, line_no, profile_id, transaction_at, kind, akun_id, description, debit, credit)
     select m.id, s.line_no, m.profile_id, m.transaction_at, m.kind, a.id, 'Uji', m.total_amount * (2 - s.line_no),
       m.total_amount * (s.line_no - 1)
     from made m, (values (1, array['1-1101', '1-1111', '6-1201', '1-1121']), (2, array['4-1102', '1-1111', '1-1101', '7-1001']))
       s (line_no, codes)
     join akuns a on true where a.code = s.codes[1 + n % 4]`,
    [DAY, code, n],
  );
interface Owed {
  readonly branch: number;
  readonly actor: string;
  readonly id: number | null;
  /** Days from today. */
  readonly due: number;
  readonly amount: number;
  readonly paid?: number;
}
const owe = (clinic: TestApp, { branch, actor, id, due, amount, paid = 0 }: Owed) =>
  clinic.database.asOwner(
    `insert into hutangs (profile_id, actor_type, actor_id, actor_name, kind, source_type, source_id, source_seq, description,
       transaction_at, due_date, amount, paid_amount, status, akun_id)
     select $1, $2::text, $3, 'Uji', 'saldo_awal', 'uji', (random() * 1e12)::bigint, 1, 'Uji', $4::date - 60, $4::date + $5::int,
       $6::bigint, $7::bigint,
       case when $7::bigint = 0 then 0 else 1 end, id from akuns where code = '2-1201'`,
    [branch, actor, id, DAY, due, amount, paid],
  );

/** Journals, payables, a budget, and what the dashboards are tested with. */
export const arrangeOverview = async (clinic: TestApp): Promise<void> => {
  await arrangeFigures(clinic);
  await scatter(clinic, 'UJI/', 300);
  await foldPast(clinic.database.pool, new Date());
  await scatter(clinic, 'SUSULAN/', 200);
  for (const [at, due] of [-90, -1, 0, 6, 7, 20, 27, 28, 200].entries()) {
    await owe(clinic, { branch: 1, actor: 'doctor', id: 1, due, amount: 100_000 + at, paid: at });
    await owe(clinic, { branch: 3, actor: 'vendor', id: 2, due, amount: 900_000 + at });
  }
  await owe(clinic, { branch: 1, actor: 'doctor', id: 1, due: 90, amount: -30_000 });
  await owe(clinic, { branch: 1, actor: 'pajak', id: null, due: 3, amount: 55_000 });
  const akun = await accountIds(clinic);
  await keepBudget(await clinic.as('finance.bdg'), YEAR, [
    { akun_id: akun['4-1102'] ?? 0, month: Number(DAY.slice(5, 7)), amount: 31_000_000 },
    { akun_id: akun['6-1201'] ?? 0, month: Number(DAY.slice(5, 7)), amount: 9_100_000 },
  ]);
};

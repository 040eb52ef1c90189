// What is known of the staff beside their names, as days show it (attendance.md 4).
import { initialOf } from '../../../../src/resources/platform/initial.ts';
import { named, run } from '../../../db/statement.ts';
import type { Context } from '../../kernel/contract.ts';
import { avatarUrl } from '../../platform/file/avatar-url.ts';
import type { Member } from './day-facts.ts';

interface Card {
  readonly id: number;
  readonly name: string;
  readonly initial: string;
  readonly jobname: string | null;
  readonly attendance_code: string | null;
  readonly avatarurl: string | null;
}
interface CardRow {
  readonly id: number;
  readonly jobname: string | null;
  readonly attendance_code: string | null;
  readonly avatar: number | null;
  readonly department_id: number | null;
  readonly department: string | null;
}
const cardsOf = named<CardRow, [readonly number[]]>(
  'day_cards',
  `select u.id, u.jobname, u.attendance_code, u.avatar, d.id as department_id, d.name as department
   from users u join pegawais p on p.id = u.id left join departments d on d.id = p.department_id where u.id = any ($1)`,
);

/** What is known of people beside their names. */
export const readCards = async ({ tx }: Pick<Context, 'tx'>, members: readonly Member[]) => {
  const rows = await run(
    tx,
    cardsOf,
    members.map(({ id }) => id),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    members.map(({ id, name }) => {
      const row = byId.get(id);
      const department = row?.department_id ? { id: row.department_id, name: row.department ?? '' } : null;
      const card: Card = {
        id,
        name,
        initial: initialOf(name),
        jobname: row?.jobname ?? null,
        attendance_code: row?.attendance_code ?? null,
        avatarurl: avatarUrl(id, row?.avatar ?? null),
      };
      return [id, { card, department }];
    }),
  );
};

// Whom a request is for: his employment, as far as leave and overtime ask for it.
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { addDays } from '../../../../src/resources/kernel/date.ts';
import { REQUEST_REACH } from '../../../../src/resources/attendance/leave-life.ts';
import { refuseField } from '../../../../src/resources/refusals.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { Context, WriteContext } from '../../kernel/contract.ts';

export interface Subject {
  readonly id: number;
  readonly name: string;
  readonly status: number;
  /** First and last working day, 'YYYY-MM-DD'. */
  readonly join_at: string | null;
  readonly leave_at: string | null;
  /** 1 tetap 2 PKWT 3 harian 4 mitra */
  readonly contract_type: number;
  readonly is_overtime_exempt: boolean;
  readonly workdays_per_week: number;
  /** Head of his department. */
  readonly head_id: number | null;
}

const subjectOf = named<Subject, [id: number, branches: readonly number[]]>(
  'leave_subject',
  `select u.id, u.name, u.status, u.join_at, u.leave_at, p.contract_type, p.is_overtime_exempt, p.workdays_per_week, d.head_id
   from pegawais p join users u on u.id = p.id left join departments d on d.id = p.department_id
   where p.id = $1 and p.profile_id = any ($2) and u.membership_id is not null`,
);

/** Undefined for who is no tracked member of attendance in the branches in reach. */
export const findSubject = (
  { tx, branches }: Pick<Context, 'tx' | 'branches'>,
  id: number,
): Promise<Subject | undefined> => runOne(tx, subjectOf, id, branches);

const isEmployed = ({ status, join_at, leave_at }: Subject, { start, end }: Days): boolean =>
  status === activeStatus.active && (join_at === null || join_at <= start) && (leave_at === null || end <= leave_at);

interface Days {
  /** 'YYYY-MM-DD', both included. */
  readonly start: string;
  readonly end: string;
}

/**
 * The member of the branch that these days are asked for.
 * @param at field of the first day
 * @throws Refusal leave-not-member, leave-not-employed, leave-reach (422)
 */
export const requireSubject = async (
  { tx, branch, today }: WriteContext,
  id: number,
  days: Days,
  at: string,
): Promise<Subject> => {
  const subject = await findSubject({ tx, branches: [branch.id] }, id);
  if (!subject) throw refuseField('leave-not-member', 'pegawai_id');
  if (days.start < addDays(today, -REQUEST_REACH) || days.end > addDays(today, REQUEST_REACH))
    throw refuseField('leave-reach', at);
  if (!isEmployed(subject, days)) throw refuseField('leave-not-employed', at);
  return subject;
};

/** Told of a request: the head of the department, unless it is his own or he asked for it. */
export const headToTell = ({ actor }: WriteContext, { id, head_id }: Subject): { readonly told?: number } =>
  head_id === null || head_id === id || head_id === actor.id ? {} : { told: head_id };

// The staff list as the address asks for it.
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useCall } from '../../../providers/call.ts';
import { staffRoleOptions } from '../../../resources/attendance/staff-role.ts';
import { activeStatus } from '../../../resources/kernel/active.ts';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '../../../resources/kernel/page.ts';

const { active, inactive } = activeStatus;
export type StaffStatus = typeof active | typeof inactive;

export type Role = (typeof staffRoleOptions)[number]['value'];

export interface StaffState {
  readonly page: number;
  readonly limit: number;
  readonly keyword: string;
  /** Works here, or has left or is switched off. */
  readonly status: StaffStatus;
  readonly isdoctor: boolean;
  /** Only whose attendance is kept. */
  readonly ismember: boolean;
  readonly role: Role | null;
  readonly department: number | null;
}

const numberOf = (text: string | null): number | null =>
  text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;

const read = (search: URLSearchParams): StaffState => ({
  page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
  limit: PAGE_SIZES.find((size) => String(size) === search.get('limit')) ?? DEFAULT_PAGE_SIZE,
  keyword: search.get('keyword') ?? '',
  status: search.get('status') === String(inactive) ? inactive : active,
  isdoctor: search.get('isdoctor') === '1',
  ismember: search.get('ismember') === '1',
  role: staffRoleOptions.find(({ value }) => String(value) === search.get('role'))?.value ?? null,
  department: numberOf(search.get('department')),
});

const write = ({ page, limit, keyword, status, isdoctor, ismember, role, department }: StaffState): URLSearchParams =>
  new URLSearchParams({
    ...(page > 1 && { page: String(page) }),
    ...(limit !== DEFAULT_PAGE_SIZE && { limit: String(limit) }),
    ...(keyword && { keyword }),
    ...(status === inactive && { status: String(status) }),
    ...(isdoctor && { isdoctor: '1' }),
    ...(ismember && { ismember: '1' }),
    ...(role !== null && { role: String(role) }),
    ...(department !== null && { department: String(department) }),
  });

/** Everything but the page itself leads back to page 1. */
export const useStaffState = () => {
  const [search, setSearch] = useSearchParams();
  const state = useMemo(() => read(search), [search]);
  const change = (next: Partial<StaffState>) =>
    setSearch((now) => write({ ...read(now), page: 1, ...next }), { replace: next.page === undefined });
  return [state, change] as const;
};

export const useStaff = ({ page, limit, keyword, status, isdoctor, ismember, role, department }: StaffState) => {
  const { query, answer } = useCall(
    'attendance.pegawai.list',
    {
      page,
      limit,
      status,
      ...(keyword && { keyword }),
      ...(isdoctor && { isdoctor: '1' }),
      ...(ismember && { ismember: '1' }),
      ...(role !== null && { role }),
      ...(department !== null && { department_id: department }),
    },
    { keep: true },
  );
  return { query, staff: answer?.data ?? [], count: answer?.count ?? 0 };
};

// A run is approved as it would be reckoned now, not as it was (attendance.md R10, 11: item 16): what came after 'Hitung' is not left out.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { body } from '../service/stage.ts';
import { makePeriod, openPayroll, type Period, readPeriod, type Slip, sql, step } from './payroll-stage.ts';

let at: Awaited<ReturnType<typeof openPayroll>>;
let bonus: Period;
beforeAll(async () => {
  at = await openPayroll();
});
afterAll(() => at.clinic.close());

const nameOf = async (id: number): Promise<string> => {
  const [row] = await sql<{ name: string }>(at.clinic, 'select name from users where id = $1', [id]);
  return row?.name ?? '';
};
const stale = (name: string) => [409, `Perhitungan ${name} berubah sejak payroll dihitung. Hitung ulang payroll.`];
const approve = async (id: number) => {
  const { status, body: told } = await step(at.manager, id, 'approve', { reason: 'Setuju', override: true });
  return [status, told.message];
};

it('is not approved with the tax of wages alone, once a THR of the masa was reckoned too', async () => {
  const { others, period, books, generate, slipOf } = at;
  const [one = 0] = others;
  body(await generate(books, period.id));
  bonus = await makePeriod(books, { name: 'THR Uji', kind: 2, holiday_date: period['start_date'] });
  body(await generate(books, bonus.id));
  const [name = ''] = (await Promise.all([...others, at.nurse].map(nameOf))).toSorted();
  expect(await approve(period.id)).toEqual(stale(name));
  expect(await readPeriod(books, period.id)).toMatchObject({ status: 1 });
  body(await generate(books, period.id));
  // 6.000.000 of wages, 240.000 + 14.400 + 18.000 of the clinic's shares, and 6.000.000 of THR: category A, 4 %.
  const [wages, gift] = [await slipOf(one, period.id), await slipOf(one, bonus.id)];
  expect([wages['gross_taxable'], gift['gross_taxable']]).toEqual([6_272_400, 6_000_000]);
  expect(wages.tax + gift.tax).toBe(490_896);
  expect((await approve(period.id))[0]).toBe(200);
});

it('is not approved with days that were corrected after it was reckoned', async () => {
  const { period, clinic, nurse, books, generate, slipOf } = at;
  body(await step(at.manager, period.id, 'reopen', { reason: 'Koreksi' }));
  await sql(clinic, 'update attendances set late_minutes = 12 where pegawai_id = $1 and late_minutes = 30', [nurse]);
  expect(await approve(period.id)).toEqual(stale(await nameOf(nurse)));
  body(await generate(books, period.id));
  const { id } = await slipOf(nurse, period.id);
  const { lines } = body(await books.get<Slip>(`/api/attendance/payrolltransaction/${id}`));
  expect(lines.find(({ code }) => code === 'LATE')?.amount).toBe(12_000);
  expect((await approve(period.id))[0]).toBe(200);
});

it('is not approved without who came to it, nor with who went', async () => {
  const { period, clinic, others, books, generate } = at;
  const [one = 0] = others;
  body(await step(at.manager, period.id, 'reopen', { reason: 'Koreksi' }));
  const [{ membership } = { membership: '' }] = await sql<{ membership: string }>(
    clinic,
    'select membership_id as membership from users where id = $1',
    [one],
  );
  const member = (value: string | null) =>
    sql(clinic, 'update users set membership_id = $2 where id = $1', [one, value]);
  await member(null);
  expect(await approve(period.id)).toEqual(stale(await nameOf(one)));
  body(await generate(books, period.id));
  await member(membership);
  expect(await approve(period.id)).toEqual(stale(await nameOf(one)));
  body(await generate(books, period.id));
  expect((await approve(period.id))[0]).toBe(200);
});

// Slips of wages are drawn in a thread of their own, in their order; what cannot be drawn is told.
import { afterAll, describe, expect, it } from 'vitest';
import { openDrawing } from './draw-payslips.ts';
import type { PayslipPaper } from './payslip.ts';

const paper: PayslipPaper = {
  clinic: { name: 'Klinik', address: 'Jl. Merdeka 1', phone: '022 123' },
  logo: null,
  code: 'GAJI/BDG/2026/000001',
  period: 'Gaji Maret 2026',
  start_date: '2026-03-01',
  end_date: '2026-03-31',
  pay_date: '2026-03-31',
  name: 'Siti Aminah',
  jobname: 'Perawat',
  department: null,
  attendance_code: '1001',
  days_scheduled: 25,
  days_present: 24,
  days_paid_leave: 0,
  days_unpaid: 0,
  days_alpha: 1,
  late_count: 1,
  late_minutes: 30,
  overtime_hours: 3,
  lines: [],
  gross_taxable: 5_755_960,
  ter_category: 'A',
  ter_rate: 0.5,
  tax: 28_780,
  ptkp_status: 'TK/0',
  net: 5_300_180,
  bank_name: null,
  bank_account_no: null,
  bank_account_name: null,
  loan_balance: 0,
};
const line = { name: 'Gaji Pokok', kind: 1, qty: 1, rate: 4_500_000, amount: 4_500_000, note: null } as const;

describe('drawing slips of wages', () => {
  const drawing = openDrawing();
  afterAll(() => drawing.close());

  it('answers a paper for each slip, in their order', async () => {
    const [short, long] = await drawing.draw([paper, { ...paper, lines: Array.from({ length: 80 }, () => line) }]);
    expect(short?.subarray(0, 5).toString()).toBe('%PDF-');
    expect(long?.subarray(0, 5).toString()).toBe('%PDF-');
    expect(long?.length).toBeGreaterThan(short?.length ?? Infinity);
  });

  it('tells what cannot be drawn, and goes on', async () => {
    const broken = { ...paper, start_date: null } as unknown as PayslipPaper;
    await expect(drawing.draw([broken])).rejects.toThrow('of null');
    expect(await drawing.draw([paper])).toHaveLength(1);
  });

  it('draws nothing once it is closed', async () => {
    const closed = openDrawing();
    await closed.close();
    await expect(closed.draw([paper])).rejects.toThrow('The thread that draws slips has ended.');
  });
});

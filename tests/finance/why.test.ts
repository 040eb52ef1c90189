// 'Kenapa angka ini?' through the real application (finance.md 6.13): what is told comes to the figure that is stored, for every row.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { body } from '../service/stage.ts';
import type { Client, Json } from '../support/app.ts';
import { openSlips, type Slips } from './slip-stage.ts';

type Why = AnswerOf<'finance.hutang.why'>;
interface Row extends Json {
  readonly id: number;
}

let at: Slips;
let other: Client;
/** Crowns: one that was paid in parts, taken back and paid out; one whose laboratory was corrected; one that was refunded. */
let income: Row;

const refund = async (bill: number): Promise<void> => {
  const { version, lines } = body(
    await at.books.get<{ version: number; lines: { id: number }[] }>(`/api/finance/bill/${bill}`),
  );
  body(
    await at.manager.post(`/api/finance/bill/${bill}/refund`, {
      version,
      lines: [{ bill_line_id: lines[0]?.id, amount: 500_000 }],
      reason: 'Crown lepas',
      to_deposit: true,
    }),
    201,
  );
};
const confirmAll = async (amount: number): Promise<void> => {
  for (const fee of await at.rows<Row & { version: number; status: number }>('/api/finance/labfee', {}))
    body(await at.books.post(`/api/finance/labfee/${fee.id}/confirm`, { version: fee.version, amount }));
};

beforeAll(async () => {
  at = await openSlips();
  other = await at.clinic.as('dokter2.bdg');
  const bill = await at.billed();
  await at.pay(bill, 1_000_000);
  const second = await at.pay(bill, 1_550_000);
  const taken = { version: second.version, reason: 'Salah pasien' };
  body(await at.manager.post(`/api/finance/billtransaction/${second.id}/void`, taken));
  await at.pay(bill, 1_550_000);
  body(await at.slip(at.whole(await at.open())), 201);
  const withLab = await at.billed(true);
  await at.pay(withLab, 2_550_000);
  await confirmAll(600_000);
  await confirmAll(700_000);
  const [owed] = await at.open();
  body(
    await at.slip([{ hutang_id: owed?.id, amount: 100_000 }], { adjust_amount: 5_000, adjust_note: 'Alat hilang' }),
    201,
  );
  body(await at.undo(body(await at.slip([{ hutang_id: owed?.id, amount: 50_000 }]), 201)));
  const refunded = await at.billed();
  await at.pay(refunded, 2_550_000);
  await refund(refunded);
  await at.billed(true);
  income = await at.incomeOf(bill);
});
afterAll(() => at.clinic.close());

const why = async (by: Client, path: string): Promise<Why> => body(await by.get<Why>(`/api/finance/${path}/why`));
const sumOf = (told: Why, key: string): number | null | undefined => told.parts.find((part) => part.key === key)?.sum;
const wordsOf = (told: Why): string => told.parts.flatMap(({ lines }) => lines.map(({ text }) => text)).join('\n');

describe('what is told', () => {
  it.each([
    ['tindakanincome', 'doctor_amount'],
    ['hutang', 'amount'],
    ['hutangtransaction', 'net_amount'],
    ['pph', 'amount'],
    ['labfee', 'amount'],
  ] as const)('comes to the stored figure of every %s', async (resource, figure) => {
    const rows = await at.rows<Row>(`/api/finance/${resource}`, {});
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) {
      const told = await why(at.books, `${resource}/${row.id}`);
      const stored = row[figure] ?? 0;
      expect([told.amount, sumOf(told, told.result)], JSON.stringify(told)).toEqual([stored, stored]);
      for (const { sum, lines } of told.parts)
        expect(sum ?? 0).toBe(lines.reduce((all, line) => all + (line.amount ?? 0), 0));
    }
  });

  it('comes to what was recognised, paid and kept of every treatment', async () => {
    for (const row of await at.rows<Row>('/api/finance/tindakanincome', {})) {
      const told = await why(at.books, `tindakanincome/${row.id}`);
      expect(sumOf(told, 'accrued') ?? 0).toBe(row['accrued_doctor']);
      expect(sumOf(told, 'partner') ?? 0).toBe(row['accrued_rumahsakit']);
      expect(sumOf(told, 'base')).toBe(row['base_amount']);
      expect(sumOf(told, 'split')).toBe(row['klinik_amount']);
    }
  });

  it('names the rule, each payment, its void and the slip', async () => {
    const told = await why(at.books, `tindakanincome/${income.id}`);
    const words = wordsOf(told);
    expect(words).toContain('Aturan "Crown bersama rumah sakit", berlaku sejak 01 Jan 2020.');
    expect(words).toContain('menyebut dokter ini dan tindakan ini');
    expect(words).toContain('40% × Rp 2.500.000');
    expect(words).toContain('Pembalikan Penerimaan pembayaran: ');
    expect(words).toContain('Salah pasien');
    expect(words).toMatch(/Slip PH\/BDG\/\d{4}\/\d{6}/);
    const steps = told.parts.find(({ key }) => key === 'accrued')?.lines ?? [];
    expect(steps.map(({ amount }) => amount)).toEqual([392_157, 607_843, -607_843, 607_843]);
    expect(steps.map(({ text }) => text.split(':')[0])).toEqual([
      'Penerimaan pembayaran',
      'Penerimaan pembayaran',
      'Pembalikan Penerimaan pembayaran',
      'Penerimaan pembayaran',
    ]);
  });

  it('names the laboratory where it changed the fee, and the note of credit', async () => {
    const all = await at.rows<Row>('/api/finance/hutang', { actor_type: 'doctor' });
    const told = (await Promise.all(all.map((row) => why(at.books, `hutang/${row.id}`)))).map(wordsOf).join('\n');
    expect(told).toContain('Biaya laboratorium: ');
    expect(told).toMatch(/Nota kredit|Pengembalian dana/);
  });
});

describe('the desk', () => {
  it('reads all of a treatment but what slips paid of it, and of a laboratory the slip as well', async () => {
    const desk = await at.clinic.as('admin.bdg');
    const told = await why(desk, `tindakanincome/${income.id}`);
    expect(told.parts.map(({ key }) => key)).toEqual(['rule', 'base', 'fee', 'accrued', 'partner', 'split']);
    expect(JSON.stringify(told)).not.toContain('PH/BDG/');
    const [owed] = await at.rows<Row & { actor_id: number; source_id: number }>('/api/finance/hutang', {
      actor_type: 'laboratorium',
    });
    const lab = { actor_type: 'laboratorium', actor_id: owed?.actor_id ?? 0 };
    const paid = body(await at.slip(at.whole(await at.open('laboratorium', lab.actor_id)), lab), 201);
    expect(wordsOf(await why(desk, `labfee/${owed?.source_id}`))).toContain(paid.code);
    for (const path of [`hutang/${owed?.id}`, `hutangtransaction/${paid.id}`])
      expect((await desk.get(`/api/finance/${path}/why`)).status, path).toBe(403);
  });
});

describe('the doctor', () => {
  it('reads his part: no net, no clinic, no partner, no way into the books', async () => {
    const told = await why(at.doctor, `myincome/${income.id}`);
    expect([told.amount, sumOf(told, 'fee'), sumOf(told, 'accrued')]).toEqual([1_000_000, 1_000_000, 1_000_000]);
    expect(told.parts.map(({ key }) => key)).toEqual(['rule', 'fee', 'accrued', 'paid']);
    expect(told.parts.flatMap(({ lines }) => lines.flatMap(({ path }) => path ?? []))).toEqual([]);
    expect(JSON.stringify(told)).not.toMatch(/2\.500\.000|2500000|RS Uji/);
    const [slip] = (await at.rows<Row>('/api/finance/hutangtransaction', {})).toReversed();
    const paid = await why(at.doctor, `myincome/slip/${slip?.id}`);
    expect(sumOf(paid, 'net')).toBe(slip?.['net_amount']);
    expect(wordsOf(paid)).not.toContain('Bruto slip ini');
  });

  it('is answered nothing of another’s', async () => {
    const [slip] = await at.rows<Row>('/api/finance/hutangtransaction', {});
    for (const path of [`myincome/${income.id}`, `myincome/slip/${slip?.id}`])
      expect((await other.get(`/api/finance/${path}/why`)).status, path).toBe(404);
    const [owed] = await at.rows<Row>('/api/finance/hutang', {});
    for (const path of [`tindakanincome/${income.id}`, `hutang/${owed?.id}`, `hutangtransaction/${slip?.id}`])
      for (const by of [other, at.doctor]) expect((await by.get(`/api/finance/${path}/why`)).status, path).toBe(403);
  });

  it('reads it with its base where the branch shows the net', async () => {
    const setting = body(await at.books.get('/api/finance/setting'));
    body(await at.books.put('/api/finance/setting', { ...setting, dokter_lihat_klinik: true }));
    const told = await why(at.doctor, `myincome/${income.id}`);
    expect(sumOf(told, 'base')).toBe(2_500_000);
    expect(sumOf(told, 'split')).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { defineDocument } from './define.ts';
import { field } from './field.ts';
import { createShape, editShape, fieldShape, listShape, verbShape } from './shape.ts';

const order = defineDocument({
  name: 'test.order',
  path: 'test/order',
  table: 'orders',
  module: 'finance',
  scope: 'branch',
  singular: 'pesanan',
  label: 'Pesanan',
  fields: {
    code: field.code('Kode', { server: true }),
    name: field.text('Nama', { required: true, max: 20 }),
    amount: field.money('Jumlah', { required: true, min: 1 }),
    made_on: field.date('Tanggal'),
    kind: field.choice('Jenis', { options: [{ value: 1, label: 'Satu' }] }),
    made_at: field.instant('Dibuat'),
    doctor_id: field.ref('Dokter', { to: 'platform.users', embed: 'doctordata' }),
    lines: field.lines('Rincian', {
      table: 'order_lines',
      parent: 'order_id',
      fields: { qty: field.quantity('Qty', { required: true, min: 0.001 }) },
    }),
    total: field.derived('Total', { as: 'money' }),
  },
  title: 'name',
  keyword: ['name'],
  list: {
    columns: ['name'],
    filters: {
      doctor: { by: 'equals', column: 'doctor_id' },
      made_on: { by: 'equals', column: 'made_on' },
      kind: { by: 'equals', column: 'kind' },
      status: { by: 'equals', column: 'status' },
      period: { by: 'period', column: 'made_on' },
      debt: { by: 'custom', field: field.flag('Hutang') },
    },
    sort: { field: 'id', order: 'desc' },
    sortable: ['id', 'name'],
  },
  form: [],
  operations: { list: 'generic', show: 'generic', create: 'generic' },
  states: {
    0: { name: 'draft', label: 'Draft', tone: 'neutral' },
    1: { name: 'issued', label: 'Terbit', tone: 'success' },
  },
  verbs: {
    issue: {
      label: 'Terbitkan',
      from: [0],
      to: 1,
      input: { reason: field.text('Alasan', { required: true, max: 100 }) },
    },
  },
  screens: {},
});
const refused = (shape: { safeParse: (v: unknown) => { success: boolean } }, value: unknown) =>
  !shape.safeParse(value).success;

describe('bodies', () => {
  const good = { name: ' Scaling ', amount: 350_000, lines: [{ qty: 1.5 }] };

  it('trims text and keeps what is declared', () => {
    expect(createShape(order).parse(good)).toEqual({ ...good, name: 'Scaling' });
  });

  it.each([
    ['an unknown key', { ...good, profile_id: 2 }],
    ['a value that the server sets', { ...good, code: 'X' }],
    ['a derived value', { ...good, total: 1 }],
    ['an unknown key in a line', { ...good, lines: [{ qty: 1, price: 1 }] }],
    ['a missing field', { amount: 1, lines: [] }],
    ['zero where one is the least', { ...good, amount: 0 }],
    ['a fraction of a rupiah', { ...good, amount: 1.5 }],
    ['a number as text', { ...good, amount: '350000' }],
    ['NaN', { ...good, amount: Number.NaN }],
    ['more than a billion thousand', { ...good, amount: 1_000_000_000_001 }],
    ['a day that does not exist', { ...good, made_on: '2026-02-31' }],
    ['an instant before there were clinics', { ...good, made_at: '0000-01-01T00:00:00Z' }],
    ['a day long before', { ...good, made_on: '0001-01-01' }],
    ['a day after which years have five digits', { ...good, made_on: '9999-12-31' }],
    ['a quantity of which nothing is kept', { ...good, lines: [{ qty: 1e-9 }] }],
    ['four decimals of quantity', { ...good, lines: [{ qty: 1.0001 }] }],
  ])('refuses %s', (_what, body) => {
    expect(refused(createShape(order), body)).toBe(true);
  });

  it('keeps of a text what can be seen', () => {
    const name = (text: string) => createShape(order).parse({ ...good, name: text }).name;
    expect(name('\u200bScal\u0007ing\u202e\ufeff ')).toBe('Scaling');
    expect(name('Sakit\u200d 👨\u200d👩')).toBe('Sakit\u200d 👨\u200d👩');
    for (const empty of ['\u200b', '\u200d \u200c', '\u2066\u2069'])
      expect(refused(createShape(order), { ...good, name: empty })).toBe(true);
  });

  it('has lists or none, but not nothing', () => {
    expect(createShape(order).parse({ name: 'A', amount: 1 })).toEqual({ name: 'A', amount: 1 });
    expect(refused(createShape(order), { ...good, lines: null })).toBe(true);
    expect(refused(editShape(order), { version: 1, lines: null })).toBe(true);
  });

  it('asks for the version in edits and verbs', () => {
    expect(refused(editShape(order), { name: 'B' })).toBe(true);
    expect(editShape(order).parse({ name: 'B', version: 3 })).toEqual({ name: 'B', version: 3 });
    expect(refused(verbShape(order.verbs.issue), { version: 1 })).toBe(true);
    expect(refused(verbShape(order.verbs.issue), { version: 1, reason: '' })).toBe(true);
  });
});

describe('telephone numbers', () => {
  const phone = fieldShape(field.text('HP', { max: 20, format: 'phone' }));
  it.each([
    ['+62 812-3456-789', '08123456789'],
    ['62812 3456789', '08123456789'],
    ['08123456789', '08123456789'],
  ])('reads %s', (given, kept) => {
    expect(phone.parse(given)).toBe(kept);
  });
  it.each(['0812abc', '1234567', '0'.repeat(16)])('refuses %s', (given) => {
    expect(refused(phone, given)).toBe(true);
  });
});

describe('list queries', () => {
  const shape = listShape(order);
  it('fills page and limit, and reads several values', () => {
    expect(shape.parse({ doctor: '3,4', debt: 'true' })).toEqual({ page: 1, limit: 20, doctor: [3, 4], debt: true });
  });
  it.each([
    [{ page: '0' }],
    [{ limit: '101' }],
    [{ unknown: '1' }],
    [{ doctor: 'x' }],
    [{ start_date: '2026-02-02', end_date: '2026-02-01' }],
    [{ sortby: 'name; drop table' }],
    [{ doctor: '1.5' }],
    [{ doctor: '99999999999999999999' }],
    [{ made_on: '' }],
    [{ made_on: '2026-02-31' }],
    [{ kind: '9' }],
    [{ status: '32768' }],
  ])('refuses %j', (query) => {
    expect(refused(shape, query)).toBe(true);
  });
});

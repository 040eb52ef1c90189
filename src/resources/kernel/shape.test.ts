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
      period: { by: 'period', column: 'made_on' },
      debt: { by: 'custom', field: field.flag('Hutang') },
    },
    sort: { field: 'id', order: 'desc' },
    sortable: ['id', 'name'],
  },
  form: [],
  operations: { list: 'generic', show: 'generic', create: 'generic' },
  states: { 0: { label: 'Draft', tone: 'neutral' }, 1: { label: 'Terbit', tone: 'success' } },
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
    ['four decimals of quantity', { ...good, lines: [{ qty: 1.0001 }] }],
  ])('refuses %s', (_what, body) => {
    expect(refused(createShape(order), body)).toBe(true);
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
  ])('refuses %j', (query) => {
    expect(refused(shape, query)).toBe(true);
  });
});

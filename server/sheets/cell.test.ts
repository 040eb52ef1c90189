// Cells of what is no plain value.
import { expect, it } from 'vitest';
import { field } from '../../src/resources/kernel/field.ts';
import { formatOf, writeCell } from './cell.ts';

const record = field.derived('Dokumen', { as: 'record' });

it.each([
  [{ id: 7, name: 'Apotek Front Office' }, 'Apotek Front Office'],
  [{ type: 'item', id: null, label: 'Apotek Front Office', visit_id: null }, 'Apotek Front Office'],
  [{ id: 7, name: '=1+1' }, '=1+1'],
  [null, null],
])('of the record %j says %j', (value, cell) => {
  expect(writeCell(record, value)).toBe(cell);
});

it.each([
  [field.date('Bulan', { month: true }), 'mmmm yyyy'],
  [field.date('Mulai'), 'dd/mm/yyyy'],
  [field.money('Jumlah'), '#,##0'],
])('%j has its format', (of, format) => {
  expect(formatOf(of)).toBe(format);
});

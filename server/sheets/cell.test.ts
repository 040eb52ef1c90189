// Cells of what is no plain value.
import { expect, it } from 'vitest';
import { field } from '../../src/resources/kernel/field.ts';
import { writeCell } from './cell.ts';

const record = field.derived('Dokumen', { as: 'record' });

it.each([
  [{ id: 7, name: 'Apotek Front Office' }, 'Apotek Front Office'],
  [{ type: 'item', id: null, label: 'Apotek Front Office', visit_id: null }, 'Apotek Front Office'],
  [{ id: 7, name: '=1+1' }, '=1+1'],
  [null, null],
])('of the record %j says %j', (value, cell) => {
  expect(writeCell(record, value)).toBe(cell);
});

// Sample records of the registry's resources, and one sample field of each kind.
import { type Field, field, type FieldOf, type Kind } from '../../src/resources/kernel/field.ts';
import type { ShownOf } from '../../src/resources/answers.ts';
import type { ResourceName } from '../../src/resources/registry.ts';
import type { Resource } from '../../src/resources/kernel/define.ts';
import type { ListRow } from '../../src/screens/list/use-records.ts';
import { sampleRow } from './value.ts';

const stateOf = (resource: Resource, n: number): object => {
  if (resource.kind !== 'document') return {};
  const states = Object.entries(resource.states);
  const [status, state] = states[n % states.length] ?? [];
  return { status: Number(status), statusname: state?.label };
};

/** The n-th record of a resource, as the API answers it. */
export const sampleRecord = (resource: Resource, n: number): ListRow => ({
  ...sampleRow(resource.fields, n),
  ...stateOf(resource, n),
  id: n,
  version: 1,
  profile_id: 1,
  created_at: '2026-03-01T02:00:00.000Z',
  updated_at: '2026-03-01T02:00:00.000Z',
});

/** ... of which pages know what its declaration says. */
export const sampleShown = <N extends ResourceName>(resource: Resource & { readonly name: N }, n: number): ShownOf<N> =>
  sampleRecord(resource, n) as unknown as ShownOf<N>;

/** A field of every kind. */
export const sampleFields: { readonly [K in Kind]: FieldOf<K> } = {
  code: field.code('Kode'),
  text: field.text('Nama', { required: true, max: 100 }),
  note: field.note('Catatan', { max: 500, help: 'Boleh beberapa baris' }),
  integer: field.integer('Umur'),
  quantity: field.quantity('Jumlah'),
  money: field.money('Harga'),
  percent: field.percent('Diskon'),
  date: field.date('Tanggal'),
  time: field.time('Jam'),
  instant: field.instant('Waktu'),
  flag: field.flag('Aktif'),
  choice: field.choice('Status', {
    options: [
      { value: 1, label: 'Aktif', tone: 'success' },
      { value: 2, label: 'Nonaktif', tone: 'neutral' },
    ],
  }),
  ref: field.ref('Unit', { to: 'service.unit', embed: 'unit' }),
  lines: field.lines('Rincian', {
    table: 'rincian',
    parent: 'induk_id',
    fields: { name: field.text('Nama', { max: 100 }), price: field.money('Harga') },
  }),
  file: field.file('Berkas'),
  json: field.json('Data'),
  derived: field.derived('Total', { as: 'money' }),
};

/** The kinds, in the order of the vocabulary. */
export const kinds = Object.keys(sampleFields) as readonly Kind[];

/** A field of the kind, for callers that treat all kinds alike. */
export const sampleField = (kind: Kind): Field => sampleFields[kind];

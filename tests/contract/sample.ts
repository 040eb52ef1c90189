// What each resource is tried with. The table is total: a resource without a sample does not compile.
import type { Fields } from '../../src/resources/kernel/field.ts';
import type { Json } from '../support/app.ts';
import { attendanceSamples } from './sample-attendance.ts';
import { catalogueSamples } from './sample-catalogue.ts';
import { financeSamples } from './sample-finance.ts';
import { inventorySamples } from './sample-inventory.ts';
import type { Samples, World } from './sample-kind.ts';
import { paketSamples } from './sample-paket.ts';
import { peopleSamples } from './sample-people.ts';
import { visitSamples } from './sample-visit.ts';

export const samples: Samples = {
  ...peopleSamples,
  ...visitSamples,
  ...catalogueSamples,
  ...inventorySamples,
  ...paketSamples,
  ...financeSamples,
  ...attendanceSamples,
};

/** Without the types of the table, for tests that treat all resources alike. */
export interface AnySample {
  readonly arrange?: (world: World) => Promise<unknown>;
  readonly readBy?: 'overview';
  readonly writeBy?: 'head';
  readonly create?: (world: World, n: number) => Json;
  readonly full?: string;
  readonly change?: Json;
  readonly changeable?: Readonly<Record<string, string>>;
  readonly restore?: Json;
}
export const sampleOf = (name: string): AnySample => (samples as Readonly<Record<string, AnySample>>)[name] ?? {};

/** Fits every verb that needs an input. */
const INPUT: Json = {
  reason: 'Salah',
  cancel_type: 'batal_pasien',
  result: 'menolak',
  remake_fault: 'lab',
  end_date: '2026-01-31',
  disposed_on: '2026-01-31',
  disposal_kind: 'hapus',
  amount: 200_000,
};
/** What a verb takes of it. */
export const inputOf = (fields: Fields): Json =>
  Object.fromEntries(Object.entries(INPUT).filter(([name]) => name in fields));

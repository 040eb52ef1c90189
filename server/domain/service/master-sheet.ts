// Sheets of the service masters: treatments with their general price, and what laboratories make (service.md 8).
import { field } from '../../../src/resources/kernel/field.ts';
import { laboratoriumjasa } from '../../../src/resources/service/laboratoriumjasa.ts';
import { tindakanmedis } from '../../../src/resources/service/tindakanmedis.ts';
import { cellProblem, type InputColumn } from '../sheet-column.ts';

const treatment = tindakanmedis.fields;

/** In the template's order. */
export const TREATMENT_COLUMNS = {
  code: { header: 'Kode', field: treatment.code, required: true },
  name: { header: 'Nama', field: treatment.name, required: true },
  kategori: { header: 'Kategori', field: field.text('Kategori', { max: 60 }), required: true },
  scope: { header: 'Cakupan', field: treatment.scope, required: true },
  price: { header: 'Harga', field: field.money('Harga', { min: 0 }), required: true },
  valid_from: { header: 'Berlaku Mulai', field: field.date('Berlaku Mulai') },
  duration_minutes: { header: 'Durasi (menit)', field: treatment.duration_minutes },
  islabdefault: { header: 'Butuh Lab (Y/T)', field: treatment.islabdefault },
  isconsent: { header: 'Butuh Persetujuan (Y/T)', field: treatment.isconsent },
  status: { header: 'Status', field: treatment.status },
} as const satisfies Readonly<Record<string, InputColumn>>;

const { name: jasa, material, fee, price, turnaround_days } = laboratoriumjasa.fields;

export const JASA_COLUMNS = {
  laboratorium: { header: 'Laboratorium', field: field.text('Laboratorium', { max: 100 }), required: true },
  name: { header: 'Jasa', field: jasa, required: true },
  material: { header: 'Bahan', field: material },
  fee: { header: 'Fee', field: fee, required: true },
  price: { header: 'Harga Pasien', field: price },
  turnaround_days: { header: 'Lama (hari)', field: turnaround_days },
} as const satisfies Readonly<Record<string, InputColumn>>;

export interface CellProblem<N extends string> {
  readonly row: number;
  readonly field: N;
  readonly message: string;
}
interface SheetRow<N extends string> {
  readonly row: number;
  readonly values: Readonly<Record<N, unknown>>;
}

/** What is wrong with single cells, in the order of the rows. */
export const cellProblems = <N extends string>(
  columns: Readonly<Record<N, InputColumn>>,
  rows: readonly SheetRow<N>[],
): readonly CellProblem<N>[] =>
  rows.flatMap(({ row, values }) =>
    (Object.keys(columns) as N[]).flatMap((name) => {
      const message = cellProblem(columns[name], values[name]);
      return message === null ? [] : [{ row, field: name, message }];
    }),
  );

/** Rows that say again what an earlier row of the file has said. @param keyOf equal for the same record */
export const repeatedRows = <N extends string>(
  rows: readonly SheetRow<N>[],
  at: N,
  keyOf: (values: SheetRow<N>['values']) => string,
): readonly CellProblem<N>[] => {
  const first = new Map<string, number>();
  return rows.flatMap(({ row, values }) => {
    const key = keyOf(values).toLowerCase();
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, row);
    return earlier === undefined ? [] : [{ row, field: at, message: `Sama dengan baris ${earlier}` }];
  });
};

// What others wait while somebody imports patients: the longest answer of a small question that is asked all the time meanwhile.
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { PATIENT_COLUMNS } from '../../server/domain/service/patient-sheet.ts';
import { writeSheet } from '../../server/sheets/write-sheet.ts';
import { field } from '../../src/resources/kernel/field.ts';
import { type Measured, summaryOf } from './load.ts';

const ROWS = 3000;
const QUESTION = '/api/auth/me';
export const IMPORT_JOB = `answer to others while ${ROWS} patients are imported`;
/** Milliseconds. */
export const IMPORT_LIMIT = 200;

const sheetOf = (mark: string): Promise<Buffer> => {
  const { name, gender, birth_date, phone, username } = PATIENT_COLUMNS;
  const columns = [username, name, gender, birth_date, phone].map(({ header }) => ({
    name: header,
    header,
    field: field.text(header, { max: 100 }),
  }));
  const rows = Array.from({ length: ROWS }, (_none, n) => ({
    [username.header]: `${mark}-${n}`,
    [name.header]: `Impor ${mark} ${n}`,
    [gender.header]: 'P',
    [birth_date.header]: '02/01/1990',
    [phone.header]: '081234567890',
  }));
  return buffer(Readable.from(writeSheet('Sheet', columns, rows)));
};

/** Imports a sheet of new patients; answers in what way it went wrong. @param cookie of who may */
export const importPatients = async (port: number, cookie: string): Promise<string | undefined> => {
  const body = new FormData();
  const bytes = await sheetOf(`I${Date.now().toString(36).toUpperCase()}`);
  body.set('upload', new Blob([new Uint8Array(bytes)]), 'pasien.xlsx');
  const headers = { cookie, 'sec-fetch-site': 'same-origin' };
  const answer = await fetch(`http://127.0.0.1:${port}/api/users/import`, { method: 'POST', headers, body });
  const { count } = (await answer.json()) as { readonly count?: number };
  return count === ROWS ? undefined : `the import answered ${answer.status}, ${count} rows`;
};

/** Imports once; the measured times are those of the others, the longest of which counts. */
export const measureImport = async (port: number, cookie: string): Promise<Measured> => {
  const origin = `http://127.0.0.1:${port}`;
  const headers = { cookie, 'sec-fetch-site': 'same-origin' };
  const imported = { isDone: false };
  const took: number[] = [];
  const began = performance.now();
  const sent = importPatients(port, cookie).finally(() => {
    imported.isDone = true;
  });
  while (!imported.isDone) {
    const asked = performance.now();
    await (await fetch(`${origin}${QUESTION}`, { headers })).arrayBuffer();
    took.push(performance.now() - asked);
  }
  const wrong = await sent;
  return summaryOf([Math.max(...took)], (performance.now() - began) / 1000, wrong);
};

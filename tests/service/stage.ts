// People, units and treatments of the test clinic, for tests that walk visits through a day.
import { expect } from 'vitest';
import { testApp, type Answer, type Client, type Json, type TestApp } from '../support/app.ts';

export interface Visit extends Json {
  readonly id: number;
  readonly version: number;
  readonly code: string;
  readonly status: number;
  readonly queue_number: number | null;
  readonly label: string | null;
  readonly isnew: boolean;
  readonly bill_id: number | null;
  readonly billdata: Json | null;
}
export interface Treatment extends Json {
  readonly id: number;
  readonly version: number;
  readonly qty: number;
  readonly price: number;
  readonly amount: number;
}
interface Step {
  readonly id: number;
  readonly version: number;
}

/** Today in Bandung, 'YYYY-MM-DD'. */
export const today = (): string => new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Jakarta' }).format(new Date());

let drawn = 0;

/** A new patient registered by `by`, with a name that nobody else has. */
export const newPatient = async (by: Client): Promise<number> => {
  drawn += 1;
  const letters = String(drawn).replace(/\d/g, (digit) => String.fromCharCode(97 + Number(digit)));
  const answer = await by.post<{ id: number }>('/api/service/registration/storecustomer', {
    name: `Tamu ${letters.repeat(4)}`,
    gender: 0,
    birth_date: '1990-01-02',
    phone: '08123456789',
    force: true,
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.id;
};

/** Id of one row that the owner finds. */
export const idOf = async (clinic: TestApp, table: string, column: string, value: string): Promise<number> => {
  const [row] = await clinic.database.asOwner<{ id: number }>(
    `select id from ${table} where ${column} = $1 order by id limit 1`,
    [value],
  );
  if (!row) throw new Error(`${table} has no ${column} ${value}.`);
  return row.id;
};

/** Units of a branch in order. */
export const unitsOf = async (clinic: TestApp, branch: number): Promise<readonly number[]> => {
  const rows = await clinic.database.asOwner<{ id: number }>(
    'select id from units where profile_id = $1 order by code',
    [branch],
  );
  return rows.map(({ id }) => id);
};

/** The answer of a verb on a visit or a treatment. */
export const act = <T = Visit>(
  by: Client,
  what: 'visit' | 'visitperawatan',
  row: Step,
  verb: string,
  input: Json = {},
) => by.post<T>(`/api/service/${what}/${row.id}/${verb}`, { version: row.version, ...input });

/** The body of an answer that must have this status. */
export const body = <T>(answer: Answer<T>, status = 200): T => {
  expect(answer.status, JSON.stringify(answer.body)).toBe(status);
  return answer.body;
};

/** Four texts for whoever must have a complete note. */
export const NOTE = {
  subjective: 'Gigi ngilu saat minum dingin',
  objective: 'Kalkulus supragingiva',
  assessment: 'Gingivitis kronis',
  plan: 'Scaling, kontrol 6 bulan',
  vital: {},
};

/** Writes a complete note into a visit that has none. */
export const writeNote = async (by: Client, visitId: number): Promise<void> => {
  body(await by.put(`/api/service/visitsoap/${visitId}`, { ...NOTE, version: 0 }));
};

/** The test clinic with the people of Bandung at work, and the steps that a visit takes there. */
export const openStage = async () => {
  const clinic = await testApp();
  const admin = await clinic.as('admin.bdg');
  const manager = await clinic.as('manager.bdg');
  const doctor = await clinic.as('dokter.bdg');
  const nurse = await clinic.as('perawat.bdg');
  const doctorId = await idOf(clinic, 'users', 'username', 'dokter.bdg');
  const scaling = await idOf(clinic, 'tindakanmedis', 'name', 'Scaling');
  const units = await unitsOf(clinic, 1);

  const book = async (more: Json = {}, by: Client = admin) =>
    by.post<Visit & { message: string }>('/api/service/visit', {
      customer_id: await newPatient(admin),
      doctor_id: doctorId,
      visit_date: today(),
      type: 'walkin',
      priority: 0,
      ...more,
    });
  const queued = async (more: Json = {}): Promise<Visit> => body(await book({ confirm: true, ...more }), 201);
  const seated = async (unit: number | undefined, more: Json = {}): Promise<Visit> =>
    body(await act(nurse, 'visit', await queued(more), 'masukunit', { unit_id: unit }));
  const leave = async (visit: Visit): Promise<Visit> =>
    body(await act(manager, 'visit', visit, 'batal', { cancel_type: 'salah_input', reason: 'Salah pasien' }));
  /** The visit with a scaling done. */
  const scaled = async (visit: Visit): Promise<Visit> => {
    const planned = { visit_id: visit.id, perawatan_id: scaling };
    const treatment = body(await doctor.post<Treatment>('/api/service/visitperawatan', planned), 201);
    body(await act(doctor, 'visitperawatan', treatment, 'selesai'));
    return body(await doctor.get<Visit>(`/api/service/visit/${visit.id}`));
  };
  /** The visit with a complete note, as its end asks for. */
  const noted = async (visit: Visit): Promise<Visit> => {
    await writeNote(doctor, visit.id);
    return visit;
  };
  return {
    clinic,
    admin,
    manager,
    doctor,
    nurse,
    doctorId,
    scaling,
    units,
    book,
    queued,
    seated,
    leave,
    scaled,
    noted,
  };
};
export type Stage = Awaited<ReturnType<typeof openStage>>;

// Staff of another branch stand in no roster, department or chair of ours: what we would write of them is theirs to see, and
// their name comes back with the answer.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Field, type Fields, isInput } from '../../src/resources/kernel/field.ts';
import { userRole } from '../../src/resources/platform/role.ts';
import { allResources } from '../../src/resources/registry.ts';
import { addDays } from '../../src/resources/kernel/date.ts';
import { MEMBERSHIP, offer } from '../paket/stage.ts';
import { idOf, newPatient, today } from '../service/stage.ts';
import { type Client, type Json, testApp, type TestApp } from '../support/app.ts';

let clinic: TestApp;
let manager: Client;
let nurse = 0;
let own = 0;
beforeAll(async () => {
  clinic = await testApp();
  manager = await clinic.as('manager.bdg');
  nurse = await idOf(clinic, 'users', 'username', 'perawat.jkt');
  own = await idOf(clinic, 'users', 'username', 'perawat.bdg');
});
afterAll(() => clinic.close());

const day = addDays(today(), 401);
const ask = async (path: string, body: (staff: number) => Json, staff: number) => {
  const { status, body: told } = await manager.post<{ errors?: Json }>(path, body(staff));
  return [status, told.errors];
};

/** What may be sent of a resource and its verbs, lines within lines. */
const sentFields = (name: string, fields: Fields): readonly (readonly [string, Field])[] =>
  Object.entries(fields).flatMap(([key, field]) => {
    if (!isInput(field)) return [];
    return field.kind === 'lines' ? sentFields(`${name}.${key}`, field.fields) : [[`${name}.${key}`, field] as const];
  });
const sent = allResources.flatMap((resource) => [
  ...sentFields(resource.name, resource.fields),
  ...(resource.kind === 'document'
    ? Object.entries(resource.verbs).flatMap(([verb, { input }]) => sentFields(`${resource.name} ${verb}`, input))
    : []),
]);

describe('a nurse of another branch', () => {
  it('is named by nothing that is sent: doctors alone go from branch to branch', () => {
    const nurses = sent.filter(
      ([, field]) =>
        field.kind === 'ref' && field.to === 'platform.users' && field.filter?.['role'] === userRole.perawat,
    );
    expect(nurses.length).toBeGreaterThan(3);
    expect(nurses.filter(([, field]) => field.kind === 'ref' && field.own !== true).map(([name]) => name)).toEqual([]);
  });

  it('has no day in our roster, and her own branch finds hers free', async () => {
    const roster = (pegawai_id: number): Json => ({ pegawai_id, work_date: day, shift_id: null });
    const fault = { pegawai_id: ['Data tidak ditemukan'] };
    expect(await ask('/api/attendance/schedule', roster, nurse)).toEqual([422, fault]);
    expect((await ask('/api/attendance/schedule', roster, own))[0]).toBe(201);
    const theirs = await clinic.as('manager.jkt');
    expect((await theirs.post('/api/attendance/schedule', roster(nurse))).status).toBe(201);
  });

  it('leads no department of ours, and is told of nobody’s leave', async () => {
    const made = (head_id: number): Json => ({ code: 'ASING', name: 'Asing', head_id, status: 1 });
    expect(await ask('/api/attendance/department', made, nurse)).toEqual([422, { head_id: ['Data tidak ditemukan'] }]);
    expect((await ask('/api/attendance/department', made, own))[0]).toBe(201);
  });

  it('is booked for no patient of ours', async () => {
    const customer_id = await newPatient(manager);
    const doctor_id = await idOf(clinic, 'users', 'username', 'dokter.bdg');
    const plain = { customer_id, doctor_id, visit_date: addDays(today(), 1), type: 'janji', priority: 0 };
    const visit = (booked_perawat_id: number): Json => ({ ...plain, session_time: '10:00', booked_perawat_id });
    const [status, errors] = await ask('/api/service/visit', visit, nurse);
    expect([status, errors]).toEqual([422, { booked_perawat_id: ['Data tidak ditemukan'] }]);
  });

  it('practises by no licence of ours', async () => {
    const licence = (pegawai_id: number): Json => ({
      pegawai_id,
      kind: 'STR',
      number: `ASING-${pegawai_id}`,
      expires_at: day,
    });
    const fault = { pegawai_id: ['Data tidak ditemukan'] };
    expect(await ask('/api/attendance/licence', licence, nurse)).toEqual([422, fault]);
    expect((await ask('/api/attendance/licence', licence, own))[0]).toBe(201);
  });

  it('sold none of our packages; who sells from no branch is named as who asks', async () => {
    const plain = {
      customer_id: await newPatient(manager),
      paket_history_id: await offer(clinic),
      scheme: 'cicilan',
    };
    const sale = (sales_id: number): Json => ({ ...plain, sales_id });
    expect(await ask(MEMBERSHIP, sale, nurse)).toEqual([422, { sales_id: ['Data tidak ditemukan'] }]);
    expect((await ask(MEMBERSHIP, sale, own))[0]).toBe(201);
    const owner = await clinic.as('superadmin');
    await owner.post('/api/profile/changeprofile', { session_profile_id: 1 });
    const himself = await idOf(clinic, 'users', 'username', 'superadmin');
    expect((await owner.post(MEMBERSHIP, sale(himself))).status).toBe(201);
  });
});

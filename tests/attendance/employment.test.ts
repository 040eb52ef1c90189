// Contracts, pay and licences of the staff (attendance.md 2, 5, 11).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import { idOf, lastLog, type Person } from '../platform/people.ts';

const PATH = '/api/attendance/pegawai';
let clinic: TestApp;
let manager: Client;
let admin: Client;
let finance: Client;
beforeAll(async () => {
  clinic = await testApp();
  manager = await clinic.as('manager.bdg');
  admin = await clinic.as('admin.bdg');
  finance = await clinic.as('finance.bdg');
});
afterAll(() => clinic.close());

const pathOf = async (username: string) => `${PATH}/${await idOf(clinic, username)}`;
const read = async (who: Client, username: string) => (await who.get<Person>(await pathOf(username))).body;
const edit = async (who: Client, username: string, body: object) => {
  const { version } = await read(manager, username);
  return who.put<Person>(await pathOf(username), { version, ...body });
};

describe('the employment of a member of the staff', () => {
  it('stands among his particulars for the desk and finance, without pay for himself, and not at all for others', async () => {
    const changed = await edit(admin, 'perawat.bdg', {
      base_salary: 4_500_000,
      ptkp_status: 'TK/0',
      contract_type: 2,
      contract_start_at: '2026-01-01',
      contract_end_at: '2026-12-31',
      bank_name: 'BCA',
      bank_account: '1234567890',
      bank_holder: 'Siti Aminah',
      nik: '3273014107900001',
    });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    for (const who of [manager, admin, finance]) {
      expect(await read(who, 'perawat.bdg')).toMatchObject({
        base_salary: 4_500_000,
        contract_type: 2,
        contract_end_at: '2026-12-31',
        tax_scheme: 1,
        bank_account: '1234567890',
        nik: '3273014107900001',
        is_bpjs_jp: true,
      });
    }
    const own = await read(await clinic.as('perawat.bdg'), 'perawat.bdg');
    expect(own).toMatchObject({ contract_type: 2, departmentdata: null });
    for (const hidden of ['base_salary', 'tax_scheme', 'bank_account', 'nik', 'is_bpjs_jp'])
      expect(own).not.toHaveProperty(hidden);
    expect(Object.keys(await read(await clinic.as('dokter.bdg'), 'perawat.bdg'))).toHaveLength(8);
  });

  it('is changed by who keeps the staff; account and job are his superior’s, nobody keeps his own pay', async () => {
    expect((await edit(finance, 'perawat.bdg', { base_salary: 1 })).status).toBe(403);
    expect((await edit(admin, 'perawat.bdg', { jobname: 'Kepala Perawat' })).status).toBe(403);
    expect((await edit(admin, 'manager.bdg', { base_salary: 1 })).status).toBe(403);
    expect((await edit(admin, 'admin.bdg', { base_salary: 99_000_000 })).status).toBe(403);
    expect((await edit(manager, 'manager.bdg', { base_salary: 99_000_000 })).status).toBe(403);
    expect((await edit(await clinic.as('admin.jkt'), 'perawat.bdg', { base_salary: 1 })).status).toBe(404);
  });

  it('is logged without the figures of the pay', async () => {
    await edit(manager, 'perawat.bdg', { base_salary: 4_600_000, workdays_per_week: 5 });
    const [row] = await clinic.database.asOwner<{ after: object }>(
      'select after from applogs order by id desc limit 1',
    );
    expect((await lastLog(clinic))?.message).toMatch(/^perubahan pegawai Siti Aminah/);
    expect(row?.after).toEqual({ workdays_per_week: 5, pay: ['base_salary'] });
  });

  it.each([
    [{ ptkp_status: 'K/9' }, { ptkp_status: ['Status PTKP tidak dikenal.'] }],
    [{ contract_end_at: '2025-01-01' }, { contract_end_at: ['Tanggal akhir tidak boleh sebelum tanggal mulai.'] }],
    [{ contract_type: 4, tax_scheme: 1 }, { tax_scheme: ['Mitra dipotong pajak sebagai Bukan Pegawai.'] }],
    [{ department_id: 999_999 }, { department_id: ['Data tidak ditemukan'] }],
    [{ base_salary: -1 }, { base_salary: [expect.any(String)] }],
    [{ workdays_per_week: 7 }, { workdays_per_week: [expect.any(String)] }],
  ])('with %o is refused', async (body, errors) => {
    const answer = await edit(manager, 'perawat.bdg', body);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ errors });
  });

  it('takes no Attendance ID of somebody else of the branch; another branch may have the same', async () => {
    const code = 'B-700';
    expect((await edit(manager, 'dokter.bdg', { attendance_code: code })).status).toBe(200);
    expect((await edit(admin, 'perawat.bdg', { attendance_code: code })).body).toMatchObject({
      statusCode: 422,
      errors: { attendance_code: [expect.stringMatching(/^Attendance ID sudah dipakai drg\. Ratna Puspita/)] },
    });
    const other = await clinic.as('manager.jkt');
    const { version } = (await other.get<Person>(await pathOf('perawat.jkt'))).body;
    expect((await other.put(await pathOf('perawat.jkt'), { version, attendance_code: code })).status).toBe(200);
  });

  it('begins with the account, on the usual terms, with a number for those alone whose attendance is kept', async () => {
    const account = { name: 'Dewi Lestari', join_at: '2026-01-05', password: 'pertama-kali', jobname: 'Staf' };
    const nurse = await manager.post<Person>(PATH, { ...account, username: 'dewi.bdg', role: 11 });
    expect(nurse.body).toMatchObject({ contract_type: 1, tax_scheme: 1, is_bpjs_kes: true });
    const doctor = await manager.post<Person>(PATH, { ...account, username: 'drg.dewi.bdg', role: 2 });
    expect(doctor.body).toMatchObject({ contract_type: 4, tax_scheme: 3, is_bpjs_kes: false });
    const investor = await manager.post<Person>(PATH, { ...account, username: 'inv.bdg', role: 12 });
    expect(investor.body).toMatchObject({ membership_id: null, contract_type: null, base_salary: null });
    expect((await edit(manager, 'inv.bdg', { base_salary: 5 })).body).toMatchObject({ code: 'not-a-member' });
  });
});

describe('a doctor', () => {
  const profileOf = async () => {
    const actor_id = String(await idOf(clinic, 'dokter2.bdg'));
    const query = { actor_type: 'doctor', actor_id };
    return (await finance.get('/api/finance/actorpajak', { query })).body['data'];
  };

  it('has one account and one tax number for payroll and for slips, and one category', async () => {
    await edit(manager, 'dokter2.bdg', { contract_type: 1, bank_name: 'BNI', bank_account: '777788889999' });
    expect(await profileOf()).toMatchObject({ kategori: 'pegawai', bank_account_no: '777788889999' });
    expect(await read(manager, 'dokter2.bdg')).toMatchObject({ tax_scheme: 1, is_bpjs_jht: true });
    const actor_id = await idOf(clinic, 'dokter2.bdg');
    const saved = await finance.put('/api/finance/actorpajak', {
      actor_type: 'doctor',
      actor_id,
      kategori: 'bukan_pegawai',
      npwp: '091234567421000',
      bank_name: 'Mandiri',
    });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    expect(await read(manager, 'dokter2.bdg')).toMatchObject({
      contract_type: 4,
      tax_scheme: 3,
      is_bpjs_jht: false,
      npwp: '091234567421000',
      bank_name: 'Mandiri',
      bank_account: null,
    });
  });
});

describe('a licence', () => {
  it('is kept with its paper, and read by finance', async () => {
    const body = {
      pegawai_id: await idOf(clinic, 'dokter.bdg'),
      kind: 'SIP',
      number: 'SIP/503/2026',
      expires_at: null,
    };
    const made = await admin.post<Person>('/api/attendance/licence', body);
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const paper = { part: 'bukti', filename: 'sip.pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF\n') };
    const kept = await admin.upload<Person>(`/api/attendance/licence/${made.body.id}/bukti`, paper);
    expect(kept.body['buktiurl']).toMatch(/^\/api\/files\/\d+$/);
    expect((await finance.get('/api/attendance/licence')).body).toMatchObject({ count: 1 });
    expect((await finance.post('/api/attendance/licence', { ...body, number: 'SIP/2' })).status).toBe(403);
    expect((await admin.post('/api/attendance/licence', body)).status).toBe(409);
  });
});

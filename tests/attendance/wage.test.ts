// Components and kasbon (attendance.md 2, 7; corrections.md 21).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLoans, returnLoans, takeLoans } from '../../server/usecases/attendance/wage/open-loans.ts';
import { slipComponents, wagePreferences } from '../../server/usecases/attendance/wage/slip-components.ts';
import { type Transaction, tx } from '../../server/db/transaction.ts';
import { methodIds } from '../finance/draft.ts';
import { today } from '../service/stage.ts';
import { type Client, type Json, testApp, type TestApp } from '../support/app.ts';

interface Row extends Json {
  readonly id: number;
  readonly version: number;
}
let clinic: TestApp;
let manager: Client;
let finance: Client;
let pegawai: number;
let methods: Readonly<Record<string, number>>;
beforeAll(async () => {
  clinic = await testApp();
  manager = await clinic.as('manager.bdg');
  finance = await clinic.as('finance.bdg');
  methods = await methodIds(clinic);
  const [found] = await clinic.database.asOwner<{ id: number }>(`select id from users where username = 'perawat.bdg'`);
  pegawai = found?.id ?? 0;
});
afterAll(() => clinic.close());

const within = <T>(work: (trx: Transaction) => Promise<T>): Promise<T> =>
  tx(clinic.database.pool, { branches: [1] }, work);

const components = async () =>
  (await manager.get<{ data: Row[] }>('/api/attendance/payrollcomponent', { query: { limit: '100' } })).body.data;
const componentOf = async (code: string): Promise<Row> => {
  const found = (await components()).find((row) => row['code'] === code);
  if (!found) throw new Error(code);
  return found;
};
const allowance = {
  code: 'TKOM',
  name: 'Tunjangan Komunikasi',
  kind: 1,
  calc: 'fixed',
  amount: 150_000,
  is_fixed_allowance: true,
  is_taxable: true,
  is_prorated: true,
  reduces_gross: false,
  ledger_component: 'tunjangan',
  sort: 240,
  status: 1,
};

describe('components', () => {
  it('are there from the first day of a branch on, the system ones to stay', async () => {
    const rows = await components();
    expect(rows.map((row) => row['code'])).toEqual(
      expect.arrayContaining([
        'GAPOK',
        'LEMBUR',
        'ALPHA',
        'LATE',
        'THR',
        'FEE',
        'ZAKAT',
        'KOMPENSASI',
        'PPH21',
        'KASBON',
        'BPJSKES',
      ]),
    );
    const { id, version } = await componentOf('PPH21');
    const removed = await manager.delete(`/api/attendance/payrollcomponent/${id}`);
    expect([removed.status, removed.body['message']]).toEqual([409, 'Komponen sistem tidak dapat dihapus.']);
    const changed = await manager.put(`/api/attendance/payrollcomponent/${id}`, { version, is_taxable: true });
    expect(changed.status).toBe(409);
    const late = await componentOf('LATE');
    const free = await manager.put(`/api/attendance/payrollcomponent/${late.id}`, {
      version: late.version,
      amount: 2000,
      status: 0,
    });
    expect(free.status).toBe(200);
  });

  it('are made of what belongs together', async () => {
    const make = (more: object) => manager.post('/api/attendance/payrollcomponent', { ...allowance, ...more });
    expect((await make({ calc: 'bpjs' })).status).toBe(422);
    expect((await make({ calc: 'per_day', is_fixed_allowance: true, day_basis: 'hadir' })).status).toBe(422);
    expect((await make({ kind: -1 })).body['message']).toBe(
      'Tunjangan tetap dihitung tetap per bulan atau persentase gaji pokok.',
    );
    expect((await make({ ledger_component: 'kasbon' })).body['message']).toBe(
      'Akun tidak sesuai dengan jenis komponen.',
    );
    expect((await make({ amount: null })).body['message']).toBe('Nilai wajib diisi untuk cara hitung ini.');
    expect((await make({ percent: 4 })).body).toMatchObject({ code: 'TKOM', percent: null });
  });

  it('reach the slips by rule or by a row of the employee', async () => {
    const { id: component_id } = await componentOf('TKOM');
    const row = { pegawai_id: pegawai, component_id, amount: 175_000, start_date: '2026-01-10' };
    expect((await manager.post('/api/attendance/pegawaicomponent', row)).status).toBe(201);
    const twice = await manager.post('/api/attendance/pegawaicomponent', { ...row, start_date: '2026-05-01' });
    expect([twice.status, twice.body['message']]).toEqual([
      422,
      'Komponen Tunjangan Komunikasi sudah diatur untuk pegawai ini pada tanggal tersebut.',
    ]);
    const system = await componentOf('GAPOK');
    const own = await manager.post('/api/attendance/pegawaicomponent', { ...row, component_id: system.id });
    expect(own.body['message']).toBe('Komponen Gaji Pokok berlaku otomatis dan tidak diatur per pegawai.');
    const found = await within(async (trx) => ({
      january: (await slipComponents({ tx: trx }, 1, [pegawai], ['2026-01-01', '2026-01-31'])).get(pegawai) ?? [],
      before: (await slipComponents({ tx: trx }, 1, [pegawai], ['2025-12-01', '2025-12-31'])).get(pegawai) ?? [],
      preferences: await wagePreferences({ tx: trx }, 1),
    }));
    expect(found.january.find(({ code }) => code === 'TKOM')).toMatchObject({
      amount: 175_000,
      from: '2026-01-10',
      to: null,
    });
    expect(found.before.map(({ code }) => code)).not.toContain('TKOM');
    expect(found.january.map(({ code }) => code)).toEqual(expect.arrayContaining(['GAPOK', 'PPH21', 'INSM']));
    expect(found.january.map(({ code }) => code)).not.toContain('LATE');
    expect(found.preferences).toMatchObject({ jkk_percent: 0.24, jp_max_age: 59, umk_amount: null });
  });

  it('are read by an admin and written by his superiors and finance', async () => {
    const admin = await clinic.as('admin.bdg');
    expect((await admin.get('/api/attendance/payrollcomponent')).status).toBe(200);
    expect((await admin.post('/api/attendance/payrollcomponent', { ...allowance, code: 'TX' })).status).toBe(403);
    expect((await finance.post('/api/attendance/payrollcomponent', { ...allowance, code: 'TX' })).status).toBe(201);
    const perawat = await clinic.as('perawat.bdg');
    expect((await perawat.get('/api/attendance/loan')).status).toBe(403);
  });
});

describe('kasbon', () => {
  const wish = (more: object = {}) => ({
    pegawai_id: pegawai,
    loan_at: today(),
    amount: 1_000_000,
    installment_amount: 300_000,
    paymentmethod_id: methods['Tunai'],
    ...more,
  });
  const give = (more: object = {}, by = manager) => by.post<Row>('/api/attendance/loan', wish(more));
  const linesOf = (id: number) =>
    clinic.database.asOwner<{ code: string; amount: number; actor_type: string | null; actor_id: number | null }>(
      `select a.code, sum(l.debit - l.credit)::bigint as amount, max(l.actor_type) as actor_type, max(l.actor_id) as actor_id
       from journals j join journal_lines l on l.journal_id = j.id join akuns a on a.id = l.akun_id
       where j.source_type = 'pegawailoan' and j.source_id = $1 group by a.code order by a.code`,
      [id],
    );

  it('books what the employee owes, and takes it back', async () => {
    const made = await give();
    expect([made.status, made.body['balance'], made.body['statusname']]).toEqual([201, 1_000_000, 'Berjalan']);
    expect(await linesOf(made.body.id)).toEqual([
      expect.objectContaining({ code: '1-1101', amount: -1_000_000 }),
      { code: '1-1204', amount: 1_000_000, actor_type: 'pegawai', actor_id: pegawai },
    ]);
    const gone = await manager.post<Row>(`/api/attendance/loan/${made.body.id}/batal`, {
      version: made.body.version,
      reason: 'Salah orang',
    });
    expect([gone.status, gone.body['status']]).toEqual([200, -1]);
    expect((await linesOf(made.body.id)).map(({ amount }) => amount)).toEqual([0, 0]);
  });

  it('is refused where it cannot be paid back or paid', async () => {
    expect((await give({ installment_amount: 2_000_000 })).body['message']).toBe(
      'Potongan per gaji tidak boleh lebih dari jumlah kasbon.',
    );
    expect((await give({ paymentmethod_id: methods['QRIS'] })).body['message']).toBe(
      'Kasbon dibayar tunai atau transfer',
    );
    const [patient] = await clinic.database.asOwner<{ id: number }>(
      `select id from users where username = 'dokter.jkt'`,
    );
    expect((await give({ pegawai_id: patient?.id })).status).toBe(422);
  });

  it('is what 1-1204 adds up to, of each employee, also what came from before the books', async () => {
    const failing = async () => {
      const answer = await finance.get<{ checks: { key: string; ok: boolean }[] }>('/api/finance-v2/jurnal/verifikasi');
      return answer.body.checks.filter(({ ok }) => !ok).map(({ key }) => key);
    };
    await give({ paymentmethod_id: methods['Transfer BCA'], amount: 400_000 });
    expect(await failing()).toEqual([]);
    // Kasbon that is not what the books say is found.
    await clinic.database.asOwner('update pegawailoans set balance = balance - 1 where status = 1 and amount = 400000');
    expect(await failing()).toEqual(expect.arrayContaining(['V4', 'V10']));
    await clinic.database.asOwner('update pegawailoans set balance = balance + 1 where status = 1 and amount = 400000');
    const brought = { is_opening: true, paymentmethod_id: null };
    expect((await give({ ...brought, paymentmethod_id: methods['Tunai'] })).body['message']).toBe(
      'Kasbon saldo awal tidak dibayar dari kas atau bank',
    );
    expect((await give(brought)).body['message']).toBe('Sisa saldo awal kasbon di pembukuan Rp 0');
    expect((await give({ paymentmethod_id: null })).body['message']).toBe('Kasbon dibayar tunai atau transfer');
  });

  it('counts in the drawer that paid it', async () => {
    await give({ amount: 200_000, installment_amount: 200_000 });
    const [session] = await clinic.database.asOwner<Row>(
      `select k.id, k.version from kasirsesis k join users u on u.id = k.user_id where u.username = 'manager.bdg' and k.status = 0`,
    );
    const closed = await manager.post(`/api/finance/kasirsesi/${session?.id}/close`, {
      version: session?.version,
      counted: {},
    });
    expect([closed.status, closed.body['difference_amount']]).toEqual([200, 200_000]);
  });

  it('is lowered by slips to nothing, and given back with them', async () => {
    const { id } = (await give({ paymentmethod_id: methods['Transfer BCA'], amount: 500_000 })).body;
    const after = await within(async (trx) => {
      expect((await openLoans({ tx: trx }, [pegawai], today())).find((row) => row.id === id)).toMatchObject({
        balance: 500_000,
      });
      expect(await takeLoans({ tx: trx }, [{ id, amount: 300_000 }])).toBe(true);
      expect(await takeLoans({ tx: trx }, [{ id, amount: 300_000 }])).toBe(false);
      expect(await takeLoans({ tx: trx }, [{ id, amount: 200_000 }])).toBe(true);
      return openLoans({ tx: trx }, [pegawai], today());
    });
    expect(after.map((row) => row.id)).not.toContain(id);
    const settled = (await manager.get<Row>(`/api/attendance/loan/${id}`)).body;
    expect(settled['statusname']).toBe('Lunas');
    await within((trx) => returnLoans({ tx: trx }, [{ id, amount: 200_000 }]));
    const open = (await manager.get<Row>(`/api/attendance/loan/${id}`)).body;
    expect([open['balance'], open['statusname']]).toEqual([200_000, 'Berjalan']);
    const refused = await manager.post(`/api/attendance/loan/${id}/batal`, {
      version: open.version,
      reason: 'Tidak jadi',
    });
    expect(refused.body['message']).toBe('Kasbon sudah dipotong dari gaji dan tidak dapat dibatalkan.');
  });
});

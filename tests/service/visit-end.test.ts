import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../support/app.ts';
import { act, body, openStage, type Stage, today, type Visit } from './stage.ts';

const VISIT = '/api/service/visit';

let clinic: Stage['clinic'];
let admin: Stage['admin'];
let manager: Stage['manager'];
let doctor: Stage['doctor'];
let nurse: Stage['nurse'];
let doctorId: Stage['doctorId'];
let scaling: Stage['scaling'];
let units: Stage['units'];
let seated: Stage['seated'];
let leave: Stage['leave'];
let scaled: Stage['scaled'];
let noted: Stage['noted'];

beforeAll(async () => {
  ({ clinic, admin, manager, doctor, nurse, doctorId, scaling, units, seated, leave, scaled, noted } =
    await openStage());
});
afterAll(() => clinic.close());

describe('the minutes of a visit', () => {
  it('stop at the unit and at the end (worked example 9)', async () => {
    const visit = await seated(units[1]);
    const done = body(await act(doctor, 'visit', await noted(await scaled(visit)), 'selesai'));
    await clinic.database.asOwner(
      `update visits set confirmed_at = '2026-03-02T09:05+07:00', in_unit_at = '2026-03-02T09:31+07:00',
         finished_at = '2026-03-02T10:16+07:00' where id = $1`,
      [done.id],
    );
    const read = body(await admin.get<Visit>(`${VISIT}/${done.id}`));
    expect(read).toMatchObject({ waiting_minutes: 26, chair_minutes: 45 });
  });
});

describe('the end of a visit', () => {
  it('proposes no control on its own day or before it', async () => {
    const visit = await noted(await scaled(await seated(units[2])));
    for (const next_control_at of ['2000-01-01', today()]) {
      const late = await act<Json>(doctor, 'visit', visit, 'selesai', { next_control_at });
      expect([late.status, late.body['errors']]).toEqual([
        422,
        { next_control_at: ['Tanggal kontrol berikutnya harus setelah tanggal kunjungan'] },
      ]);
    }
    const done = body(await act(doctor, 'visit', visit, 'selesai', { next_control_at: '2099-01-05' }));
    expect(done).toMatchObject({ status: 3, next_control_at: '2099-01-05' });
  });

  it('tells the desk what the chair wrote, and what its bill will say before it ends', async () => {
    const visit = await noted(await scaled(await seated(units[3])));
    const charges = body(await doctor.get(`${VISIT}/${visit.id}/biaya`));
    expect(charges).toMatchObject({
      lines: [{ name: 'Scaling', amount: 350_000 }, { amount: 50_000 }],
      total: 400_000,
    });
    const end = {
      next_control_at: '2099-01-05',
      next_control_perawatan_id: scaling,
      next_control_minutes: 45,
      desk_note: 'Pasien minta cicilan',
    };
    const done = body(await act(doctor, 'visit', visit, 'selesai', end));
    expect(done).toMatchObject({ ...end, next_control_perawatandata: { id: scaling, name: 'Scaling' } });
    const bill = body(await admin.get(`/api/finance/bill/${done.bill_id}`));
    expect(bill).toMatchObject({ desk_note: 'Pasien minta cicilan', total_amount: charges['total'] });
    expect((await nurse.get(`${VISIT}/${visit.id}/biaya`)).status).toBe(403);
  });

  it('makes one draft bill of the work and the fee, however many press the button', async () => {
    const visit = await noted(await scaled(await seated(units[1])));
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => act(i % 2 ? doctor : manager, 'visit', visit, 'selesai')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
    const bills = await clinic.database.asOwner<{ total_amount: number; status: number }>(
      `select total_amount, status from bills where source_type = 'visit' and source_id = $1`,
      [visit.id],
    );
    expect(bills).toEqual([{ total_amount: 400_000, status: 0 }]);
    const read = body(await admin.get<Visit>(`${VISIT}/${visit.id}`));
    expect(read).toMatchObject({
      status: 3,
      billdata: {
        status: 0,
        statusname: 'Draft',
        total_amount: 400_000,
        installment_current_amount: 0,
        outstanding: 400_000,
      },
      customerdata: { gender: 0 },
      doctordata: { id: doctorId },
      unitdata: { id: units[1] },
    });
    const hidden = body(await nurse.get<Visit>(`${VISIT}/${visit.id}`));
    expect(hidden.billdata).not.toHaveProperty('total_amount');
    const cancel = await act<Json>(manager, 'visit', read, 'batal', { cancel_type: 'salah_input', reason: 'x' });
    expect([cancel.status, cancel.body['message']]).toEqual([
      409,
      'Kunjungan yang sudah selesai tidak dapat dibatalkan',
    ]);
  });

  it('with a control charges no consultation fee, and without anything to charge makes no bill', async () => {
    const bare = await noted(await seated(units[1], { type: 'kontrol' }));
    expect(body(await act(doctor, 'visit', bare, 'selesai')).bill_id).toBeNull();
    const control = await noted(await scaled(await seated(units[1], { type: 'kontrol' })));
    expect(body(await act(manager, 'visit', control, 'selesai')).billdata).toMatchObject({ total_amount: 350_000 });
  });

  it('waits for planned treatments and is not the admin’s', async () => {
    const visit = await noted(await seated(units[1]));
    await doctor.post('/api/service/visitperawatan', { visit_id: visit.id, perawatan_id: scaling });
    const stale = await act<Json>(doctor, 'visit', visit, 'selesai');
    expect(stale.status).toBe(409);
    const seen = body(await doctor.get<Visit>(`${VISIT}/${visit.id}`));
    const early = await act<Json>(doctor, 'visit', seen, 'selesai');
    expect([early.status, early.body['message']]).toEqual([422, 'Masih ada tindakan berstatus rencana']);
    await clinic.database.asOwner('update branchpreferences set admin_boleh_selesai = false');
    expect((await act(admin, 'visit', seen, 'selesai')).status).toBe(403);
    await leave(seen);
  });

  it('is undone with its bill', async () => {
    const visit = await noted(await scaled(await seated(units[1])));
    const done = body(await act(doctor, 'visit', visit, 'selesai'));
    expect((await act(admin, 'visit', done, 'bukakembali', { reason: 'Tindakan kurang' })).status).toBe(202);
    const open = body(await act(manager, 'visit', done, 'bukakembali', { reason: 'Tindakan kurang' }));
    expect(open).toMatchObject({ status: 2, bill_id: null, finished_at: null });
    const [bill] = await clinic.database.asOwner<{ status: number }>('select status from bills where id = $1', [
      done.bill_id,
    ]);
    expect(bill?.status).toBe(-1);
    const busy = await act<Json>(manager, 'visit', open, 'batal', { cancel_type: 'salah_input', reason: 'x' });
    expect([busy.status, busy.body['message']]).toEqual([
      422,
      'Kunjungan memiliki tindakan atau BHP yang sudah dikonfirmasi',
    ]);
    expect(body(await act(doctor, 'visit', open, 'selesai')).bill_id).not.toBe(done.bill_id);
  });
});

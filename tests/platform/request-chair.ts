// The scenes of requests about visits, their parts, patients and staff.
import { addDays } from '../../src/resources/kernel/date.ts';
import { upload } from '../service/photo-stage.ts';
import { act, body, idOf, newPatient, type Treatment, today } from '../service/stage.ts';
import { makePeriod, step } from '../attendance/payroll-stage.ts';
import type { Answer, Json } from '../support/app.ts';
import type { Scene, Scenes, Stage, Versioned } from './request-stage.ts';

export const atChair = (stage: Stage) => {
  const { clinic, admin, manager, doctor, nurse, units } = stage;
  const visitScene = (visit: Versioned, verb: string, wish: (reason: string) => Json): Promise<Scene> => {
    const ask = (reason: string, by = admin) => act(by, 'visit', visit, verb, wish(reason));
    return ask('Salah pasien').then((asked) => ({
      by: admin,
      asked,
      again: () => ask('Pasien pulang'),
      record: `/api/service/visit/${visit.id}`,
      spoil: () => ask('Saya kerjakan sendiri', manager),
    }));
  };
  return {
    'service.visit.reopen': async () => {
      const ready = await stage.noted(await stage.scaled(await stage.seated(units[0])));
      const finished = body(await act(doctor, 'visit', ready, 'selesai'));
      return visitScene(finished, 'bukakembali', (reason) => ({ reason }));
    },
    'finance.share.override': async () => {
      const ready = await stage.noted(await stage.scaled(await stage.seated(units[0])));
      const bill = body(await act(doctor, 'visit', ready, 'selesai')).bill_id ?? 0;
      const books = await clinic.as('finance.bdg');
      const path = `/api/finance/bill/${bill}`;
      const draft = body(await books.get<Versioned>(path));
      const issued = body(await books.post<Versioned>(`${path}/issue`, { version: draft.version, payment_type: 1 }));
      const { data } = body(
        await books.get<{ data: Versioned[] }>('/api/finance/tindakanincome', { query: { bill: String(bill) } }),
      );
      const record = `/api/finance/tindakanincome/${data[0]?.id}`;
      const ask = (reason: string) =>
        books.post(`${record}/override`, { doctor_amount: 100_000, rumahsakit_amount: 0, reason });
      return {
        by: books,
        asked: await ask('Dibagi dua dokter'),
        again: () => ask('Sudah disepakati'),
        record,
        spoil: () => manager.post(`${path}/void`, { version: issued.version, reason: 'Salah pasien' }),
      };
    },
    'service.visit.cancel': async () => {
      const visit = await stage.seated(units[1]);
      body(await doctor.post('/api/service/visitperawatan', { visit_id: visit.id, perawatan_id: stage.scaling }), 201);
      const { body: now } = await admin.get<Versioned>(`/api/service/visit/${visit.id}`);
      return visitScene(now, 'batal', (reason) => ({ cancel_type: 'salah_input', reason }));
    },
    'service.bhp.cancel': async () => {
      const visit = await stage.seated(units[2]);
      const planned = { visit_id: visit.id, perawatan_id: stage.scaling };
      const { id } = body(await doctor.post<Treatment>('/api/service/visitperawatan', planned), 201);
      const item_id = await idOf(clinic, 'items', 'code', 'BHP-00005');
      const path = `/api/service/visitperawatan/${id}`;
      const { body: found } = await nurse.get<{ data: { item_id: number; qty_default: number | null }[] }>(
        `/api/service/visitperawatanbhp?visitperawatan=${id}`,
      );
      const lines = found.data.map((line) => ({ item_id: line.item_id, qty_used: line.qty_default ?? 1 }));
      body(
        await nurse.post(`${path}/bhp`, {
          lines: lines.length > 0 ? lines : [{ item_id, qty_used: 1, reason: 'Uji' }],
        }),
      );
      const ask = (reason: string, by = admin) => by.post(`${path}/bhp/batal`, { reason });
      return {
        by: admin,
        asked: await ask('Salah jumlah'),
        again: () => ask('Salah barang'),
        record: path,
        spoil: () => ask('Saya batalkan sendiri', manager),
      };
    },
    'service.photo.delete': async () => {
      const customer_id = await newPatient(admin);
      const { id } = body(await upload(manager, { customer_id, upload_at: new Date().toISOString() }), 201);
      const path = `/api/service/visitmultimedia/${id}`;
      const ask = (reason: string, by = admin) => by.delete(path, { reason });
      return {
        by: admin,
        asked: await ask('Foto buram'),
        again: () => ask('Foto kembar'),
        record: path,
        spoil: () => ask('Saya hapus sendiri', manager),
      };
    },
    'service.patient.merge': async () => {
      const [from_id, into_id] = [await newPatient(admin), await newPatient(admin)];
      const ask = (reason: string, by = admin) =>
        by.post('/api/service/registration/gabung', { from_id, into_id, reason });
      return {
        by: admin,
        asked: await ask('Terdaftar dua kali'),
        again: () => ask('Orang yang sama'),
        record: `/api/users/${from_id}`,
        spoil: () => ask('Saya gabung sendiri', manager),
      };
    },
    'attendance.payroll': async () => {
      body(await manager.put('/api/approvalrule', { action: 'attendance.payroll', needs_approval: true }));
      await clinic.database.asOwner(
        `update pegawais set base_salary = 4500000 where id = (select id from users where username = 'perawat.bdg')`,
      );
      const { id } = await makePeriod(manager);
      body(await manager.post(`/api/attendance/payrollperiode/${id}/generate`, {}));
      const ask = (reason: string) => step(manager, id, 'approve', { reason, override: true });
      return {
        by: manager,
        asked: (await ask('Sudah diperiksa')) as unknown as Answer,
        again: () => ask('Sudah diperiksa lagi'),
        record: `/api/attendance/payrollperiode/${id}`,
        spoil: () => manager.post(`/api/attendance/payrollperiode/${id}/generate`, {}),
      };
    },
    'attendance.resign': async () => {
      const id = await idOf(clinic, 'users', 'username', 'multimedia.bdg');
      const ask = (days: number, by = admin) =>
        by.delete(`/api/attendance/pegawai/${id}`, { leave_at: addDays(today(), days) });
      return {
        by: admin,
        asked: await ask(30),
        again: () => ask(31),
        record: `/api/users/${id}`,
        spoil: () => ask(32, manager),
      };
    },
  } satisfies Partial<Scenes>;
};

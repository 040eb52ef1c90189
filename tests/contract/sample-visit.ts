// Samples of a visit and what hangs on it.
import sharp from 'sharp';
import { today } from '../service/stage.ts';
import type { Samples, World } from './sample-kind.ts';

const onePixel = (): Promise<Buffer> =>
  sharp({ create: { width: 1, height: 1, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();

/** The doctor practises all day, whatever weekday it is. */
const openToday = ({ clinic, doctor }: World): Promise<unknown> =>
  clinic.database.asOwner(
    `insert into jadwals (profile_id, doctor_id, hari, sesi, jam_mulai, jam_selesai, slot_minutes, kapasitas, valid_from)
     values (1, $1, extract(isodow from $2::date), 'Kontrak', '08:00', '20:00', 30, 10, $2)`,
    [doctor, today()],
  );

/** Three treatments with consumables, whatever the first of the catalogue uses up. */
const addBhp = async ({ clinic }: World): Promise<void> => {
  await clinic.database.asOwner(
    `insert into visitperawatanbhps (profile_id, visit_id, visitperawatan_id, item_id, unit, qty_default)
     select t.profile_id, t.visit_id, t.id, i.id, i.unit, 1 from visitperawatans t, items i where i.code = 'IMP-00001'`,
  );
};

/** A picture of one pixel. */
const SIGNATURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const signThree = async ({ clinic, manager, visits }: World): Promise<void> => {
  const [template] = await clinic.database.asOwner<{ id: number }>(
    "select id from consenttemplates where type = 'umum'",
  );
  for (const visit_id of visits) {
    const signed = await manager.post('/api/service/consent', {
      visit_id,
      consenttemplate_id: template?.id,
      decision: 'setuju',
      signer: 'pasien',
      signer_name: 'Pasien Kontrak',
      signature: SIGNATURE,
    });
    if (signed.status !== 201) throw new Error(`Nothing can be signed: ${JSON.stringify(signed.body)}`);
  }
};

const uploadThree = async ({ manager, visits }: World): Promise<void> => {
  for (const visit of visits.slice(0, 3)) {
    const bytes = await onePixel();
    const file = { part: 'photo', filename: 'foto.png', bytes };
    const { status, body } = await manager.upload('/api/service/visitmultimedia', file, { visit_id: String(visit) });
    if (status !== 201) throw new Error(`A photo cannot be uploaded: ${JSON.stringify(body)}`);
  }
};

/** Fewer than the clinic knows. */
const DIAGNOSES = 60;

export const visitSamples = {
  'service.visit': {
    arrange: openToday,
    create: ({ patients, doctor }, n) => ({
      customer_id: patients[n] ?? 0,
      doctor_id: doctor,
      visit_date: today(),
      session_time: `${8 + (n % 12)}:30`.padStart(5, '0'),
      type: 'janji',
      priority: 0,
      keluhan: 'Gigi ngilu',
    }),
  },
  'service.visitperawatan': {
    create: ({ visits, treatment }, n) => ({
      visit_id: visits[n % 3] ?? 0,
      perawatan_id: treatment,
      repeated: true,
      note: `Ke-${n}`,
    }),
    change: { note: 'Diubah', discount_amount: 0 },
  },
  'service.visitdiagnosa': {
    create: ({ visits }, n) => ({
      visit_id: visits[n % 3] ?? 0,
      diagnosa_id: 1 + (n % DIAGNOSES),
      tooth: n < DIAGNOSES ? 36 : 46,
      note: `Ke-${n}`,
    }),
    change: { note: 'Diubah', tooth: 37 },
  },
  'service.orthocase': {
    create: ({ patients, doctor }, n) => ({
      customer_id: patients[n] ?? 0,
      doctor_id: doctor,
      angle_class: 'II/1',
      overjet_mm: 4.5,
      appliance: 'metal',
      slot: '.022',
      start_at: today(),
      planned_months: 24,
      control_interval_weeks: 4,
    }),
    change: { planned_months: 30, treatment_goal: 'Overjet normal' },
  },
  'service.treatmentplan': {
    create: ({ patients, doctor, treatment }, n) => ({
      customer_id: patients[n % patients.length] ?? 0,
      doctor_id: doctor,
      title: `Rencana ${n}`,
      items: [{ perawatan_id: treatment, phase: 1, priority: 2 }],
    }),
    change: { title: 'Rencana lain' },
  },
  'service.formlab': {
    create: ({ works, jasas }, n) => ({
      visitperawatan_id: works[n % works.length] ?? 0,
      laboratoriumjasa_id: jasas[0] ?? 0,
      tooth: [11, 21],
      shade: 'A2',
      instruksi: `Ke-${n}`,
    }),
    change: { shade: 'B1', material: 'Zirkonia' },
  },
  'service.visitperawatanbhp': { arrange: addBhp },
  'service.visitresep': {
    create: ({ visits, medicine }, n) => ({
      visit_id: visits[n % 3] ?? 0,
      note: `Resep ${n}`,
      items: [{ item_id: medicine, qty: 10, signa: '3x1', isracikan: false }],
    }),
    change: { note: 'Diubah' },
    changeable: { status: '0' },
  },
  'service.consent': { arrange: signThree },
  'service.recall': {
    create: ({ patients, doctor }, n) => ({
      customer_id: patients[n % patients.length] ?? 0,
      doctor_id: doctor,
      reason: (['perio', 'recall 6 bulan', 'orto'] as const)[Math.floor(n / patients.length) % 3] ?? 'orto',
      due_at: today(),
    }),
  },
  'service.daftartunggu': {
    create: ({ patients, doctor }, n) => ({
      customer_id: patients[n % patients.length] ?? 0,
      doctor_id: doctor,
      hari: [1, 5],
      jam_dari: '09:00',
      jam_sampai: '12:00',
      until: '2035-01-31',
      status: 1,
    }),
    change: { status: 0, note: 'Sudah datang' },
  },
  'service.visitmultimedia': { arrange: uploadThree, change: { tooth: 11, note: 'Diubah' } },
} satisfies Partial<Samples>;

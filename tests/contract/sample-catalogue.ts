// Samples of catalogues and calendars.
import type { Samples } from './sample-kind.ts';

const slot = (n: number): string => `0${Math.floor(n / 6)}:${n % 6}0`;

export const catalogueSamples = {
  'service.laboratorium': {
    create: (_world, n) => ({
      name: `Lab uji ${n}`,
      phone: '0222501188',
      pic: 'Ibu Rina',
      payment_days: 14,
      status: 1,
    }),
    change: { pic: 'Bapak Adi', payment_days: 30 },
  },
  'service.laboratoriumjasa': {
    create: ({ laboratory }, n) => ({
      laboratorium_id: laboratory,
      code: `UJI-${n}`,
      name: `Jasa uji ${n}`,
      material: 'Akrilik',
      fee: 250_000,
      price: 580_000,
      turnaround_days: 5,
      status: 1,
    }),
    change: { fee: 275_000 },
  },
  'service.consenttemplate': {
    create: (_world, n) => ({
      code: `UJI-${n}`,
      title: `Persetujuan ${n}`,
      type: 'umum',
      body: 'Saya {nama}',
      status: 1,
    }),
    change: { body: 'Saya setuju, {nama}' },
  },
  'inventory.vendor': {
    create: (_world, n) => ({
      code: `V-${n}`,
      name: `Vendor uji ${n}`,
      is_pkp: true,
      phone: '0222501188',
      term_days: 30,
      status: 1,
    }),
    change: { term_days: 14 },
  },
  'service.tindakanmedis': {
    create: ({ category }, n) => ({
      code: `UJI-${n}`,
      name: `Tindakan uji ${n}`,
      kategori_id: category,
      scope: 'mulut',
      icd9cm: '23.2',
      duration_minutes: 30,
      islabdefault: false,
      isconsent: false,
      isprice_open: false,
      status: 1,
      prices: [{ profile_id: null, price: 150_000, valid_from: '2026-01-01' }],
    }),
    change: { name: 'Tindakan lain', duration_minutes: 45 },
  },
  'service.tindakanmediskategori': {
    create: ({ income }, n) => ({ name: `Kategori uji ${n}`, akun_id: income, status: 1 }),
    change: { status: 0 },
  },
  'service.unit': {
    create: (_world, n) => ({ code: `UJI-${n}`, name: `Unit uji ${n}`, status: 1 }),
    change: { name: 'Unit lain', status: 0 },
  },
  'service.diagnosa': {
    create: (_world, n) => ({
      icd10: `Z${10 + (n % 90)}.${1 + Math.floor(n / 90)}`,
      name_id: `Diagnosis uji ${n}`,
      name_en: `Test diagnosis ${n}`,
      isfavorite: false,
      status: 1,
    }),
    change: { name_id: 'Diagnosis lain', isfavorite: true },
  },
  'service.soaptemplate': {
    create: (_world, n) => ({ name: `Templat uji ${n}`, assessment: 'Karies dentin', plan: 'Tumpatan' }),
    change: { plan: 'Tumpatan komposit' },
  },
  'service.jadwal': {
    create: ({ doctor }, n) => ({
      doctor_id: doctor,
      hari: ([1, 2, 3, 4, 5, 6, 7] as const)[n % 7] ?? 1,
      sesi: `Sesi ${n}`,
      // Ten minutes each of the hours before the clinic opens: one for each week of numbers.
      jam_mulai: slot(Math.floor(n / 7)),
      jam_selesai: slot(Math.floor(n / 7) + 1),
      slot_minutes: 10,
      kapasitas: 2,
      valid_from: '2026-01-01',
      status: 1,
    }),
    change: { sesi: 'Subuh', kapasitas: 3 },
  },
  'service.jadwallibur': {
    create: ({ doctor }, n) => ({
      doctor_id: doctor,
      start_at: `2035-01-${10 + (n % 20)}T01:00:00.000Z`,
      end_at: `2035-01-${10 + (n % 20)}T09:00:00.000Z`,
      reason: `Seminar ke-${n}`,
    }),
    change: { reason: 'Simposium' },
  },
  'service.multimedialabel': {
    create: (_world, n) => ({
      name: `Label uji ${n}`,
      group: 'intraoral',
      sort: 100 + n,
      isprotocol: false,
      status: 1,
    }),
    change: { isprotocol: true, sort: 5 },
  },
} satisfies Partial<Samples>;

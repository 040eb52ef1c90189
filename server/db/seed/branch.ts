// The four demo branches (decisions 10): who works there, how busy they are, and where their patients come from.
import type { TimeZone } from '../../../src/resources/kernel/date.ts';
import type { Region } from './name.ts';

export interface DemoBranch {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly timezone: TimeZone;
  readonly address: string;
  readonly phone: string;
  readonly region: Region;
  readonly city: string;
  /** First six digits of an identity number made there. */
  readonly nikRegions: readonly string[];
  readonly streets: readonly string[];
  readonly districts: readonly string[];
  readonly units: number;
  /** Patients known from the start, and visits over the demo's days. */
  readonly patients: number;
  readonly visits: number;
}

export const demoBranches: readonly DemoBranch[] = [
  {
    id: 1,
    code: 'BDG',
    name: 'Cabang Bandung',
    timezone: 'Asia/Jakarta',
    address: 'Jl. Ir. H. Juanda No. 112, Dago, Bandung 40132',
    phone: '0222501188',
    region: 'sunda',
    city: 'Bandung',
    nikRegions: ['327301', '327306', '327314', '327318', '320405'],
    streets: [
      'Jl. Cihampelas',
      'Jl. Buah Batu',
      'Jl. Riau',
      'Jl. Setiabudi',
      'Jl. Sukajadi',
      'Jl. Pasteur',
      'Jl. Antapani',
      'Gg. Mekar',
    ],
    districts: ['Coblong', 'Sukajadi', 'Lengkong', 'Antapani', 'Cicendo', 'Arcamanik'],
    units: 4,
    patients: 300,
    visits: 600,
  },
  {
    id: 2,
    code: 'JKT',
    name: 'Cabang Jakarta Selatan',
    timezone: 'Asia/Jakarta',
    address: 'Jl. Wolter Monginsidi No. 45, Kebayoran Baru, Jakarta Selatan 12170',
    phone: '0217251190',
    region: 'jakarta',
    city: 'Jakarta Selatan',
    nikRegions: ['317401', '317404', '317407', '317506'],
    streets: [
      'Jl. Fatmawati',
      'Jl. Kemang Raya',
      'Jl. Tebet Barat',
      'Jl. Ampera',
      'Jl. Cipete',
      'Jl. Radio Dalam',
      'Gg. Haji Sabeni',
    ],
    districts: ['Kebayoran Baru', 'Tebet', 'Cilandak', 'Mampang Prapatan', 'Pasar Minggu'],
    units: 3,
    patients: 120,
    visits: 180,
  },
  {
    id: 3,
    code: 'MKS',
    name: 'Cabang Makassar',
    timezone: 'Asia/Makassar',
    address: 'Jl. Boulevard Panakkukang No. 20, Makassar 90231',
    phone: '0411441120',
    region: 'bugis',
    city: 'Makassar',
    nikRegions: ['737101', '737108', '737111'],
    streets: [
      'Jl. Pettarani',
      'Jl. Veteran',
      'Jl. Perintis Kemerdekaan',
      'Jl. Hertasning',
      'Jl. Toddopuli',
      'Jl. Urip Sumoharjo',
    ],
    districts: ['Panakkukang', 'Rappocini', 'Tamalate', 'Manggala'],
    units: 3,
    patients: 120,
    visits: 160,
  },
  {
    id: 4,
    code: 'DPS',
    name: 'Cabang Denpasar',
    timezone: 'Asia/Makassar',
    address: 'Jl. Teuku Umar No. 88, Denpasar 80113',
    phone: '0361224480',
    region: 'bali',
    city: 'Denpasar',
    nikRegions: ['517101', '517102', '517104'],
    streets: [
      'Jl. Gatot Subroto',
      'Jl. Imam Bonjol',
      'Jl. Hayam Wuruk',
      'Jl. Danau Tamblingan',
      'Jl. Pulau Kawe',
      'Jl. Tukad Badung',
    ],
    districts: ['Denpasar Selatan', 'Denpasar Barat', 'Denpasar Timur', 'Denpasar Utara'],
    units: 2,
    patients: 120,
    visits: 140,
  },
];

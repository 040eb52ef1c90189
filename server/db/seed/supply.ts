// Items of the demo clinics (inventory.md 8), what each treatment uses up (service.md 8), and the texts that patients sign.
import { planned, run } from '../statement.ts';
import type { Transaction } from '../transaction.ts';

type Trx = Transaction;
type Item = readonly [code: string, name: string, type: 1 | 2 | 3 | 4, unit: string, more?: ItemMore];
interface ItemMore {
  readonly allow_decimal?: true;
  readonly golongan?: number;
  readonly zat_aktif?: string;
}

const KERAS = 2;
const items: readonly Item[] = [
  [
    'OBT-00001',
    'Anestesi Lidocaine 2% + Epinephrine 2 ml',
    1,
    'Ampul',
    { golongan: KERAS, zat_aktif: 'lidokain, epinefrin' },
  ],
  ['OBT-00002', 'Amoxicillin 500 mg', 1, 'Tablet', { golongan: KERAS, zat_aktif: 'amoksisilin' }],
  ['OBT-00003', 'Asam Mefenamat 500 mg', 1, 'Tablet', { golongan: KERAS, zat_aktif: 'asam mefenamat' }],
  ['OBT-00004', 'Obat kumur Chlorhexidine 0,2% 60 ml', 1, 'Botol', { golongan: 1, zat_aktif: 'klorheksidin' }],
  ['BHP-00001', 'Sarung tangan latex M', 2, 'Pcs'],
  ['BHP-00002', 'Masker 3 ply', 2, 'Pcs'],
  ['BHP-00003', 'Polybib (dental bib)', 2, 'Pcs'],
  ['BHP-00004', 'Saliva ejector', 2, 'Pcs'],
  ['BHP-00005', 'Cotton roll', 2, 'Pcs'],
  ['BHP-00006', 'Gelas kumur', 2, 'Pcs'],
  ['BHP-00007', 'Pasta poles 75 g', 2, 'Gram', { allow_decimal: true }],
  ['KON-00001', 'Komposit A2 syringe 4 g', 2, 'Syringe'],
  ['KON-00002', 'Bonding agent 5 ml', 2, 'Botol'],
  ['KON-00003', 'Etsa asam fosfat 37%', 2, 'Syringe'],
  ['KON-00004', 'Alginate 450 g', 2, 'Gram', { allow_decimal: true }],
  ['ORT-00001', 'Bracket metal Roth .022', 2, 'Set'],
  ['ORT-00002', 'Archwire NiTi .014 rahang atas', 2, 'Pcs'],
  ['ORT-00003', 'Power O elastik', 2, 'Stick'],
  ['IMP-00001', 'Fixture implan 4,0 x 10 mm', 2, 'Pcs'],
  ['RTL-00001', 'Sikat gigi ortodonti', 3, 'Pcs'],
  ['RTL-00002', 'Wax ortodonti', 3, 'Pcs'],
  ['INS-00001', 'Kaca mulut no. 4', 4, 'Pcs'],
];

type Use = readonly [item: string, qty: number, perQty?: true];
const hygiene: readonly Use[] = [
  ['BHP-00001', 2],
  ['BHP-00002', 1],
  ['BHP-00006', 1],
  ['BHP-00003', 1],
];
const chair: readonly Use[] = [...hygiene, ['BHP-00004', 1]];
const restoration: readonly Use[] = [...chair, ['BHP-00005', 4, true]];
const extraction: readonly Use[] = [...chair, ['BHP-00005', 6, true]];

const uses: Readonly<Record<string, readonly Use[]>> = {
  'PER-01': [...chair, ['BHP-00007', 1.5]],
  'ANK-01': restoration,
  'ANK-02': [...chair, ['BHP-00005', 4]],
  'KSV-01': restoration,
  'KSV-02': restoration,
  'KSV-03': restoration,
  'KSV-04': restoration,
  'BDM-01': extraction,
  'BDM-02': extraction,
  'BDM-03': extraction,
  'BDM-04': extraction,
  'PRO-01': [...chair, ['KON-00004', 30]],
  'PRO-02': [...chair, ['KON-00004', 30]],
  'EST-01': chair,
  'ORT-01': [...chair, ['ORT-00001', 1], ['ORT-00002', 1], ['ORT-00003', 1]],
  'ORT-02': [...chair, ['ORT-00002', 1]],
  'ORT-03': [...hygiene, ['ORT-00003', 1]],
};

const SURGERY = 'PSJ-01';
const ORTHODONTICS = 'PSJ-02';
type Template = readonly [
  code: string,
  title: string,
  type: 'tindakan' | 'umum' | 'publikasi',
  body: readonly string[],
];
const templates: readonly Template[] = [
  [
    SURGERY,
    'Persetujuan Tindakan Bedah Mulut',
    'tindakan',
    [
      'Saya yang bertanda tangan di bawah ini, untuk pasien {nama} (No. RM {rm}), menyatakan telah menerima penjelasan',
      'dari {dokter} tentang tindakan {tindakan}: tujuan, tata cara, alternatif, serta perawatan sesudahnya.',
      'Risiko yang mungkin terjadi antara lain nyeri, bengkak, perdarahan, infeksi, mati rasa sementara pada bibir atau',
      'lidah, dan kerusakan gigi tetangga. Saya memahami penjelasan tersebut dan telah mendapat kesempatan untuk bertanya.',
    ],
  ],
  [
    ORTHODONTICS,
    'Persetujuan Perawatan Ortodonti',
    'tindakan',
    [
      'Saya, untuk pasien {nama} (No. RM {rm}), telah menerima penjelasan dari {dokter} tentang {tindakan}: lama perawatan,',
      'jadwal kontrol, biaya, dan kewajiban menjaga kebersihan gigi. Risiko yang mungkin terjadi antara lain nyeri setelah',
      'kontrol, sariawan, karies di sekitar bracket, resorpsi akar, dan kembalinya posisi gigi bila retainer tidak dipakai.',
    ],
  ],
  [
    'PSJ-03',
    'Persetujuan Tindakan dengan Risiko Khusus',
    'tindakan',
    [
      'Saya, untuk pasien {nama} (No. RM {rm}), menyetujui tindakan {tindakan} oleh {dokter}.',
      'Risiko khusus yang telah dijelaskan: {risiko}',
    ],
  ],
  [
    'PSJ-04',
    'Persetujuan Umum (General Consent)',
    'umum',
    [
      'Saya, pasien {nama} (No. RM {rm}), menyetujui pemeriksaan dan perawatan gigi di klinik ini oleh {dokter} dan petugas',
      'yang membantunya, serta penyimpanan data rekam medis sesuai peraturan yang berlaku.',
    ],
  ],
  [
    'PSJ-05',
    'Persetujuan Publikasi Foto',
    'publikasi',
    [
      'Saya, pasien {nama} (No. RM {rm}), mengizinkan klinik menampilkan foto sebelum dan sesudah perawatan untuk edukasi',
      'dan promosi tanpa menyebut identitas saya. Izin ini dapat saya cabut sewaktu-waktu.',
    ],
  ],
];
/** Treatments that are not done without a signature, and what is signed. */
const needed: Readonly<Record<string, string>> = {
  'BDM-03': SURGERY,
  'BDM-04': SURGERY,
  'ORT-01': ORTHODONTICS,
  'ORT-02': ORTHODONTICS,
};

/** Base units that a visit uses up on average, so that a branch begins with enough. */
export const usePerVisit: Readonly<Record<string, number>> = {
  'BHP-00001': 1.9,
  'BHP-00002': 0.95,
  'BHP-00003': 0.95,
  'BHP-00004': 0.95,
  'BHP-00005': 3.1,
  'BHP-00006': 0.95,
  'BHP-00007': 0.42,
  'KON-00004': 1.7,
  'ORT-00001': 0.03,
  'ORT-00002': 0.03,
  'ORT-00003': 0.12,
};

/** What is counted by batch and expiry: medicines, materials that set or cure, implants. */
export const hasBatches = (code: string): boolean => /^(OBT|KON|IMP)-|^BHP-00007$/.test(code);

const insertItem = planned<unknown, [string, string, number, string, boolean, number, string | null, boolean]>(
  `insert into items (code, name, type, unit_id, allow_decimal, golongan, zat_aktif, category_id, is_batch, is_expiry)
   select $1, $2, $3::smallint, u.id, $5, $6, $7, c.id, $8, $8 from item_categories c, satuans u
   where c.code = split_part($1, '-', 1) and u.name = $4`,
);
const insertUnit = planned<unknown, [string]>('insert into satuans (name) values ($1) on conflict do nothing');
const insertUse = planned<unknown, [string, string, number, boolean]>(
  `insert into tindakanmedisbhps (perawatan_id, item_id, qty, isperqty)
   select t.id, i.id, $3, $4 from tindakanmedis t, items i where t.code = $1 and i.code = $2`,
);
const insertTemplate = planned<unknown, [string, string, string, string]>(
  'insert into consenttemplates (code, title, type, body) values ($1, $2, $3, $4)',
);
const requireConsent = planned<unknown, [string, string]>(
  `update tindakanmedis set isconsent = true, consenttemplate_id = (select id from consenttemplates where code = $2) where code = $1`,
);

/** After the treatments. */
export const installSupplies = async (trx: Trx): Promise<void> => {
  for (const unit of new Set(items.map((item) => item[3]))) await run(trx, insertUnit, unit);
  for (const [code, name, type, unit, { allow_decimal = false, golongan = 0, zat_aktif = null } = {}] of items)
    await run(trx, insertItem, code, name, type, unit, allow_decimal, golongan, zat_aktif, hasBatches(code));
  for (const [treatment, lines] of Object.entries(uses))
    for (const [item, qty, perQty = false] of lines) await run(trx, insertUse, treatment, item, qty, perQty);
  for (const [code, title, type, body] of templates) await run(trx, insertTemplate, code, title, type, body.join(' '));
  for (const [treatment, template] of Object.entries(needed)) await run(trx, requireConsent, treatment, template);
};

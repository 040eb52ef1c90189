// Samples of fixed assets.
import { addMonths } from '../../src/resources/kernel/date.ts';
import { today } from '../service/stage.ts';
import type { Samples, World } from './sample-kind.ts';

const MONTHS = 3;

/** An asset of three months ago, and what those months took of it. */
const depreciateThree = async ({ manager, assetKind }: World): Promise<void> => {
  const since = addMonths(`${today().slice(0, 7)}-01`, -MONTHS);
  const asset = {
    name: 'Kompresor uji',
    asetkategori_id: assetKind,
    acquired_on: since,
    cost_amount: 9_000_000,
    life_months: 36,
    fiscal_group: 'kelompok3',
  };
  const made = await manager.post('/api/finance/aset', asset);
  if (made.status !== 201) throw new Error(`An asset cannot be registered: ${JSON.stringify(made.body)}`);
  for (let n = 0; n < MONTHS; n += 1) {
    const run = await manager.post('/api/finance/penyusutan/susutkan', { month: addMonths(since, n).slice(0, 7) });
    if (run.status !== 201) throw new Error(`A month cannot be depreciated: ${JSON.stringify(run.body)}`);
  }
};

export const assetSamples = {
  'finance.asetkategori': {
    create: ({ equipment, worn, cost }, n) => ({
      name: `Alat uji ${n}`,
      asset_akun_id: equipment,
      accumulated_akun_id: worn,
      expense_akun_id: cost,
      life_months: 60,
      fiscal_group: 'kelompok3',
      is_active: true,
    }),
    change: { life_months: 72, is_active: false },
    changeable: { keyword: 'Alat uji' },
  },
  'finance.aset': {
    create: ({ assetKind }, n) => ({
      name: `Autoklaf uji ${n}`,
      asetkategori_id: assetKind,
      acquired_on: today(),
      cost_amount: 12_000_000 + n,
      life_months: 60,
      fiscal_group: 'kelompok3',
      serial_no: `SN-${n}`,
    }),
    change: { location: 'Ruang sterilisasi' },
    changeable: { status: '1' },
  },
  'finance.penyusutan': { arrange: depreciateThree },
} satisfies Partial<Samples>;

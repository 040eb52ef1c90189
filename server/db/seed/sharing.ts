// Who shares in treatments in the demo clinics: three kinds of fee, a partner hospital, treatments out of packages (finance.md 8).
import {
  doctorBase,
  doctorType,
  partnerBase,
  recognition,
  shareSource,
} from '../../../src/resources/finance/sharingprofit.ts';
import { planned, run } from '../statement.ts';
import { instantAt } from './clock.ts';
import type { DemoBranch } from './branch.ts';
import { callCrew } from './crew.ts';
import type { Transaction } from '../transaction.ts';

const MORNING = 9 * 60;
const PARTNER = 'RS Mitra Sehat';
/** Works for a sum for each treatment. */
const BY_NOMINAL = 'JKT';
/** Where the partner sends patients to. */
const WITH_PARTNER = 'BDG';

const partnerOf = planned<{ id: number }, [string]>('select id from mitras where name = $1');
const treatmentsOf = planned<{ id: number; code: string }>('select id, code from tindakanmedis');

const COMMON = {
  source: shareSource.treatment,
  doctor_type: doctorType.percent,
  doctor_base: doctorBase.net,
  deduct_lab: true,
  deduct_bhp: false,
  rumahsakit_percent: 0,
  rumahsakit_base: partnerBase.net,
  recognition: recognition.asPaid,
} as const;

/** Rules of the branch from `since` on, entered by who keeps its books. */
export const agreeShares = async (trx: Transaction, branch: DemoBranch, since: string): Promise<void> => {
  const crew = await callCrew(trx, branch);
  const finance = crew.at('finance', instantAt(branch.timezone, since, MORNING));
  const first = await run(trx, partnerOf, PARTNER);
  const partner = first[0] ?? (await finance.create('finance.mitra', { name: PARTNER, kind: 1, status: 1 }));
  const treatments = new Map((await run(trx, treatmentsOf)).map(({ id, code }) => [code, id]));
  const agree = (name: string, doctor_value: number, more: object) =>
    finance.create('finance.sharingprofit', { ...COMMON, name, doctor_value, valid_from: since, ...more });

  const own = branch.code === BY_NOMINAL ? { doctor_type: doctorType.nominal } : {};
  await agree('Dokter spesialis', branch.code === BY_NOMINAL ? 150_000 : 40, { doctor_id: crew.id('dokter'), ...own });
  await agree('Dokter gigi umum', 35, { doctor_id: crew.id('dokter2') });
  await agree('Semua dokter', 30, {});
  await agree('Tindakan dari paket', 25, { source: shareSource.package, recognition: recognition.whenUsed });
  if (branch.code === WITH_PARTNER)
    await agree('Crown bersama rumah sakit', 40, {
      doctor_id: crew.id('dokter'),
      perawatan_id: treatments.get('PRO-01') ?? null,
      deduct_bhp: true,
      rumahsakit_percent: 10,
      mitra_id: partner.id,
    });
};

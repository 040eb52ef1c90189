// Who shares in treatments in the demo clinics: three kinds of fee, a partner hospital, investors, packages (finance.md 8).
import { dividendMethod } from '../../../src/resources/finance/devidensetting.ts';
import {
  doctorBase,
  doctorType,
  partnerBase,
  recognition,
  shareSource,
} from '../../../src/resources/finance/sharingprofit.ts';
import { addDays } from '../../../src/resources/kernel/date.ts';
import { planned, run } from '../statement.ts';
import { instantAt } from './clock.ts';
import type { DemoBranch } from './branch.ts';
import { callCrew } from './crew.ts';
import type { Person } from './person.ts';
import type { Transaction } from '../transaction.ts';

interface Days {
  /** First day of all books, 'YYYY-MM-DD'. */
  readonly since: string;
  /** ... of the active ones. */
  readonly start: string;
}
const MORNING = 9 * 60;
const PARTNER = 'RS Mitra Sehat';
/** Works for a sum for each treatment. */
const BY_NOMINAL = 'JKT';
/** Where the partner sends patients to. */
const WITH_PARTNER = 'BDG';

const treatmentsOf = planned<{ id: number; code: string }>('select id, code from tindakanmedis');

/** Who has put money into the first branch; he who has an account sees his own (finance.md 8). */
const INVESTORS = [
  { name: 'Budi Santoso', lembar: 50, account: 'investor' },
  { name: 'Sari Wijayanti', lembar: 30, account: null },
  { name: 'Andi Pratama', lembar: 20, account: null },
] as const;
const PRICE_OF_SHARE = 10_000_000;
/** Of the clinic's part of a treatment. */
const INVESTED_PERCENT = 20;
/** Of the profit of a quarter, before the branch shared its treatments: a fifth is kept, a quarter of the rest shared out. */
const BY_PROFIT = { metode: dividendMethod.ofProfit, percent: 25, reserve_percent: 20, interval: 3 } as const;
const accountOf = planned<{ id: number }, [string]>('select id from users where username = $1');

/** Investors of a branch, what they hold, that they shared in its profit, and share in its treatments since its active books began. */
const invest = async (trx: Transaction, finance: Person, { since, start }: Days): Promise<void> => {
  for (const { name, lembar, account } of INVESTORS) {
    const [user] = account === null ? [] : await run(trx, accountOf, account);
    const person = { name, user_id: user?.id ?? null, is_badan: false, status: 1 } as const;
    const { id: investor_id } = await finance.create('finance.investor', person);
    const held = { investor_id, lembar, modal_amount: lembar * PRICE_OF_SHARE, valid_from: since };
    await finance.create('finance.investorshare', held);
  }
  await finance.create('finance.devidensetting', { ...BY_PROFIT, valid_from: since, valid_to: addDays(start, -1) });
  const setting = { percent: INVESTED_PERCENT, reserve_percent: 0, interval: 1, valid_from: start } as const;
  await finance.create('finance.devidensetting', { ...setting, metode: dividendMethod.perTreatment });
};

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
export const agreeShares = async (trx: Transaction, branch: DemoBranch, days: Days): Promise<void> => {
  const { since } = days;
  const crew = await callCrew(trx, branch);
  const finance = crew.at('finance', instantAt(branch.timezone, since, MORNING));
  const treatments = new Map((await run(trx, treatmentsOf)).map(({ id, code }) => [code, id]));
  const agree = (name: string, doctor_value: number, more: object) =>
    finance.create('finance.sharingprofit', { ...COMMON, name, doctor_value, valid_from: since, ...more });

  const own = branch.code === BY_NOMINAL ? { doctor_type: doctorType.nominal } : {};
  await agree('Dokter spesialis', branch.code === BY_NOMINAL ? 150_000 : 40, { doctor_id: crew.id('dokter'), ...own });
  await agree('Dokter gigi umum', 35, { doctor_id: crew.id('dokter2') });
  await agree('Semua dokter', 30, {});
  await agree('Tindakan dari paket', 25, { source: shareSource.package, recognition: recognition.whenUsed });
  if (branch.code !== WITH_PARTNER) return;
  const partner = await finance.create('finance.mitra', { name: PARTNER, kind: 1, status: 1 });
  await invest(trx, finance, days);
  await agree('Crown bersama rumah sakit', 40, {
    doctor_id: crew.id('dokter'),
    perawatan_id: treatments.get('PRO-01') ?? null,
    deduct_bhp: true,
    rumahsakit_percent: 10,
    mitra_id: partner.id,
  });
};

// What comes once a month or a quarter of the year: rent, taxes, dividends, books that are closed and opened again.
import { journalKind } from '../../src/resources/finance/jurnal.ts';
import { type PphKind, pphKind } from '../../src/resources/finance/pajak-kind.ts';
import { paymentKind } from '../../src/resources/finance/paymentmethod.ts';
import { addDays, addMonths } from '../../src/resources/kernel/date.ts';
import { methodOf, oneOf, rowsOf, type Work } from './scene.ts';

/** A hospital rents floors of this branch: its months leave a profit, above what was lost before; those of the others mostly a loss. */
const LETTING = 'JKT';
const RENT = 1_000_000_000;
const letRooms: Work = async (scene) => {
  if (scene.crew.branch.code !== LETTING) return false;
  await scene.at('finance').call('finance.jurnal.store', {
    transaction_at: scene.day,
    memo: `Sewa ruang rumah sakit ${scene.day.slice(0, 7)}`,
    kind: journalKind.transaction,
    details: [
      { akun: { code: '1-1111' }, debit: RENT },
      { akun: { code: '7-1002' }, credit: RENT },
    ],
  });
  return true;
};

/** The tax withheld of payees of a kind in the last month goes to the state. */
const remit =
  (kind: PphKind): Work =>
  async (scene) => {
    const masa = addMonths(`${scene.day.slice(0, 7)}-01`, -1);
    const rows = await rowsOf<{ id: number }>(
      scene,
      `select id from pphs where profile_id = $1 and kind = $2 and masa = $3 and status = 0 order by id`,
      kind,
      masa,
    );
    if (rows.length === 0) return false;
    await scene.at('finance').call('finance.pph.setor', {
      kind,
      masa,
      ids: rows.map(({ id }) => id),
      paymentmethod_id: await methodOf(scene, paymentKind.transfer),
      ntpn: `${masa.replaceAll('-', '')}${scene.crew.branch.id}0A1B2C3`,
      setor_at: scene.day,
    });
    return true;
  };

/** What the last month left to its investors is reckoned and agreed on. */
const shareOut: Work = async (scene) => {
  const period_start = addMonths(`${scene.day.slice(0, 7)}-01`, -1);
  const range = { period_start, period_end: addDays(addMonths(period_start, 1), -1) };
  const { id } = await scene.at('finance').call('finance.deviden.hitung', range);
  await scene.at('manager').act('finance.deviden', id, 'approve', { transaction_at: scene.day });
  return true;
};

const active = 'select id, start_date from periodes where profile_id = $1 and status = 0';

/** The books end with the last day of the last month; what stands against it is said, and they stay open. */
const close: Work = async (scene) => {
  const end_date = addDays(`${scene.day.slice(0, 7)}-01`, -1);
  const period = await oneOf<{ id: number; start_date: string }>(scene, active);
  if (!period || period.start_date > end_date) return false;
  await scene.at('manager').act('finance.periode', period.id, 'close', { end_date, open_next: true });
  return true;
};

/** Somebody found an invoice of last month: the books are opened once more, and closed with it the next time. */
const reopen: Work = async (scene) => {
  const [last] = await rowsOf<{ id: number }>(
    scene,
    'select id from periodes where profile_id = $1 and status = 1 order by start_date desc limit 1',
  );
  if (!last) return false;
  await scene.at('manager').act('finance.periode', last.id, 'reopen', { reason: 'Faktur bulan lalu baru datang' });
  return true;
};

export const bookWorks = {
  letRooms,
  remitDoctors: remit(pphKind.doctor),
  remitInvestors: remit(pphKind.investor),
  shareOut,
  close,
  reopen,
} as const satisfies Readonly<Record<string, Work>>;

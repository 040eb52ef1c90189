// The group's own income tax in the demo: by turnover for what is left of an old term, months remitted, reported and owed (finance.md 8;
// corrections.md 8).
import { pphKind } from '../../../src/resources/finance/pajak-kind.ts';
import { companyTaxMethod } from '../../../src/resources/finance/pphbadan.ts';
import { paymentKind } from '../../../src/resources/finance/paymentmethod.ts';
import { addDays, addMonths } from '../../../src/resources/kernel/date.ts';
import { planned, run } from '../statement.ts';
import { instantAt } from './clock.ts';
import type { Crew } from './crew.ts';
import type { Transaction } from '../transaction.ts';

const MORNING = 10 * 60;
/** Months before today's that are reckoned: one reported, one remitted, one owed. */
const MONTHS = 3;
/** Days of the next month on which a month is reckoned and remitted. */
const RECKONED_ON = 4;
const REMITTED_ON = 11;
const NOTE = 'Sisa jangka waktu lama sebuah PT (PP 55/2022 pasal 59, dibatasi PP 20/2026): setelah itu pasal 17/31E';

const finalTax = planned<{ id: number }>(
  `select id from pajaks where kind = '${pphKind.company}' and method = 'omzet' order by id limit 1`,
);
const bankOf = planned<{ id: number }, [number, number]>(
  'select id from paymentmethods where profile_id = $1 and kind = $2 and is_active order by id limit 1',
);

/** @param crew of the branch that books it @param start first day of the books */
export const payCompanyTax = async (trx: Transaction, crew: Crew, today: string, start: string): Promise<void> => {
  const { id: branch, timezone } = crew.branch;
  const at = (job: string, day: string) => crew.at(job, instantAt(timezone, day, MORNING));
  const [tax] = await run(trx, finalTax);
  const [bank] = await run(trx, bankOf, branch, paymentKind.transfer);
  if (!tax || !bank) throw new Error('The tax on turnover or the bank is not there.');
  const valid_to = `${today.slice(0, 4)}-12-31`;
  await at('manager', start).edit('finance.pajak', tax.id, { valid_to, note: NOTE });
  const way = { metode: companyTaxMethod.turnover, cabang_id: branch, valid_from: start, valid_to, note: NOTE };
  await at('manager', start).create('finance.pphbadan', way);
  const months = Array.from({ length: MONTHS }, (_, n) => addMonths(`${today.slice(0, 7)}-01`, n - MONTHS));
  for (const [n, masa] of months.entries()) {
    const next = addMonths(masa, 1);
    const [reckoned, remitted] = [addDays(next, RECKONED_ON), addDays(next, REMITTED_ON)];
    if (masa < start || reckoned > today) continue;
    const { id } = await at('finance', reckoned).call('finance.pphbadan.hitung', { masa });
    if (n === MONTHS - 1 || remitted > today) continue;
    const transfer = { paymentmethod_id: bank.id, ntpn: `${masa.replaceAll('-', '')}BADAN0A1`, setor_at: remitted };
    await at('finance', remitted).call('finance.pph.setor', { kind: pphKind.company, masa, ids: [id], ...transfer });
    if (n === 0) await at('finance', remitted).act('finance.pph', id, 'lapor', {});
  }
};

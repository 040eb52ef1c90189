// Patients whom the front desk of the demo registered twice this week, for the page of duplicates.
import { addDays } from '../../../src/resources/kernel/date.ts';
import type { Gender } from '../../../src/resources/service/nik.ts';
import { planned, run } from '../statement.ts';
import { instantAt } from './clock.ts';
import type { Crew } from './crew.ts';
import type { Transaction } from '../transaction.ts';

interface Known {
  readonly name: string;
  readonly gender: Gender;
  readonly birth_date: string;
  readonly phone: string;
  readonly wali_name: string | null;
  readonly wali_phone: string | null;
}
const DOUBLES = 3;
const NOON = 12 * 60;

/** Of several words, so that one of them can be written otherwise. */
const oldest = planned<Known, [number, number]>(
  `select name, gender, birth_date, phone, wali_name, wali_phone from users
   where role = 1 and profile_id = $1 and name like '% %' order by id limit $2`,
);

/** As somebody in a hurry writes it: one letter less at the end of the first word. */
const hurried = (name: string): string => name.replace(/\w(?= )/, '');

/** Registers them again, without looking at who is there already. */
export const registerTwice = async (tx: Transaction, crew: Crew, today: string): Promise<void> => {
  const patients = await run(tx, oldest, crew.branch.id, DOUBLES);
  for (const [i, patient] of patients.entries()) {
    const at = instantAt(crew.branch.timezone, addDays(today, -1 - i), NOON);
    const again = { ...patient, name: hurried(patient.name), force: true };
    await crew.at('admin', at).call('service.registration.storecustomer', again);
  }
};

// Ten photos of each branch: two patients from before the treatment to now, and an X-ray (service.md 8); where there is a device, as it
// writes it.
import { addDays } from '../../../src/resources/kernel/date.ts';
import { planned, run, runOne } from '../statement.ts';
import { instantAt } from './clock.ts';
import type { Crew } from './crew.ts';
import { drawPicture } from './photo-picture.ts';
import { type Random, randomOf } from './random.ts';
import type { Transaction } from '../transaction.ts';
import { drawXray } from './xray-file.ts';

interface SeenVisit {
  readonly id: number;
  readonly customer_id: number;
}
interface Shot {
  /** Which of the visits, and whether the photo is from before it. */
  readonly visit: number;
  readonly label: string;
  readonly earlier?: true;
}

const SHOTS: readonly Shot[] = [
  { visit: 0, label: 'Frontal', earlier: true },
  { visit: 0, label: 'Senyum', earlier: true },
  { visit: 0, label: 'Intraoral depan', earlier: true },
  { visit: 0, label: 'Frontal' },
  { visit: 0, label: 'Senyum' },
  { visit: 0, label: 'Intraoral depan' },
  { visit: 1, label: 'Intraoral depan', earlier: true },
  { visit: 1, label: 'Intraoral depan' },
  { visit: 2, label: 'Lateral kanan' },
  { visit: 2, label: 'Panoramik' },
];

const EARLIER_DAYS = 120;
const NOON = 12 * 60;
const XRAY = 'Panoramik';
const CROOKED = { before: 14, after: 3 } as const;
const QUALITY = 60;

const labelsOf = planned<{ id: number; name: string }>('select id, name from multimedialabels');
/** The newest visits of different patients, those in the unit first: the pages of today have something to show. */
const seenVisits = planned<SeenVisit, [number]>(
  `select id, customer_id from (select distinct on (customer_id) id, customer_id, visit_date, status from visits
     where profile_id = $1 and status in (2, 3) order by customer_id, visit_date desc, id desc) v
   order by visit_date desc, status, id desc limit 3`,
);

const patientOf = planned<{ name: string; birth_date: string | null; gender: number }, [number]>(
  'select name, birth_date, gender from users where id = $1',
);

/** The radiograph of a patient, as the branch's device wrote it. */
const radiograph = async (tx: Transaction, random: Random, { customer_id }: SeenVisit, day: string) => {
  const patient = await runOne(tx, patientOf, customer_id);
  if (!patient) throw new Error('The patient is not there.');
  return { filename: 'panoramik.dcm', bytes: await drawXray(random, day, patient) };
};

/** Features of a patient stay the same from one photo to the next. */
const photoOf = async (random: Random, label: string, earlier: boolean) => {
  const bytes = await drawPicture(random, label, earlier ? CROOKED.before : CROOKED.after);
  return { filename: 'foto.png', bytes };
};

interface Shoot {
  readonly today: string;
  readonly now: Date;
  /** The branch has a device that writes files of its own. */
  readonly device: boolean;
}
export const takePhotos = async (tx: Transaction, crew: Crew, { today, now, device }: Shoot): Promise<void> => {
  const labels = new Map((await run(tx, labelsOf)).map(({ id, name }) => [name, id]));
  const visits = await run(tx, seenVisits, crew.branch.id);
  const photographer = crew.at('multimedia', now);
  for (const { visit: at, label, earlier } of SHOTS) {
    const visit = visits[at];
    if (!visit) continue;
    const day = addDays(today, -EARLIER_DAYS);
    const of = earlier
      ? { customer_id: visit.customer_id, upload_at: instantAt(crew.branch.timezone, day, NOON).toISOString() }
      : { customer_id: visit.customer_id, visit_id: visit.id };
    const isXray = device && label === XRAY;
    const random = randomOf(at, `${crew.branch.code} ${label}`);
    const upload = isXray ? await radiograph(tx, random, visit, today) : await photoOf(random, label, earlier === true);
    const body = { ...of, multimedialabel_id: labels.get(label), ...(!isXray && { quality: QUALITY }) };
    await photographer.call('service.visitmultimedia.create', body, { upload });
  }
};

// Ten photos of each branch: two patients from before the treatment to now, and an X-ray (service.md 8).
import { addDays } from '../../../src/resources/kernel/date.ts';
import { planned, run } from '../statement.ts';
import { instantAt } from './clock.ts';
import type { Crew } from './crew.ts';
import { drawPicture } from './photo-picture.ts';
import { randomOf } from './random.ts';
import type { Transaction } from '../transaction.ts';

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
const CROOKED = { before: 14, after: 3 } as const;
const QUALITY = 60;

const labelsOf = planned<{ id: number; name: string }>('select id, name from multimedialabels');
/** The newest visits of different patients, those in the unit first: the pages of today have something to show. */
const seenVisits = planned<SeenVisit, [number]>(
  `select id, customer_id from (select distinct on (customer_id) id, customer_id, visit_date, status from visits
     where profile_id = $1 and status in (2, 3) order by customer_id, visit_date desc, id desc) v
   order by visit_date desc, status, id desc limit 3`,
);

export const takePhotos = async (tx: Transaction, crew: Crew, today: string, now: Date): Promise<void> => {
  const labels = new Map((await run(tx, labelsOf)).map(({ id, name }) => [name, id]));
  const visits = await run(tx, seenVisits, crew.branch.id);
  const photographer = crew.at('multimedia', now);
  for (const { visit: at, label, earlier } of SHOTS) {
    const visit = visits[at];
    if (!visit) continue;
    // Features of a patient stay the same from one photo to the next.
    const random = randomOf(visit.customer_id, label);
    const bytes = await drawPicture(random, label, earlier ? CROOKED.before : CROOKED.after);
    const day = addDays(today, -EARLIER_DAYS);
    const of = earlier
      ? { customer_id: visit.customer_id, upload_at: instantAt(crew.branch.timezone, day, NOON).toISOString() }
      : { customer_id: visit.customer_id, visit_id: visit.id };
    const upload = { filename: 'foto.png', bytes };
    const body = { ...of, multimedialabel_id: labels.get(label), quality: QUALITY };
    await photographer.call('service.visitmultimedia.create', body, { upload });
  }
};

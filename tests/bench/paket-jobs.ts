// Packages: what the treatment picker of a visit asks, and the list of what was sold (paket.md 4, 5).
import type { BookJob } from './books.ts';
import { customerWithSlots } from './fill-paket.ts';
import { daysOfMonth, get, type Job } from './jobs.ts';
import { BRANCH, type Scale } from './scale.ts';

const PICKER_MS = 40;
const LIST_MS = 120;
/** Share of what bare SQL answers that is hoped for: as of a visit with its treatments. */
const SHARE = 0.1;

/** A patient's open lines by index, and nothing else: what the picker cannot do without. */
const openLines = (scale: Scale): string => {
  const [first, second] = [customerWithSlots(0, scale), customerWithSlots(1, scale)];
  return `\\set n random(0, ${scale.memberships - 1})
select l.*, m.code, m.status from membershipperawatans l join memberships m on m.id = l.membership_id
  where l.customer_id = ${first} + ${second - first} * :n and l.status = 1 and l.type = 1 order by l.expires_at;\n`;
};

/** Sixteen doctors and nurses at once. */
export const pickerJobs = (scale: Scale): readonly Job[] => [
  {
    name: 'slots of a customer in the picker',
    as: 'cashier',
    calls: 1,
    next: (_, n) => get(`/api/paket/membership/tersedia?customer=${customerWithSlots(n * 7919, scale)}&type=1`),
    raw: { mode: 'prepared', scripts: [openLines(scale)] },
    goal: { ratio: SHARE, p95: PICKER_MS },
  },
];

/** One person at the desk: the rows, and the sums below them. */
export const paketPages = (): readonly BookJob[] => {
  const [start] = daysOfMonth(3);
  const [, end] = daysOfMonth(1);
  const list = `/api/paket/membership?start_date=${start}&end_date=${end}`;
  return [
    {
      name: 'packages sold in three months, with sums',
      as: 'books',
      paths: [`${list}&limit=20`, `${list}&sum=1`, `${list}&sum=total_amount`],
      limit: LIST_MS,
      least: `select m.*, u.name, count(*) over (), sum(m.total_amount) over () from memberships m join users u on u.id = m.customer_id
        where m.profile_id = ${BRANCH} and m.sold_at between '${start}' and '${end}' order by m.sold_at desc, m.id desc limit 20`,
    },
  ];
};

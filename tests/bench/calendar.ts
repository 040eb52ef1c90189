// The calendar of a week of eight doctors beside its own statement: what the application adds to the least that there is to read.
import { calendar } from '../../server/usecases/service/schedule/calendar-rows.ts';
import type { Job } from './jobs.ts';
import { BRANCHES } from './scale.ts';

/** The branch of a few chairs: eight doctors, some 430 visits a week. */
const DESK_BRANCH = BRANCHES;
const DAY_MS = 86_400_000;
const YEAR = 365;
const WEEK = 6;
/** The day so many days ago, 'YYYY-MM-DD'. */
const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

/** As the owner of the tables runs it: no session, no policy, no row-level security. */
const rawCalendar = (): string => {
  const day = (back: string): string => `(current_date - (${back}))`;
  const values = [
    `'{${DESK_BRANCH}}'`,
    day(`:back::int + ${WEEK}`),
    day(':back::int'),
    'null',
    "'Asia/Jakarta'",
    'current_date',
  ];
  const text = values.reduce((sql, value, n) => sql.replaceAll(`$${n + 1}`, value), calendar.text);
  // pgbench would read minutes and seconds of a format as variables of its own.
  return `\\set back random(1, ${YEAR})\n${text.replaceAll('\n', ' ').replaceAll(/:(?=MI|SS)/g, "' || chr(58) || '")};\n`;
};

export const calendarWeek = (): Job => ({
  name: 'calendar week of eight doctors',
  as: 'desk',
  calls: 1,
  next: (_, n) => {
    const last = 1 + (n % YEAR);
    const path = `/api/service/jadwal/kalender?start_date=${daysAgo(last + WEEK)}&end_date=${daysAgo(last)}`;
    return { method: 'GET', path };
  },
  raw: { mode: 'prepared', scripts: [rawCalendar()] },
  goal: { ratio: 0.3, p95: 60 },
});

// Tab Visit: how the day goes, and visits, patients, doctors, treatments and sessions of the range.
import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Query } from '../../providers/http.ts';
import type { Tone } from '../../resources/kernel/field.ts';
import { treatmentProgressLabels } from '../../resources/platform/treatment-progress.ts';
import { visitState, visitStates } from '../../resources/service/visit-state.ts';
import { type ChartDescription, ChartWidget } from './chart-widget.tsx';
import { DATE, led, named, VISITS } from './column.ts';
import { type Figures, totalOf, useFigures } from './figures.ts';
import style from './insight.module.css';
import surface from '../../kit/style/surface.module.css';
import layout from '../../kit/style/layout.module.css';
import { byId, ofDay, treatmentsAt, visitsAt } from './rows.ts';
import { SessionWidget } from './session-widget.tsx';
import { StatBox, StatBoxes } from './stat-box.tsx';
import { treatmentsADay, treatmentTrend } from './treatment-charts.ts';

const STATES = 'insight/visit/countvisit';
const PATIENTS = 'dashboard/service/dailypasien';
const PROGRESS = 'dashboard/service/jumlahtindakan';
/** In the order of the specification: finished, in unit, queued, unconfirmed. */
const BOXES = [visitState.finished, visitState.inUnit, visitState.waiting, visitState.unconfirmed] as const;

const countOf = ({ data }: Figures, status: number): number =>
  Number(data.find((row) => row['status'] === status)?.['count'] ?? 0);

/** Visits of patients who came for the first time, or of the others. */
const patientsAt = (asked: Query, isnew: boolean): string => visitsAt(asked, { isnew });

const visitsADay: ChartDescription = {
  title: 'insight.visitsADay',
  path: 'dashboard/service/dailyvisit',
  shape: 'line',
  x: DATE,
  measures: [led(VISITS, (row, asked) => visitsAt(ofDay(row, asked)))],
};
const patientsADay: ChartDescription = {
  title: 'insight.patientsADay',
  note: 'insight.patientsNote',
  path: PATIENTS,
  shape: 'stacked',
  x: DATE,
  measures: [
    { key: 'lama', label: 'insight.returning', as: 'count', to: (row, asked) => patientsAt(ofDay(row, asked), false) },
    { key: 'baru', label: 'insight.newcomers', as: 'count', to: (row, asked) => patientsAt(ofDay(row, asked), true) },
  ],
};
const doctors: ChartDescription = {
  title: 'insight.doctors',
  path: 'dashboard/service/dailytimmedis',
  shape: 'bars',
  x: named('insight.doctor'),
  measures: [led(VISITS, byId(visitsAt, 'doctor', { status: visitState.finished }))],
  size: 'third',
};

const CONFIRMED = [visitState.waiting, visitState.inUnit, visitState.finished].join(',');

/** Confirmed is what has left state 0 and was not cancelled. */
const confirmation = (unconfirmed: string, confirmed: string): ChartDescription => ({
  title: 'insight.confirmation',
  path: STATES,
  shape: 'bars',
  x: named('insight.status'),
  measures: [led(VISITS, ({ status }, asked) => visitsAt(asked, { status: String(status) }))],
  size: 'third',
  rows: (figures) => {
    const open = countOf(figures, visitState.unconfirmed);
    const all = totalOf(figures.data, 'count') - countOf(figures, visitState.cancelled);
    return [
      { label: unconfirmed, count: open, status: visitState.unconfirmed },
      { label: confirmed, count: all - open, status: CONFIRMED },
    ];
  },
});
const patientTypes = (newcomers: string, returning: string): ChartDescription => ({
  title: 'insight.patientTypes',
  note: 'insight.patientTypesNote',
  path: PATIENTS,
  shape: 'bars',
  x: named('insight.type'),
  measures: [
    {
      key: 'count',
      label: 'insight.patients',
      as: 'count',
      to: ({ isnew }, asked) => patientsAt(asked, isnew === true),
    },
  ],
  size: 'third',
  rows: ({ data }) => [
    { label: newcomers, count: totalOf(data, 'baru'), isnew: true },
    { label: returning, count: totalOf(data, 'lama'), isnew: false },
  ],
});

const Boxes = ({ query }: { query: Query }) => {
  const answer = useFigures(STATES, query);
  return (
    <StatBoxes>
      {BOXES.map((status) => {
        const { label, tone }: { label: string; tone: Tone } = visitStates[status];
        return (
          <StatBox
            key={status}
            label={label}
            tone={tone}
            answer={answer}
            value={(figures) => countOf(figures, status)}
            to={visitsAt(query, { status })}
          />
        );
      })}
    </StatBoxes>
  );
};

const PROGRESSES = [
  { name: treatmentProgressLabels.done, narrowed: {} },
  { name: treatmentProgressLabels.bhp, narrowed: { isbhpused: true } },
  { name: treatmentProgressLabels.lab, narrowed: { islab: true } },
] as const;

/** How far the treatments are, and the visits that came to nothing. */
const MoreBoxes = ({ query }: { query: Query }) => {
  const states = useFigures(STATES, query);
  const progress = useFigures(PROGRESS, query);
  const { label, tone }: { label: string; tone: Tone } = visitStates[visitState.cancelled];
  return (
    <StatBoxes>
      {PROGRESSES.map(({ name, narrowed }) => (
        <StatBox
          key={name}
          label={name}
          to={treatmentsAt(query, narrowed)}
          tone={name === treatmentProgressLabels.done ? 'success' : 'neutral'}
          answer={progress}
          value={({ data }) => Number(data.find((row) => row['label'] === name)?.['count'] ?? 0)}
        />
      ))}
      <StatBox
        label={label}
        tone={tone}
        answer={states}
        value={(figures) => countOf(figures, visitState.cancelled)}
        to={visitsAt(query, { status: visitState.cancelled })}
      />
    </StatBoxes>
  );
};

/** Visits a day of one state, or of all of them. */
const VisitsADay = ({ query }: { query: Query }) => {
  const { t } = useTranslation();
  const [status, choose] = useState('');
  const states = BOXES.toReversed().map((state) => ({ value: String(state), label: visitStates[state].label }));
  return (
    <ChartWidget
      of={visitsADay}
      query={{ ...query, ...(status && { status }) }}
      tools={
        <div className={surface.slide}>
          <Segmented
            size="small"
            aria-label={t('insight.status')}
            value={status}
            options={[{ value: '', label: t('list.any') }, ...states]}
            onChange={choose}
          />
        </div>
      }
    />
  );
};

export const VisitTab = ({ query }: { query: Query }) => {
  const { t } = useTranslation();
  return (
    <div className={layout.stack}>
      <Boxes query={query} />
      <MoreBoxes query={query} />
      <div className={style.grid}>
        <VisitsADay query={query} />
        <ChartWidget of={patientsADay} query={query} />
        <ChartWidget
          of={confirmation(visitStates[visitState.unconfirmed].label, t('insight.confirmed'))}
          query={query}
        />
        <ChartWidget of={patientTypes(t('insight.newcomers'), t('insight.returning'))} query={query} />
        <ChartWidget of={doctors} query={query} />
        <ChartWidget of={treatmentsADay} query={query} />
        <ChartWidget of={treatmentTrend} query={query} />
        <SessionWidget query={query} />
      </div>
    </div>
  );
};

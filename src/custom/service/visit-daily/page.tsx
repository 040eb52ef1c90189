// '/service/visit/daily': the derived list of visits, with the steps of each, the reminders, and the counts by state (service.md 4).
import { ManOutlined, MessageOutlined, PlusOutlined, WomanOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { can } from '../../../policies/index.ts';
import { useCall } from '../../../providers/call.ts';
import { useNewsOf } from '../../../providers/live.ts';
import { useUser } from '../../../providers/session.ts';
import type { ListedOf } from '../../../resources/answers.ts';
import { addDays, formatTime } from '../../../resources/kernel/date.ts';
import { gender as genderOf } from '../../../resources/platform/person.ts';
import type { Resource } from '../../../resources/kernel/define.ts';
import { visit as resource } from '../../../resources/service/visit.ts';
import { visitState, visitStates } from '../../../resources/service/visit-state.ts';
import { ListScreen } from '../../../screens/list/list-screen.tsx';
import { LinkButton } from '../../../kit/page/link-button.tsx';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { useToday } from '../../../kit/date/use-today.ts';
import { VisitVerbs } from '../../../parts/service/visit/visit-verbs.tsx';
import { WaitingChip } from '../../../parts/service/visit/waiting-chip.tsx';
import { FieldCell } from '../../../screens/views/field-view.tsx';
import words from '../../../kit/style/words.module.css';
import layout from '../../../kit/style/layout.module.css';
import style from './visit-daily.module.css';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const VisitDrawer = onDemand(async () => (await import('../../../parts/service/visit/visit-form.tsx')).VisitDrawer);
const ReminderDrawer = onDemand(
  async () => (await import('../../../parts/service/visit/reminder-drawer.tsx')).ReminderDrawer,
);

type Visit = ListedOf<'service.visit'>;

/** RM, name, age, gender, the kind of the visit and the note that the desk must see. */
const Patient = ({ row }: { row: Visit }) => {
  const { t } = useTranslation();
  const { customerdata } = row;
  if (!customerdata) return null;
  const { code, name, old, gender, note } = customerdata;
  return (
    <span className={style.patient}>
      <span>
        <span className={words.faint}>{code}</span> {name}{' '}
        <span className={`${words.faint} ${style.age}`}>
          {gender !== null &&
            (gender === genderOf.female ? <WomanOutlined aria-hidden /> : <ManOutlined aria-hidden />)}{' '}
          {old !== null && t('schedule.daily.years', { n: old })}
        </span>
      </span>
      <span className={words.faint}>
        <FieldCell field={resource.fields.type} name="type" record={row} />
      </span>
      {note && <span className={style.note}>{note}</span>}
    </span>
  );
};

const Actions = ({ row }: { row: Visit }) => <VisitVerbs visit={row} size="small" />;
/** Who treats, and where. */
const Doctor = ({ row }: { row: Visit }) => (
  <div className={style.name}>
    {row.doctordata?.name}
    <div className={words.quiet}>{row.unitdata?.name}</div>
  </div>
);
/** The day, and the time of the session where one was booked. */
const When = ({ row }: { row: Visit }) => {
  const { session_time } = row;
  return (
    <>
      <FieldCell field={resource.fields.visit_date} name="visit_date" record={row} />
      <div className={words.quiet}>{session_time && formatTime(session_time)}</div>
    </>
  );
};

/** Who waits now stands out; how long the others waited is a number. */
const State = ({ row }: { row: Visit }) => {
  const { t } = useTranslation();
  const { status, waiting_minutes } = row;
  return (
    <span className={style.state}>
      <StatusChip {...visitStates[status]} />
      {waiting_minutes !== null &&
        (status === visitState.waiting ? (
          <WaitingChip minutes={waiting_minutes} />
        ) : (
          <span className={words.faint}>{t('schedule.daily.waited', { minutes: waiting_minutes })}</span>
        ))}
    </span>
  );
};

/** The bill, and whether it is paid. */
const Bill = ({ row }: { row: Visit }) => (
  <span className={style.state}>
    <FieldCell field={resource.fields.bill_id} name="bill_id" record={row} />
    <FieldCell field={resource.fields.bayar} name="bayar" record={row} />
  </span>
);

/** The visit's code, and what the patient is called by. */
const Code = ({ row }: { row: Visit }) => (
  <>
    <FieldCell field={resource.fields.code} name="code" record={row} />
    <div className={words.quiet}>{row.label}</div>
  </>
);

/** Columns that stand in the cell of another one; the sheet has each of its own. */
const MERGED: readonly string[] = ['label', 'waiting_minutes', 'type', 'session_time', 'unit_id', 'bayar'];
const daily = {
  ...resource,
  list: { ...resource.list, columns: resource.list.columns.filter((name) => !MERGED.includes(name)) },
} satisfies Resource;
const overrides = {
  cells: { code: Code, customer_id: Patient, status: State, doctor_id: Doctor, visit_date: When, bill_id: Bill },
  Actions,
};

/** How many visits of the chosen days stand in each state. */
const Foot = () => {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const start_date = search.get('start_date');
  const end_date = search.get('end_date') ?? start_date;
  const doctor = search.get('doctor');
  const { query, answer } = useCall(
    'service.visit.count',
    { start_date: start_date ?? '', end_date: end_date ?? '', ...(doctor && { doctor: Number(doctor) }) },
    { enabled: start_date !== null },
  );
  useNewsOf(resource.name, () => void (start_date !== null && query.refetch()));
  if (!answer) return null;
  return (
    <div className={`${layout.row} ${style.foot}`}>
      {answer.data.map(({ status, statusname, count }) => (
        <StatusChip
          key={status}
          tone={visitStates[status].tone}
          label={t('schedule.daily.count', { label: statusname, count })}
        />
      ))}
    </div>
  );
};

/**
 * The list opens with today; whoever removes the days afterwards sees them all, and whoever has gone on is not called back.
 * @returns whether the address says by now what is asked for: no rows are fetched before
 */
const useTodayFirst = (today: string): boolean => {
  const { pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  const [opened, open] = useState(false);
  useEffect(() => {
    if (opened) return;
    if (search.size > 0 || window.location.pathname !== pathname) open(true);
    else setSearch({ start_date: today, end_date: today }, { replace: true });
  }, [opened, pathname, search, setSearch, today]);
  return opened || search.size > 0;
};

export default function VisitDailyPage() {
  const { t } = useTranslation();
  const me = useUser();
  const today = useToday();
  const opened = useTodayFirst(today);
  const [sheet, show] = useState<'visit' | 'reminders'>();
  const tools = (
    <>
      <LinkButton to="/service/visit">{t('queue.title')}</LinkButton>
      {can(me, resource.name, 'ingatkan') && (
        <Button icon={<MessageOutlined aria-hidden />} onClick={() => show('reminders')}>
          {t('schedule.reminder.title')}
        </Button>
      )}
      {can(me, resource.name, 'create') && (
        <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => show('visit')}>
          {t('visit.create')}
        </Button>
      )}
    </>
  );
  return (
    <>
      {opened && <ListScreen resource={daily} overrides={overrides} tools={tools} creates={false} />}
      <Foot />
      {sheet === 'reminders' && <ReminderDrawer date={addDays(today, 1)} onClose={() => show(undefined)} />}
      <VisitDrawer open={sheet === 'visit'} date={today} onClose={() => show(undefined)} />
    </>
  );
}

// '/service/visit/daily': the derived list of visits, with the steps of each, the reminders, and the counts by state (service.md 4).
import { ManOutlined, MessageOutlined, PlusOutlined, WomanOutlined } from '@ant-design/icons';
import { useCustom } from '@refinedev/core';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { can } from '../../policies/index.ts';
import { useNewsOf } from '../../providers/live.ts';
import { useUser } from '../../providers/session.ts';
import { addDays } from '../../resources/kernel/date.ts';
import { visit as resource } from '../../resources/service/visit.ts';
import { visitStates } from '../../resources/service/visit-life.ts';
import { ListScreen } from '../../screens/list/list-screen.tsx';
import type { RowOverrides } from '../../screens/list/row-overrides.ts';
import type { ListRow } from '../../screens/list/use-records.ts';
import { LinkButton } from '../../screens/parts/link-button.tsx';
import { StatusChip } from '../../screens/parts/status-chip.tsx';
import { ReminderDrawer } from '../../screens/parts/visit/reminder-drawer.tsx';
import { useToday } from '../../screens/parts/visit/use-today.ts';
import { VisitDrawer } from '../../screens/parts/visit/visit-form.tsx';
import { type VisitData, WAITING } from '../../screens/parts/visit/visit.ts';
import { WaitingChip } from '../../screens/parts/visit/waiting-chip.tsx';
import { VisitVerbs } from '../../screens/parts/visit/visit-verbs.tsx';
import style from './visit-daily.module.css';

interface Counts {
  readonly data: readonly {
    readonly status: keyof typeof visitStates;
    readonly statusname: string;
    readonly count: number;
  }[];
  readonly id?: never;
}
const FEMALE = 1;

/** RM, name, age, gender and the note that the desk must see. */
const Patient = ({ row }: { row: ListRow }) => {
  const { t } = useTranslation();
  const { customerdata } = row as VisitData;
  if (!customerdata) return null;
  const { code, name, old, gender, note } = customerdata;
  return (
    <span className={style.patient}>
      <span>
        <span className={style.quiet}>{code}</span> {name}{' '}
        <span className={style.quiet}>
          {gender !== null && (gender === FEMALE ? <WomanOutlined aria-hidden /> : <ManOutlined aria-hidden />)}{' '}
          {old !== null && t('schedule.daily.years', { n: old })}
        </span>
      </span>
      {note && <span className={style.note}>{note}</span>}
    </span>
  );
};

const Actions = ({ row }: { row: ListRow }) => <VisitVerbs visit={row as VisitData} size="small" />;
const Doctor = ({ row }: { row: ListRow }) => <span className={style.name}>{(row as VisitData).doctordata?.name}</span>;
const Unit = ({ row }: { row: ListRow }) => <span className={style.unit}>{(row as VisitData).unitdata?.name}</span>;

/** Who waits now stands out; how long the others waited is a number. */
const Waited = ({ row }: { row: ListRow }) => {
  const { status, waiting_minutes } = row as VisitData;
  if (waiting_minutes === null) return null;
  return status === WAITING ? <WaitingChip minutes={waiting_minutes} /> : waiting_minutes;
};
const OVERRIDES: RowOverrides = {
  cells: { customer_id: Patient, doctor_id: Doctor, unit_id: Unit, waiting_minutes: Waited },
  Actions,
};

/** How many visits of the chosen days stand in each state. */
const Foot = () => {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const start_date = search.get('start_date');
  const end_date = search.get('end_date') ?? start_date;
  const doctor = search.get('doctor');
  const { query, result } = useCustom<Counts>({
    url: 'insight/visit/countvisit',
    method: 'get',
    config: { query: { start_date, end_date, ...(doctor && { doctor }) } },
    queryOptions: { enabled: start_date !== null },
    errorNotification: false,
  });
  useNewsOf(resource.name, () => void (start_date !== null && query.refetch()));
  if (!query.data) return null;
  return (
    <div className={style.foot}>
      {result.data.data.map(({ status, statusname, count }) => (
        <StatusChip
          key={status}
          tone={visitStates[status].tone}
          label={t('schedule.daily.count', { label: statusname, count })}
        />
      ))}
    </div>
  );
};

/** The list opens with today; whoever removes the days afterwards sees them all, and whoever has gone on is not called back. */
const useTodayFirst = (today: string): void => {
  const { pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    if (search.size === 0 && window.location.pathname === pathname)
      setSearch({ start_date: today, end_date: today }, { replace: true });
  }, [pathname, search, setSearch, today]);
};

export default function VisitDailyPage() {
  const { t } = useTranslation();
  const { role } = useUser();
  const today = useToday();
  useTodayFirst(today);
  const [sheet, show] = useState<'visit' | 'reminders'>();
  const tools = (
    <>
      <LinkButton to="/service/visit">{t('queue.title')}</LinkButton>
      {can(role, resource.name, 'ingatkan') && (
        <Button icon={<MessageOutlined aria-hidden />} onClick={() => show('reminders')}>
          {t('schedule.reminder.title')}
        </Button>
      )}
      {can(role, resource.name, 'create') && (
        <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => show('visit')}>
          {t('visit.create')}
        </Button>
      )}
    </>
  );
  return (
    <>
      <ListScreen resource={resource} overrides={OVERRIDES} tools={tools} creates={false} />
      <Foot />
      {sheet === 'reminders' && <ReminderDrawer date={addDays(today, 1)} onClose={() => show(undefined)} />}
      <VisitDrawer open={sheet === 'visit'} date={today} onClose={() => show(undefined)} />
    </>
  );
}

// Leave as rows or cards: what it is, when, and what can be done with it.
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { callUrl } from '../../../providers/call.ts';
import type { ListedOf } from '../../../resources/answers.ts';
import { leave } from '../../../resources/attendance/leave.ts';
import { leaveTypes, specialReasons } from '../../../resources/attendance/leave-life.ts';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { useToday } from '../../../kit/date/use-today.ts';
import { EmbeddedList } from '../../../screens/list/embedded-list.tsx';
import { RequestActions } from './request-actions.tsx';

type Leave = ListedOf<'attendance.leave'>;

const Actions = ({ row }: { row: Leave }) => (
  <RequestActions resource={leave} row={row} hasBegun={row.start_date <= useToday()} />
);

const Kind = ({ row }: { row: Leave }) => {
  const { t } = useTranslation();
  const label = leaveTypes.find(({ value }) => value === row.type)?.label;
  const why = specialReasons.find(({ value }) => value === row.special)?.label;
  return (
    <span className={layout.lines}>
      {label}
      {why && <span className={words.faint}>{why}</span>}
      {row.is_half_day && <span className={words.faint}>{t('attendance.leave.half')}</span>}
    </span>
  );
};

const Reason = ({ row }: { row: Leave }) => {
  const { t } = useTranslation();
  const decided = row.decided_reason;
  return (
    <span className={layout.lines}>
      {row.reason}
      {decided !== null && <span className={words.faint}>{t('attendance.leave.decided', { reason: decided })}</span>}
      {row.attachment_url !== null && (
        <Button type="link" size="small" href={callUrl('attendance.leave.surat', { id: row.id })} target="_blank">
          {t('attendance.leave.letter')}
        </Button>
      )}
    </span>
  );
};

const overrides = { cells: { type: Kind, reason: Reason }, Actions };
const ALL: readonly string[] = [];
const OWN: readonly string[] = ['pegawai_id'];

interface Props {
  readonly filter: Readonly<Record<string, number | string>>;
  /** Of one person: his name stands in no row. */
  readonly own?: boolean;
}

export const LeaveRows = ({ filter, own = false }: Props) => (
  <EmbeddedList
    key={JSON.stringify(filter)}
    resource={leave}
    filter={filter}
    without={own ? OWN : ALL}
    overrides={overrides}
  />
);

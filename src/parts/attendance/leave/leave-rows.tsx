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
import { RequestActions } from './request-actions.tsx';
import { Decided, RequestRows, type Requests } from './request-rows.tsx';

type Leave = ListedOf<'attendance.leave'>;

const Actions = ({ row }: { row: Leave }) => (
  <RequestActions resource={leave} row={row} hasBegun={row.start_date <= useToday()} />
);

const Kind = ({ row }: { row: Leave }) => {
  const { t } = useTranslation();
  const label = leaveTypes.find(({ value }) => value === row.type)?.label;
  const why = specialReasons.find(({ value }) => value === row.special)?.label;
  return (
    <span className={layout.linesWhole}>
      {label}
      {why && <span className={words.faint}>{why}</span>}
      {row.is_half_day && <span className={words.faint}>{t('attendance.leave.half')}</span>}
    </span>
  );
};

const Reason = ({ row }: { row: Leave }) => {
  const { t } = useTranslation();
  return (
    <span className={layout.lines}>
      {row.reason}
      <Decided reason={row.decided_reason} />
      {row.attachment_url !== null && (
        <Button type="link" size="small" href={callUrl('attendance.leave.surat', { id: row.id })} target="_blank">
          {t('attendance.leave.letter')}
        </Button>
      )}
    </span>
  );
};

const overrides = { cells: { type: Kind, reason: Reason }, Actions };
const OWN: readonly string[] = ['pegawai_id'];

export const LeaveRows = (which: Requests) => (
  <RequestRows {...which} resource={leave} notOfOwn={OWN} overrides={overrides} />
);

// What can be done on the day's page; a phone shows what is done most, and the rest in a menu.
import { CalculatorOutlined, EditOutlined, ImportOutlined, MoreOutlined, TabletOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useGo } from '../../../providers/go.ts';
import { useOpens } from '../../../providers/opens.ts';
import { ExportButton } from '../../../kit/table/export-button.tsx';
import { StaffRequests } from '../../../parts/attendance/leave/staff-requests.tsx';
import { useNarrow } from '../../../providers/media.ts';
import type { DayStatus } from '../../../resources/attendance/day-status.ts';
import { DropMenu } from '../../../kit/page/drop-menu.tsx';

export type Dialog = 'record' | 'machine' | 'days' | 'recalc';

const KIOSK = '/attendance/attendance/kios';
const RARE = [
  { key: 'machine', label: 'attendance.day.importMachine', Icon: ImportOutlined },
  { key: 'days', label: 'attendance.day.importDaily', Icon: ImportOutlined },
  { key: 'recalc', label: 'attendance.day.recalc', Icon: CalculatorOutlined },
  { key: 'kiosk', label: 'attendance.day.kiosk', Icon: TabletOutlined },
] as const;

interface Props {
  readonly date: string;
  readonly status?: DayStatus;
  readonly onOpen: (dialog: Dialog) => void;
}

export const DayActions = ({ date, status, onOpen }: Props) => {
  const { t } = useTranslation();
  const narrow = useNarrow();
  const go = useGo();
  const opens = useOpens();
  const take = (key: (typeof RARE)[number]['key']) => (key === 'kiosk' ? void go(KIOSK) : onOpen(key));
  const items = RARE.filter(({ key }) => key !== 'kiosk' || opens(KIOSK)).map(({ key, label, Icon }) => ({
    key,
    label: t(label),
    icon: <Icon aria-hidden />,
    onClick: () => take(key),
  }));
  return (
    <>
      <Button type="primary" icon={<EditOutlined aria-hidden />} onClick={() => onOpen('record')}>
        {t('attendance.day.record')}
      </Button>
      <StaffRequests />
      {!narrow &&
        items.map(({ key, label, ...button }) => (
          <Button key={key} {...button}>
            {label}
          </Button>
        ))}
      <ExportButton path="attendance/attendance/daily" query={{ date, status, export: 'xlsx' }} />
      {narrow && (
        <DropMenu menu={{ items }}>
          <Button icon={<MoreOutlined aria-hidden />} aria-label={t('attendance.day.more')} aria-haspopup="menu" />
        </DropMenu>
      )}
    </>
  );
};

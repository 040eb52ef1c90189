// What is said over a table of the law until somebody compared it with its regulation, and where a limit is late (attendance.md 2, 8).
import { useInvalidate } from '@refinedev/core';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { useSending } from '../../../kit/form/use-sending.ts';
import layout from '../../../kit/style/layout.module.css';
import { mayCall } from '../../../policies/index.ts';
import { useCall } from '../../../providers/call.ts';
import { useSend } from '../../../providers/send.ts';
import { useUser } from '../../../providers/session.ts';
import type { lawTables } from '../../../resources/attendance/wage-calls.ts';
import { formatDate } from '../../../resources/kernel/date.ts';

type Table = (typeof lawTables)[number];
interface RowsProps {
  readonly table: Table;
  readonly valid_from: string;
  readonly rows: number;
  readonly onDone: () => void;
}

/** Rows that begin on one day. */
const Waiting = ({ table, valid_from, rows, onDone }: RowsProps) => {
  const { t } = useTranslation();
  const me = useUser();
  const invalidate = useInvalidate();
  const { send } = useSend('attendance.wagelaw.cocokkan');
  const { refusal, busy, run } = useSending(async () => {
    await send({}, { table, valid_from });
    await invalidate({ resource: `attendance.${table}`, invalidates: ['list', 'detail'] });
    onDone();
  });
  return (
    <li>
      <div className={layout.between}>
        <span>{t('attendance.wage.compareRows', { n: rows, day: formatDate(valid_from) })}</span>
        {mayCall(me, 'attendance.wagelaw.cocokkan') && (
          <Button size="small" loading={busy} onClick={() => void run()}>
            {t('attendance.wage.compared')}
          </Button>
        )}
      </div>
      {refusal && <RefusalAlert refusal={refusal} />}
    </li>
  );
};

export const LawBanner = ({ table }: { readonly table: Table }) => {
  const { t } = useTranslation();
  const { query, answer } = useCall('attendance.wagelaw.show', {});
  const waiting = answer?.unverified.filter((row) => row.table === table) ?? [];
  const year = table === 'bpjsrate' ? (answer?.missing_jp_limit ?? null) : null;
  return (
    <>
      {waiting.length > 0 && (
        <Alert
          type="warning"
          showIcon
          message={t('attendance.wage.compare')}
          description={
            <ul className={layout.divided}>
              {waiting.map(({ valid_from, rows }) => (
                <Waiting
                  key={valid_from}
                  table={table}
                  valid_from={valid_from}
                  rows={rows}
                  onDone={() => void query.refetch()}
                />
              ))}
            </ul>
          }
        />
      )}
      {year !== null && <Alert type="warning" showIcon message={t('attendance.wage.jpLimit', { year })} />}
    </>
  );
};

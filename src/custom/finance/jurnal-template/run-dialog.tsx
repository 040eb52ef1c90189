// 'Jalankan': books what is due of a recurring journal; months of a closed period ask what is to become of them.
import { useInvalidate, useList } from '@refinedev/core';
import { Alert, App, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../providers/send.ts';
import type { ClosedMonths } from '../../../resources/finance/expense-calls.ts';
import { jurnaltemplate } from '../../../resources/finance/jurnaltemplate.ts';
import { firstOpenDay } from '../../../resources/finance/open-day.ts';
import { periode } from '../../../resources/finance/periode.ts';
import { formatDate } from '../../../resources/kernel/date.ts';
import { MAX_LIMIT } from '../../../resources/kernel/page.ts';
import { type Refusal, refusalOf } from '../../../kit/form/refusal.ts';
import type { ListRow } from '../../../screens/list/use-records.ts';
import { FormDialog } from '../../../kit/dialog/form-dialog.tsx';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import layout from '../../../kit/style/layout.module.css';

const FORM = 'template-run';

interface ActivePeriod {
  readonly id: number;
  readonly profile_id: number;
  readonly start_date: string;
  readonly lock_date: string | null;
}

/** The first day on which the template's branch may post, where it is after the day that is due. */
const useOpenDay = ({ profile_id, next_at }: ListRow): string | undefined => {
  const { result } = useList<ActivePeriod>({
    resource: periode.name,
    filters: [{ field: 'status', operator: 'eq', value: periode.state.active }],
    pagination: { currentPage: 1, pageSize: MAX_LIMIT },
    errorNotification: false,
  });
  const period = result.data.find((active) => active.profile_id === profile_id);
  const open = period && firstOpenDay(period);
  return open !== undefined && String(next_at) < open ? open : undefined;
};

const useRun = (row: ListRow, onDone: () => void) => {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const invalidate = useInvalidate();
  const { send, busy } = useSend('finance.jurnaltemplate.run');
  const [refusal, setRefusal] = useState<Refusal>();
  const run = async (closed: ClosedMonths | undefined): Promise<void> => {
    try {
      const { journals } = await send({ id: row.id }, { closed });
      const codes = journals.map(({ code }) => code).join(', ');
      message.success(codes === '' ? t('biaya.skipped') : t('biaya.ran', { codes }));
      await invalidate({ resource: jurnaltemplate.name, invalidates: ['list', 'detail'] });
      onDone();
    } catch (error) {
      setRefusal(refusalOf(error));
    }
  };
  return { run, refusal, busy };
};

export const RunDialog = ({ row, onClose }: { row: ListRow; onClose: () => void }) => {
  const { t } = useTranslation();
  const open = useOpenDay(row);
  const { run, refusal, busy } = useRun(row, onClose);
  const [closed, setClosed] = useState<ClosedMonths>('first-open');
  const day = formatDate(String(row.next_at));
  return (
    <FormDialog
      title={t('biaya.runTitle', { name: String(row.name) })}
      form={FORM}
      action={t('biaya.run')}
      busy={busy}
      typed={false}
      onClose={onClose}
    >
      <form
        id={FORM}
        className={layout.stackLarge}
        onSubmit={(event) => {
          event.preventDefault();
          void run(open === undefined ? undefined : closed);
        }}
      >
        {refusal && <RefusalAlert refusal={refusal} />}
        <p>{t('biaya.runText', { day })}</p>
        {open !== undefined && (
          <>
            <Alert type="warning" showIcon message={t('biaya.closedText', { day: formatDate(open) })} />
            <Radio.Group
              aria-label={t('biaya.closedMonths')}
              value={closed}
              onChange={({ target }) => setClosed(target.value as ClosedMonths)}
              options={[
                { value: 'first-open', label: t('biaya.closedFirstOpen', { day: formatDate(open) }) },
                { value: 'skip', label: t('biaya.closedSkip') },
              ]}
            />
          </>
        )}
      </form>
    </FormDialog>
  );
};

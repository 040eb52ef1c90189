// Closing a period: the day, what speaks against it, the entries that it will post, and the period that follows (finance.md 4).
import { useInvalidate } from '@refinedev/core';
import { skipToken, useQuery } from '@tanstack/react-query';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tellDone } from '../../../providers/requested.ts';
import { sendCall, useVerb } from '../../../providers/send.ts';
import { periode } from '../../../resources/finance/periode.ts';
import { formatRupiah } from '../../../resources/kernel/money.ts';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import { DateInput } from '../../../screens/inputs/date-input.tsx';
import { refusalOf } from '../../../kit/form/refusal.ts';
import { FirstField } from '../../../kit/form/first-field.tsx';
import { FormDialog } from '../../../kit/dialog/form-dialog.tsx';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { EntryTable } from '../../../parts/finance/report/entry-table.tsx';
import words from '../../../kit/style/words.module.css';
import { CloseChecks } from './close-checks.tsx';
import type { Period, Preview } from './period.ts';
import layout from '../../../kit/style/layout.module.css';

const FORM = 'close-period';
const WIDTH = 820;

const Entries = ({ lines }: Pick<Preview, 'lines'>) => {
  const { t } = useTranslation();
  if (lines.length === 0) return <p className={words.quiet}>{t('period.nothing')}</p>;
  return <EntryTable label={t('period.preview')} lines={lines} />;
};

const usePreview = (period: Period, end: string | null) =>
  useQuery({
    queryKey: ['preview-close', period.id, period.version, end],
    queryFn:
      end === null
        ? skipToken
        : ({ signal }) => sendCall('finance.periode.preview', { id: period.id }, { end_date: end }, signal),
    retry: false,
  });

const useClosing = (period: Period, onClose: () => void) => {
  const { t } = useTranslation();
  const { send, busy } = useVerb(periode.name, 'close', tellDone(t('period.closed')));
  const invalidate = useInvalidate();
  const [refusal, refuse] = useState<ReturnType<typeof refusalOf>>();
  const close = async (end_date: string, open_next: boolean): Promise<void> => {
    try {
      await send(period, { end_date, open_next });
      await invalidate({ resource: periode.name, invalidates: ['resourceAll'] });
      onClose();
    } catch (error) {
      refuse(refusalOf(error));
    }
  };
  return { close, refusal, busy };
};

export const CloseWizard = ({ period, onClose }: { period: Period; onClose: () => void }) => {
  const { t } = useTranslation();
  const [end, setEnd] = useState<string | null>(null);
  const [openNext, setOpenNext] = useState(true);
  const preview = usePreview(period, end);
  const { close, refusal, busy } = useClosing(period, onClose);
  const shown = refusal ?? (preview.error ? refusalOf(preview.error) : undefined);
  const blocked = preview.data?.checks.some(({ ok, blocking }) => blocking && !ok) ?? true;
  return (
    <FormDialog
      title={t('period.close')}
      form={FORM}
      action={t('period.close')}
      width={WIDTH}
      disabled={end === null || blocked}
      typed={end !== null}
      {...{ busy, onClose }}
    >
      <form
        id={FORM}
        className={layout.stack}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (end !== null && !blocked) void close(end, openNext);
        }}
      >
        {shown && <RefusalAlert refusal={shown} />}
        <FirstField>
          <label className={layout.stackTight} htmlFor="closing-day">
            {t('period.endDate')}
            <DateInput
              field={periode.verbs.close.input.end_date}
              id="closing-day"
              value={end}
              invalid={false}
              onBlur={() => undefined}
              onChange={(day) => setEnd(typeof day === 'string' ? day : null)}
            />
          </label>
        </FirstField>
        {preview.isLoading && <WaitingRows />}
        {preview.data && (
          <>
            <CloseChecks checks={preview.data.checks} />
            <p>
              {t('period.profit')}{' '}
              <strong className={preview.data.profit < 0 ? words.alarm : undefined}>
                {formatRupiah(preview.data.profit)}
              </strong>
            </p>
            <Entries lines={preview.data.lines} />
            <Checkbox checked={openNext} onChange={(event) => setOpenNext(event.target.checked)}>
              {t('period.openNext')}
            </Checkbox>
          </>
        )}
      </form>
    </FormDialog>
  );
};

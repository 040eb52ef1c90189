// 'Pratinjau': the journal that an event would make of sample amounts. Nothing is posted.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { eventName } from '../../../resources/finance/journal-event.ts';
import { sendCall } from '../../../providers/send.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { useReturnFocus } from '../../../kit/hooks/return-focus.ts';
import formStyle from '../../../kit/form/form.module.css';
import { MoneyControl } from '../../../kit/money/money-control.tsx';
import { useDebounced } from '../../../kit/hooks/debounce.ts';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { type EntryLine, EntryTable } from '../../../parts/finance/report/entry-table.tsx';
import words from '../../../kit/style/words.module.css';
import type { Rule } from './rule.ts';
import layout from '../../../kit/style/layout.module.css';

const WIDTH = 620;
const PAUSE_MS = 250;
const SAMPLE = 100_000;

/** A line whose account the document names has no code. */
type PreviewLine = AnswerOf<'finance.jurnalautoposting.preview'>['lines'][number];
type Amounts = Readonly<Record<string, number>>;

const usePreview = (event: string, amounts: Amounts) => {
  const asked = useDebounced(amounts, PAUSE_MS);
  return useQuery({
    queryKey: ['posting-preview', event, asked],
    queryFn: ({ signal }) => sendCall('finance.jurnalautoposting.preview', {}, { event, amounts: asked }, signal),
    placeholderData: keepPreviousData,
    retry: false,
  });
};

interface Props {
  readonly event: string;
  readonly rules: readonly Rule[];
  readonly onClose: () => void;
}

export const PreviewDrawer = ({ event, rules, onClose }: Props) => {
  const { t } = useTranslation();
  useReturnFocus();
  const [amounts, setAmounts] = useState<Amounts>(() =>
    Object.fromEntries(rules.map(({ component }) => [component, SAMPLE])),
  );
  const preview = usePreview(event, amounts);
  const nameOf = ({ code, name, source }: NonNullable<PreviewLine['akun']>) =>
    code === null
      ? { code: '', name: source === undefined ? name : t(`biaya.source.${source}`, name) }
      : { code, name };
  const inWords = ({ akun, ...line }: PreviewLine): EntryLine => ({ ...line, ...(akun && { akun: nameOf(akun) }) });
  return (
    <Drawer open title={`${t('biaya.preview')}: ${eventName(event)}`} width={WIDTH} onClose={onClose}>
      <div className={layout.stackLarge}>
        <div className={formStyle.grid}>
          {rules.map(({ component, description }) => (
            <div key={component} className={formStyle.field}>
              <label htmlFor={`sample-${component}`} className={formStyle.label}>
                {description}
              </label>
              <MoneyControl
                id={`sample-${component}`}
                prefix="Rp"
                value={amounts[component]}
                onChange={(value) => setAmounts((now) => ({ ...now, [component]: value ?? 0 }))}
              />
            </div>
          ))}
        </div>
        {preview.isError && <ErrorState message={preview.error.message} onRetry={() => void preview.refetch()} />}
        {preview.data && <EntryTable label={t('biaya.preview')} lines={preview.data.lines.map(inWords)} />}
        <p className={words.quiet}>{t('biaya.previewNote')}</p>
      </div>
    </Drawer>
  );
};

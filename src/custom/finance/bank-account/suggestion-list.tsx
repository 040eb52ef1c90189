// What seems to belong together: each accepted by itself, the sure ones at once.
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { bookedAs } from '../../../resources/finance/bank.ts';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { Parts } from './parts.tsx';
import type { Suggestion, Work } from './work.ts';

interface Props {
  readonly work: Work;
  readonly busy: boolean;
  readonly onAccept: (suggestions: readonly Suggestion[]) => void;
}
const keyOf = ({ line_ids, entry_ids }: Suggestion): string => `${line_ids.join(',')}|${entry_ids.join(',')}`;

export const SuggestionList = ({ work, busy, onAccept }: Props) => {
  const { t } = useTranslation();
  const { suggestions, lines, entries } = work;
  if (suggestions.length === 0) return null;
  const sure = suggestions.filter((suggestion) => suggestion.sure);
  const ledger = (suggestion: Suggestion) => {
    if (!suggestion.component)
      return <Parts none={t('bank.noEntry')} parts={entries.filter(({ id }) => suggestion.entry_ids.includes(id))} />;
    const name = suggestion.akun?.name ?? bookedAs.find(({ value }) => value === suggestion.component)?.label;
    return t('bank.bookAs', { name: name ?? '' });
  };
  return (
    <div className={layout.stackSmall}>
      <div className={layout.between}>
        <h2 className={words.heading}>{t('bank.suggestionCount', { n: suggestions.length })}</h2>
        <Button type="primary" disabled={sure.length === 0} loading={busy} onClick={() => onAccept(sure)}>
          {t('bank.acceptSure', { n: sure.length })}
        </Button>
      </div>
      <DataTable<Suggestion>
        label={t('bank.suggestions')}
        rows={suggestions}
        keyOf={keyOf}
        phone="cards"
        low
        columns={[
          {
            key: 'bank',
            head: t('bank.line'),
            as: 'name',
            cell: (row) => (
              <Parts none={t('bank.noLine')} parts={lines.filter(({ id }) => row.line_ids.includes(id))} />
            ),
          },
          { key: 'ledger', head: t('bank.entry'), cell: ledger },
          {
            key: 'why',
            head: t('bank.why'),
            cell: ({ why, sure: isSure }) => (
              <StatusChip label={t(`bank.because.${why}`)} tone={isSure ? 'success' : 'neutral'} />
            ),
          },
          {
            key: 'accept',
            head: t('bank.accept'),
            as: 'action',
            cell: (row) => (
              <Button size="small" disabled={busy} onClick={() => onAccept([row])}>
                {t('bank.accept')}
              </Button>
            ),
          },
        ]}
      />
    </div>
  );
};

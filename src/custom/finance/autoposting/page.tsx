// '/finance/master/jurnalautoposting': which accounts each event touches, by event (finance.md 2a, 4, 7a).
import { EditOutlined, EyeOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayCall } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { eventName } from '../../../resources/finance/journal-event.ts';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import style from '../../../parts/finance/report/report.module.css';
import { ScrollRegion } from '../../../kit/table/scroll-region.tsx';
import { SearchField } from '../../../kit/page/search-field.tsx';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import own from './autoposting.module.css';
import { PreviewDrawer } from './preview-drawer.tsx';
import { RuleDrawer } from './rule-drawer.tsx';
import { byEvent, fits, readRules, type Rule, type RuleAccount } from './rule.ts';

const Account = ({ account, source }: { account: RuleAccount | null; source: string }) => {
  const { t } = useTranslation();
  if (!account) return <span className={style.quiet}>{t(`biaya.source.${source}`, source)}</span>;
  return `${account.code} ${account.name}`;
};

interface EventProps {
  readonly event: string;
  readonly rules: readonly Rule[];
  readonly onEdit?: (rule: Rule) => void;
  readonly onPreview: (event: string) => void;
}

const EventRows = ({ event, rules, onEdit, onPreview }: EventProps) => {
  const { t } = useTranslation();
  return (
    <tbody>
      <tr className={style.journal}>
        <th scope="rowgroup" colSpan={4}>
          {eventName(event)} <span className={style.quiet}>{event}</span>
        </th>
        <th className={own.actions}>
          <Button
            type="text"
            icon={<EyeOutlined aria-hidden />}
            aria-label={`${t('biaya.preview')} ${eventName(event)}`}
            onClick={() => onPreview(event)}
          >
            {t('biaya.preview')}
          </Button>
        </th>
      </tr>
      {rules.map((rule) => (
        <tr key={rule.id}>
          <td>
            {rule.description} <span className={style.quiet}>{rule.component}</span>
          </td>
          <td>
            <Account account={rule.debit} source={rule.debit_source} />
          </td>
          <td>
            <Account account={rule.credit} source={rule.credit_source} />
          </td>
          <td>
            {rule.profile_id === null ? t('biaya.allBranches') : t('biaya.thisBranch')}{' '}
            {rule.changed && <StatusChip tone="warning" label={t('biaya.changed')} />}
          </td>
          <td className={own.actions}>
            {onEdit && (rule.debit || rule.credit) && (
              <Button
                type="text"
                icon={<EditOutlined aria-hidden />}
                aria-label={t('biaya.editRule', { name: `${eventName(event)} ${rule.component}` })}
                onClick={() => onEdit(rule)}
              />
            )}
          </td>
        </tr>
      ))}
    </tbody>
  );
};

const Table = ({ rules, ...handlers }: { rules: readonly Rule[] } & Pick<EventProps, 'onEdit' | 'onPreview'>) => {
  const { t } = useTranslation();
  const headings = ['component', 'debit', 'credit', 'branch', 'change'] as const;
  return (
    <ScrollRegion label={t('biaya.autoposting')} className={style.scroll}>
      <table className={style.table}>
        <thead>
          <tr>
            {headings.map((key) => (
              <th key={key} scope="col" className={key === 'change' ? own.actions : undefined}>
                {t(`biaya.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        {byEvent(rules).map(([event, inside]) => (
          <EventRows key={event} event={event} rules={inside} {...handlers} />
        ))}
      </table>
    </ScrollRegion>
  );
};

export default function AutopostingPage() {
  const { t } = useTranslation();
  const me = useUser();
  const [words, search] = useState('');
  const [edited, edit] = useState<Rule>();
  const [previewed, preview] = useState<string>();
  const query = useQuery({ queryKey: ['posting-rules'], queryFn: ({ signal }) => readRules(signal) });
  const all = query.data ?? [];
  const shown = all.filter((rule) => fits(rule, words));
  return (
    <>
      <PageHeader title={t('biaya.autoposting')} note={t('biaya.autopostingNote')} />
      <section className={style.sheet}>
        <div className={style.tools}>
          <SearchField main className={style.search} value={words} label={t('biaya.searchRule')} onSearch={search} />
        </div>
        {query.isError && <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />}
        {query.isLoading && <WaitingRows />}
        {query.isSuccess && shown.length === 0 && <EmptyState />}
        {shown.length > 0 && (
          <Table
            rules={shown}
            onEdit={mayCall(me, 'finance.jurnalautoposting.edit') ? edit : undefined}
            onPreview={preview}
          />
        )}
      </section>
      {edited && (
        <RuleDrawer
          key={edited.id}
          rule={edited}
          onSaved={() => void query.refetch()}
          onClose={() => edit(undefined)}
        />
      )}
      {previewed && (
        <PreviewDrawer
          event={previewed}
          rules={all.filter(({ event }) => event === previewed)}
          onClose={() => preview(undefined)}
        />
      )}
    </>
  );
}

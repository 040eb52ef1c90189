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
import wording from '../../../kit/style/words.module.css';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { SearchField } from '../../../kit/page/search-field.tsx';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { byEvent, fits, readRules, type Rule, type RuleAccount } from './rule.ts';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const RuleDrawer = onDemand(async () => (await import('./rule-drawer.tsx')).RuleDrawer);
const PreviewDrawer = onDemand(async () => (await import('./preview-drawer.tsx')).PreviewDrawer);

const Account = ({ account, source }: { account: RuleAccount | null; source: string }) => {
  const { t } = useTranslation();
  if (!account) return <span className={wording.quiet}>{t(`biaya.source.${source}`, source)}</span>;
  return `${account.code} ${account.name}`;
};

interface TableProps {
  readonly rules: readonly Rule[];
  readonly onEdit?: ((rule: Rule) => void) | undefined;
  readonly onPreview: (event: string) => void;
}

const RuleTable = ({ rules, onEdit, onPreview }: TableProps) => {
  const { t } = useTranslation();
  const head = (event: string) => (
    <span className={layout.between}>
      <span>
        {eventName(event)} <span className={wording.quiet}>{event}</span>
      </span>
      <Button
        type="text"
        size="small"
        icon={<EyeOutlined aria-hidden />}
        aria-label={`${t('biaya.preview')} ${eventName(event)}`}
        onClick={() => onPreview(event)}
      >
        {t('biaya.preview')}
      </Button>
    </span>
  );
  const component = ({ description, component: part }: Rule) => (
    <>
      {description} <span className={wording.quiet}>{part}</span>
    </>
  );
  const branch = ({ profile_id, changed }: Rule) => (
    <>
      {profile_id === null ? t('biaya.allBranches') : t('biaya.thisBranch')}{' '}
      {changed && <StatusChip tone="warning" label={t('biaya.changed')} />}
    </>
  );
  const change = (rule: Rule) =>
    onEdit &&
    (rule.debit || rule.credit) && (
      <Button
        type="text"
        size="small"
        icon={<EditOutlined aria-hidden />}
        aria-label={t('biaya.editRule', { name: `${eventName(rule.event)} ${rule.component}` })}
        onClick={() => onEdit(rule)}
      />
    );
  return (
    <DataTable<Rule>
      label={t('biaya.autoposting')}
      phone="cards"
      groups={byEvent(rules).map(([event, rows]) => ({ key: event, head: head(event), rows }))}
      keyOf={({ id }) => id}
      columns={[
        { key: 'component', head: t('biaya.component'), as: 'name', cell: component },
        {
          key: 'debit',
          head: t('biaya.debit'),
          cell: (rule) => <Account account={rule.debit} source={rule.debit_source} />,
        },
        {
          key: 'credit',
          head: t('biaya.credit'),
          cell: (rule) => <Account account={rule.credit} source={rule.credit_source} />,
        },
        { key: 'branch', head: t('biaya.branch'), cell: branch },
        { key: 'change', head: t('biaya.change'), as: 'action', cell: change },
      ]}
    />
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
      <section className={surface.sheet}>
        <div className={layout.rowWide}>
          <SearchField main className={style.search} value={words} label={t('biaya.searchRule')} onSearch={search} />
        </div>
        {query.isError && <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />}
        {query.isLoading && <WaitingRows />}
        {query.isSuccess && shown.length === 0 && <EmptyState />}
        {shown.length > 0 && (
          <RuleTable
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

// Tab BHP: what each treatment of the visit was expected to use up, and what it did (service.md 4).
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { maySee } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { visitperawatan } from '../../../resources/service/visitperawatan.ts';
import { BhpActions } from '../../../parts/service/bhp/bhp-actions.tsx';
import { type BhpLine, bhpState, bhpTones, useBhpLines } from '../../../parts/service/bhp/bhp.ts';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { Money } from '../../../kit/money/money.tsx';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import type { TreatmentData, VisitData } from '../../../parts/service/visit/visit.ts';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import style from './supply.module.css';

const Lines = ({ label, lines, money }: { label: string; lines: readonly BhpLine[]; money: boolean }) => {
  const { t } = useTranslation();
  const qty = (value: number | null) => (value === null ? t('value.empty') : formatNumber(value));
  // What was confirmed before stock was kept has no cost, and says so instead of showing nothing.
  const costs = money && lines.some(({ cost_amount }) => typeof cost_amount === 'number');
  const amount = (value: number | null, unit: BhpLine['unit']) => (
    <>
      {qty(value)} <span className={words.faint}>{value !== null && unit}</span>
    </>
  );
  const columns: readonly Column<BhpLine>[] = [
    {
      key: 'item',
      head: t('supply.item'),
      as: 'name',
      cell: ({ itemdata, reason }) => (
        <>
          {itemdata?.name}
          {reason && <div className={words.faint}>{reason}</div>}
        </>
      ),
    },
    { key: 'standard', head: t('supply.standard'), as: 'figure', cell: (line) => amount(line.qty_default, line.unit) },
    { key: 'used', head: t('supply.used'), as: 'figure', cell: (line) => amount(line.qty_used, line.unit) },
  ];
  const cost: Column<BhpLine> = {
    key: 'cost',
    head: t('supply.cost'),
    as: 'figure',
    cell: ({ cost_amount }) => <Money value={cost_amount ?? 0} />,
  };
  const unpriced = money && !costs && lines.some(({ qty_used }) => qty_used !== null && qty_used > 0);
  return (
    <>
      <DataTable label={label} columns={costs ? [...columns, cost] : columns} rows={lines} keyOf={({ id }) => id} />
      {unpriced && <p className={words.faint}>{t('supply.beforeStock')}</p>}
    </>
  );
};

interface CardProps {
  readonly visit: VisitData;
  readonly treatment: TreatmentData;
  readonly lines: readonly BhpLine[];
}

const Card = ({ visit, treatment, lines }: CardProps) => {
  const { t } = useTranslation();
  const money = maySee(useUser().role, 'stock');
  const state = bhpState(treatment);
  return (
    <li className={surface.sheet}>
      <div className={layout.row}>
        <h3 className={`${words.heading} ${style.title}`}>
          {treatment.name} <span className={words.faint}>{treatment.tooth?.join(', ')}</span>
        </h3>
        <StatusChip label={t(`supply.state.${state}`)} tone={bhpTones[state]} />
        <div className={`${layout.rowTight} ${style.actions}`}>
          <BhpActions treatment={treatment} visitStatus={visit.status} />
        </div>
      </div>
      {lines.length > 0 && (
        <Lines label={`${t('supply.item')} ${treatment.id}: ${treatment.name}`} lines={lines} money={money} />
      )}
    </li>
  );
};

export const BhpTab = ({ visit }: { visit: VisitData }) => {
  const { t } = useTranslation();
  const { query, lines } = useBhpLines({ visit: visit.id });
  const treatments = (visit.visitperawatans ?? []).filter(({ status }) => status !== visitperawatan.state.cancelled);
  if (query.isError) return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
  if (query.isLoading) return <Skeleton active title={false} />;
  if (treatments.length === 0) return <EmptyState framed title={t('visit.noTreatment')} />;
  return (
    <ul className={layout.stack}>
      {treatments.map((treatment) => (
        <Card
          key={treatment.id}
          visit={visit}
          treatment={treatment}
          lines={lines.filter(({ visitperawatan_id }) => visitperawatan_id === treatment.id)}
        />
      ))}
    </ul>
  );
};

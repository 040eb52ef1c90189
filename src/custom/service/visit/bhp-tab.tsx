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
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import type { TreatmentData, VisitData } from '../../../parts/service/visit/visit.ts';
import style from './supply.module.css';

const Lines = ({ lines, money }: { lines: readonly BhpLine[]; money: boolean }) => {
  const { t } = useTranslation();
  const qty = (value: number | null) => (value === null ? t('value.empty') : formatNumber(value));
  // Without stock nothing has a cost yet; a column of dashes says nothing.
  const costs = money && lines.some(({ cost_amount }) => typeof cost_amount === 'number');
  return (
    <table className={style.table}>
      <thead>
        <tr>
          <th scope="col">{t('supply.item')}</th>
          <th scope="col" className={style.right}>
            {t('supply.standard')}
          </th>
          <th scope="col" className={style.right}>
            {t('supply.used')}
          </th>
          {costs && (
            <th scope="col" className={style.right}>
              {t('supply.cost')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              {line.itemdata?.name}
              {line.reason && <div className={style.quiet}>{line.reason}</div>}
            </th>
            <td className={style.right}>
              {qty(line.qty_default)} <span className={style.quiet}>{line.qty_default !== null && line.unit}</span>
            </td>
            <td className={style.right}>
              {qty(line.qty_used)} <span className={style.quiet}>{line.qty_used !== null && line.unit}</span>
            </td>
            {costs && (
              <td className={style.right}>
                <Money value={line.cost_amount ?? 0} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

interface CardProps {
  readonly visit: VisitData;
  readonly treatment: TreatmentData;
  readonly lines: readonly BhpLine[];
}

const Card = ({ visit, treatment, lines }: CardProps) => {
  const { t } = useTranslation();
  const money = maySee(useUser().role, 'cost');
  const state = bhpState(treatment);
  return (
    <li className={style.card}>
      <div className={style.head}>
        <h3 className={style.title}>
          {treatment.name} <span className={style.quiet}>{treatment.tooth?.join(', ')}</span>
        </h3>
        <StatusChip label={t(`supply.state.${state}`)} tone={bhpTones[state]} />
        <div className={style.actions}>
          <BhpActions treatment={treatment} visitStatus={visit.status} />
        </div>
      </div>
      {lines.length > 0 && <Lines lines={lines} money={money} />}
    </li>
  );
};

export const BhpTab = ({ visit }: { visit: VisitData }) => {
  const { t } = useTranslation();
  const { query, lines } = useBhpLines({ visit: visit.id });
  const treatments = (visit.visitperawatans ?? []).filter(({ status }) => status !== visitperawatan.state.cancelled);
  if (query.isError) return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
  if (query.isLoading) return <Skeleton active title={false} />;
  if (treatments.length === 0) return <EmptyState text={t('visit.noTreatment')} />;
  return (
    <ul className={style.cards}>
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

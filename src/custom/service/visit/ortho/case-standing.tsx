// Where a case stands: the month of its plan, what the patient owes, and what his packages still hold.
import { useTranslation } from 'react-i18next';
import { seesDebts } from '../../../../policies/index.ts';
import { useUser } from '../../../../providers/session.ts';
import { formatRupiah } from '../../../../resources/kernel/money.ts';
import type { OrthoCase } from '../../../../resources/service/ortho-answer.ts';
import { monthOf } from '../../../../resources/service/ortho-month.ts';
import { orthocase } from '../../../../resources/service/orthocase.ts';
import { StatusChip } from '../../../../kit/chip/status-chip.tsx';
import { useSlots } from '../../../../parts/paket/slot/slot.ts';
import { useVisitParts } from '../../../../parts/service/visit/use-visit-parts.ts';
import type { VisitData } from '../../../../parts/service/visit/visit.ts';
import layout from '../../../../kit/style/layout.module.css';

const Month = ({ record, day }: { record: OrthoCase; day: string }) => {
  const { t } = useTranslation();
  if (record.status !== orthocase.state.active && record.status !== orthocase.state.retention) return null;
  const month = monthOf(record.start_at, day);
  const { planned_months: n } = record;
  if (n === null) return <StatusChip tone="info" label={t('chair.ortho.progressOpen', { month })} />;
  const over = month - n;
  const text = t('chair.ortho.progress', { month, n });
  return over > 0 ? (
    <StatusChip tone="warning" label={`${text}, ${t('chair.ortho.over', { n: over })}`} />
  ) : (
    <StatusChip tone="info" label={text} />
  );
};

export const CaseStanding = ({ record, visit }: { record: OrthoCase; visit: VisitData }) => {
  const { t } = useTranslation();
  const { role } = useUser();
  // Both are asked as the strip of the visit asks them: they come once.
  const { debt = 0 } = useVisitParts(visit.id);
  const customer = visit.customerdata?.id;
  const { slots, mayRead } = useSlots({ customer: customer ?? 0, visit: visit.id }, customer !== undefined);
  const left = slots.reduce((sum, { sisa }) => sum + sisa, 0);
  return (
    <div className={layout.rowTight}>
      <Month record={record} day={visit.visit_date} />
      {seesDebts(role) && (
        <StatusChip
          tone={debt > 0 ? 'warning' : 'success'}
          label={`${t('chair.ortho.debt')}: ${debt > 0 ? formatRupiah(debt) : t('chair.ortho.noDebt')}`}
        />
      )}
      {mayRead && (
        <StatusChip
          tone={left > 0 ? 'info' : 'neutral'}
          label={`${t('chair.ortho.slots')}: ${t('chair.ortho.slotsLeft', { n: left })}`}
        />
      )}
    </div>
  );
};

// What is free in the packages of a patient, and the way to give it: goods at once, the rest in his visit (paket.md 4).
import { useList } from '@refinedev/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { can } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { programType } from '../../../resources/paket/history-life.ts';
import { userRole } from '../../../resources/platform/role.ts';
import { slotLine } from '../../../resources/paket/slot-text.ts';
import { visitState } from '../../../resources/service/visit-state.ts';
import { visit } from '../../../resources/service/visit.ts';
import { useToday } from '../../../kit/date/use-today.ts';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import { type SlotData, useSlots } from '../../../parts/paket/slot/slot.ts';
import type { VisitData } from '../../../parts/service/visit/visit.ts';
import { RefSelect } from '../../../screens/inputs/ref-select.tsx';
import { HandOver } from './hand-over.tsx';
import { InVisit } from './in-visit.tsx';
import formStyle from '../../../kit/form/form.module.css';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const VisitDrawer = onDemand(async () => (await import('../../../parts/service/visit/visit-form.tsx')).VisitDrawer);

const LAST = 20;

/** The visit in which something can be done today or later, and the last one that was not cancelled. */
const useVisits = (customer: number | null) => {
  const today = useToday();
  const mayRead = can(useUser(), visit.name, 'list');
  const { result } = useList<VisitData>({
    resource: visit.name,
    pagination: { currentPage: 1, pageSize: LAST },
    sorters: [{ field: 'visit_date', order: 'desc' }],
    filters: [{ field: 'customer', operator: 'eq', value: customer }],
    queryOptions: { enabled: mayRead && customer !== null },
    errorNotification: false,
  });
  const standing = customer === null ? [] : result.data.filter(({ status }) => status !== visitState.cancelled);
  const open = standing.filter(({ status, visit_date }) => status !== visitState.finished && visit_date >= today);
  return { open: open.at(-1), last: standing[0] };
};

const SlotRow = ({ slot, visits, onBook }: SlotRowProps) => (
  <li className={`${surface.card} ${layout.stackSmall}`}>
    <div>
      <strong>{slotLine(slot)}</strong> <span className={words.faint}>{`${slot.paket} · ${slot.code}`}</span>
      {slot.blocked_reason !== null && <div className={words.caption}>{slot.blocked_reason}</div>}
    </div>
    {slot.type === programType.item ? (
      <HandOver slot={slot} />
    ) : (
      <InVisit slot={slot} visit={slot.type === programType.formlab ? visits.last : visits.open} onBook={onBook} />
    )}
  </li>
);
interface SlotRowProps {
  readonly slot: SlotData;
  readonly visits: ReturnType<typeof useVisits>;
  readonly onBook: () => void;
}

const Slots = ({ customer }: { customer: number }) => {
  const { t } = useTranslation();
  const today = useToday();
  const [isBooking, book] = useState(false);
  const { slots, query } = useSlots({ customer });
  const visits = useVisits(customer);
  if (query.isError) return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
  if (query.isLoading) return <WaitingRows />;
  if (slots.length === 0) return <EmptyState title={t('claim.nothing')} />;
  return (
    <>
      <ul className={layout.stack} aria-label={t('slot.card')}>
        {slots.map((slot) => (
          <SlotRow key={slot.id} slot={slot} visits={visits} onBook={() => book(true)} />
        ))}
      </ul>
      <VisitDrawer open={isBooking} customerId={customer} date={today} onClose={() => book(false)} />
    </>
  );
};

export const ClaimTab = () => {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const customer = Number(search.get('customer')) || null;
  return (
    <div className={layout.stackLarge}>
      <div className={formStyle.fieldWide}>
        <label className={formStyle.label} htmlFor="claim-customer">
          {t('claim.customer')}
        </label>
        <RefSelect
          id="claim-customer"
          resource="platform.users"
          filter={{ role: userRole.customer }}
          value={customer}
          onChange={(id) => setSearch(id === null ? {} : { customer: String(id) }, { replace: true })}
        />
      </div>
      {customer === null ? <EmptyState title={t('claim.choose')} /> : <Slots key={customer} customer={customer} />}
    </div>
  );
};

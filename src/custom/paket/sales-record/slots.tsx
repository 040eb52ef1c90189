// The slots of a sold package: what is used, put aside and left of each, until when, and what the clinic still owes of them.
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../kit/page/link-button.tsx';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { DateText } from '../../../kit/date/date-text.tsx';
import { Money } from '../../../kit/money/money.tsx';
import words from '../../../kit/style/words.module.css';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { SlotBar } from '../../../parts/paket/slot-bar.tsx';
import { can, mayCall } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { claim } from '../../../resources/paket/claim.ts';
import { programTypes } from '../../../resources/paket/history-life.ts';
import { membershipState, slotState, slotStates } from '../../../resources/paket/membership-life.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import type { Sale } from './page.tsx';

type Line = Sale['lines'][number];

/** What of the price is not income yet. */
const leftOf = ({ alloc_total, recognised_amount, released_amount }: Line): number =>
  alloc_total - recognised_amount - released_amount;

const Validity = ({ line }: { line: Line }) => {
  const { t } = useTranslation();
  if (line.expires_at) return <DateText value={line.expires_at} />;
  if (line.expired_duration === 0) return t('membership.endless');
  return t('membership.daysOnceActive', { days: formatNumber(line.expired_duration) });
};

/** What the clinic still owes of each line, and of all. */
const useOwed = (sale: Sale): readonly Column<Line>[] => {
  const { t } = useTranslation();
  const me = useUser();
  if (!mayCall(me, 'paket.laporan.kewajiban')) return [];
  const sum = sale.lines.reduce((total, line) => total + leftOf(line), 0);
  return [
    {
      key: 'owed',
      head: t('membership.owed'),
      as: 'figure',
      cell: (line) => <Money value={leftOf(line)} />,
      sum: <Money value={sum} />,
    },
  ];
};

/** The way to the claim of a slot. */
const useUses = (sale: Sale): readonly Column<Line>[] => {
  const { t } = useTranslation();
  const me = useUser();
  if (!can(me, claim.name, 'create') || sale.status !== membershipState.active) return [];
  const to = `${claim.screens.list}?customer=${sale.customer_id}`;
  return [
    {
      key: 'use',
      head: t('membership.use'),
      as: 'action',
      cell: ({ status, sisa, name }) =>
        status === slotState.active &&
        sisa > 0 && (
          <LinkButton size="small" to={to} aria-label={t('membership.useOf', { name })}>
            {t('membership.use')}
          </LinkButton>
        ),
    },
  ];
};

const useColumns = (): readonly Column<Line>[] => {
  const { t } = useTranslation();
  return [
    { key: 'name', head: t('membership.program'), as: 'name', cell: ({ name }) => name },
    {
      key: 'type',
      head: t('membership.type'),
      cell: ({ type }) => programTypes.find(({ value }) => value === type)?.label,
    },
    {
      key: 'slots',
      head: t('membership.used'),
      cell: ({ used_slot, reserved_slot, free_slot }) => (
        <SlotBar used={used_slot} reserved={reserved_slot} total={free_slot} />
      ),
    },
    { key: 'left', head: t('membership.left'), as: 'figure', cell: ({ sisa }) => formatNumber(sisa) },
    { key: 'until', head: t('membership.validUntil'), cell: (line) => <Validity line={line} /> },
    {
      key: 'status',
      head: t('membership.status'),
      cell: ({ status, statusname }) => <StatusChip tone={slotStates[status].tone} label={statusname} />,
    },
  ];
};

export const Slots = ({ sale }: { readonly sale: Sale }) => {
  const { t } = useTranslation();
  const owed = useOwed(sale);
  const columns = [...useColumns(), ...owed, ...useUses(sale)];
  return (
    <>
      <h2 className={words.heading}>{t('membership.slots')}</h2>
      <DataTable
        label={t('membership.slots')}
        columns={columns}
        rows={sale.lines}
        keyOf={({ id }) => id}
        phone="cards"
        sumLabel={owed.length > 0 ? t('membership.sumLabel') : undefined}
      />
    </>
  );
};

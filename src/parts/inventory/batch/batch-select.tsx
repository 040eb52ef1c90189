// Chooses a batch by hand among those that may be given today, in the order in which they are taken; left to the stock, what expires first
// goes first (inventory.md 6 R4).
import { Select } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../providers/call.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { formatDate } from '../../../resources/kernel/date.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';

type Shelf = AnswerOf<'inventory.stock.batch'>['data'][number];
type Batch = Shelf & { readonly batch_id: number; readonly batch_no: string };

export interface ChosenBatch {
  readonly id: number;
  readonly batch_no: string;
  /** Base units of it; not known of one that was scanned or stored before. */
  readonly qty?: number;
}

interface Props {
  readonly id?: string | undefined;
  readonly label?: string;
  /** Null: none is named yet. */
  readonly item: number | null;
  /** Where the goods are taken from: a warehouse, or that of the branch for sales; null: it is not named yet. */
  readonly from: number | 'sale' | null;
  readonly value: ChosenBatch | null;
  readonly onChange: (batch: ChosenBatch | null) => void;
  /** Shows nothing where there is no batch to choose. */
  readonly onlyIfAny?: boolean;
  readonly invalid?: boolean;
  readonly describedBy?: string | undefined;
}

/** Stands for no batch, which a list of antd cannot hold as a value. */
const AUTOMATIC = 0;
const FULL = { width: '100%', minWidth: 150 } as const;

const isBatch = (shelf: Shelf): shelf is Batch => shelf.batch_id !== null && shelf.batch_no !== null;
const told = (t: TFunction, { batch_no, expired_at, qty }: Batch): string =>
  t('batch.option', {
    batch: batch_no,
    day: expired_at === null ? t('batch.noExpiry') : formatDate(expired_at),
    qty: formatNumber(qty),
  });

export const BatchSelect = (props: Props) => {
  const { t } = useTranslation();
  const { item, from, value, onChange, onlyIfAny = false, invalid = false } = props;
  const asked = {
    item_id: item ?? 0,
    usable: true,
    ...(from === 'sale' ? { for: 'sale' as const } : { warehouse_id: from ?? 0 }),
  };
  const { query, answer } = useCall('inventory.stock.batch', asked, { enabled: item !== null && from !== null });
  const batches = (answer?.data ?? []).filter(isBatch);
  if (onlyIfAny && batches.length === 0 && value === null) return null;
  // One that was scanned or stored before stays named, also where it may not be given any more: the server says so.
  const others = value && !batches.some(({ batch_id }) => batch_id === value.id) ? [value] : [];
  return (
    <Select<number>
      // antd's virtual list leaves its options without their role.
      virtual={false}
      id={props.id}
      aria-label={props.label}
      aria-describedby={props.describedBy}
      aria-invalid={invalid}
      status={invalid || query.isError ? 'error' : undefined}
      style={FULL}
      popupMatchSelectWidth={false}
      loading={query.isFetching}
      value={value?.id ?? AUTOMATIC}
      options={[
        { value: AUTOMATIC, label: t('batch.automatic') },
        ...others.map(({ id, batch_no }) => ({ value: id, label: batch_no })),
        ...batches.map((batch) => ({ value: batch.batch_id, label: told(t, batch) })),
      ]}
      onChange={(id) => {
        const found = batches.find(({ batch_id }) => batch_id === id);
        const kept = value?.id === id ? value : null;
        onChange(found ? { id, batch_no: found.batch_no, qty: found.qty } : kept);
      }}
    />
  );
};

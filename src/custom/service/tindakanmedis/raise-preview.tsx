// Prices before and after, each with a box: what is unticked stays as it is.
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNarrow } from '../../../providers/media.ts';
import type { PriceChange } from '../../../resources/service/price-calls.ts';
import { Money } from '../../../kit/money/money.tsx';
import { DataTable } from '../../../kit/table/data-table.tsx';
import words from '../../../kit/style/words.module.css';

interface Props {
  readonly changes: readonly PriceChange[];
  readonly chosen: readonly PriceChange[];
  readonly onChoose: (ids: readonly number[]) => void;
}

export const RaisePreview = ({ changes, chosen, onChoose }: Props) => {
  const { t } = useTranslation();
  // Beside a tick and a name a phone has room for one price: the old one stands below the new.
  const narrow = useNarrow();
  if (changes.length === 0) return <p className={words.faint}>{t('lab.raise.none')}</p>;
  const ids = chosen.map(({ id }) => id);
  const all = changes.map(({ id }) => id);
  const toggle = (id: number) => onChoose(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);
  const every = (
    <Checkbox
      aria-label={t('list.any')}
      checked={ids.length === all.length}
      indeterminate={ids.length > 0 && ids.length < all.length}
      onChange={(event) => onChoose(event.target.checked ? all : [])}
    />
  );
  return (
    <DataTable
      label={t('lab.raise.preview')}
      rows={changes}
      keyOf={({ id }) => id}
      lookOf={({ id }) => (ids.includes(id) ? undefined : 'faint')}
      columns={[
        {
          key: 'tick',
          head: every,
          cell: ({ id, name }) => <Checkbox aria-label={name} checked={ids.includes(id)} onChange={() => toggle(id)} />,
        },
        {
          key: 'name',
          head: t('lab.group.tindakan'),
          as: 'name',
          cell: ({ code, name }) => (
            <>
              <span className={words.faint}>{code}</span> {name}
            </>
          ),
        },
        {
          key: 'before',
          head: t('lab.raise.before'),
          as: 'figure',
          wide: true,
          cell: ({ price_before }) => <Money value={price_before} />,
        },
        {
          key: 'after',
          head: t('lab.raise.after'),
          as: 'figure',
          cell: ({ price_before, price_after }) => (
            <>
              <Money strong value={price_after} />
              {narrow && (
                <div className={words.quiet}>
                  <Money value={price_before} />
                </div>
              )}
            </>
          ),
        },
      ]}
    />
  );
};

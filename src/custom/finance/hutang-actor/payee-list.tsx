// Who is owed, the most first: balance, what of it is late, and what was paid too much.
import { useTranslation } from 'react-i18next';
import { formatRupiah } from '../../../resources/kernel/money.ts';
import { Money } from '../../../kit/money/money.tsx';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import { type Owed, overdueOf } from './payee.ts';

interface Props {
  readonly rows: readonly Owed[];
  readonly chosen: number | undefined;
  readonly onChoose: (id: number) => void;
}

const Late = ({ row }: { row: Owed }) => {
  const { t } = useTranslation();
  const late = overdueOf(row);
  if (row.balance < 0)
    return <span className={words.alarm}>{t('hutang.overpaid', { amount: formatRupiah(-row.balance) })}</span>;
  if (late > 0) return <span className={words.alarm}>{t('hutang.late', { amount: formatRupiah(late) })}</span>;
  return <span>{t('hutang.notDue')}</span>;
};

export const PayeeList = ({ rows, chosen, onChoose }: Props) => {
  const { t } = useTranslation();
  if (rows.length === 0) return <EmptyState text={t('hutang.none')} />;
  return (
    <ul className={layout.stackSmall} aria-label={t('hutang.payees')}>
      {rows.map((row) => (
        <li key={row.actor_id ?? 0} className={layout.stack}>
          <button
            type="button"
            className={surface.choice}
            aria-pressed={row.actor_id === chosen}
            disabled={row.actor_id === null}
            onClick={() => row.actor_id !== null && onChoose(row.actor_id)}
          >
            <span className={layout.between}>
              <span className={words.name}>{row.actor_name || t('hutang.nobody')}</span>
              <Money value={row.balance} />
            </span>
            <span className={words.quiet}>
              <Late row={row} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
};

// '/inventory': what of the stock wants to be looked at today, each figure the way to what it counts (inventory.md 4).
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import { Link } from '../../../kit/page/link.tsx';
import words from '../../../kit/style/words.module.css';
import surface from '../../../kit/style/surface.module.css';
import { useScreens } from '../../../layouts/navigation.tsx';
import { useCall } from '../../../providers/call.ts';
import { branchOf, useUser } from '../../../providers/session.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import type { Tone } from '../../../resources/kernel/field.ts';
import { mutation } from '../../../resources/inventory/mutation.ts';
import { openPurchaseStates, purchase } from '../../../resources/inventory/purchase.ts';
import { underwayStates } from '../../../resources/inventory/mutation-life.ts';
import { formatNumber, formatRupiah } from '../../../resources/kernel/money.ts';
import style from './landing.module.css';

type Stats = AnswerOf<'inventory.stats.show'>;
interface Tile {
  readonly key: 'value' | 'low' | 'soon' | 'expired' | 'orders' | 'resep' | 'incoming' | 'asked';
  readonly figure: string;
  readonly to: string;
  readonly tone: Tone;
}

const STOCK = '/inventory/warehouse';
const WORTH = '/inventory/warehouse/nilai';
const EXPIRY = '/inventory/warehouse/kedaluwarsa';
const toned = (count: number, tone: Tone): Tone => (count === 0 ? 'neutral' : tone);

const tilesOf = (stats: Stats, branch: number | null): readonly Tile[] => {
  const { value, low, soon, expired, orders, resep, incoming, asked } = stats;
  const list = mutation.screens.list ?? '';
  const { draft, waiting } = mutation.state;
  const own = (name: string) => (branch === null ? '' : `&${name}=${branch}`);
  const worth = { key: 'value', figure: formatRupiah(value ?? 0), to: WORTH, tone: 'neutral' } as const;
  return [
    ...(value === undefined ? [] : [worth]),
    { key: 'low', figure: formatNumber(low), to: `${STOCK}?state=low`, tone: toned(low, 'warning') },
    { key: 'soon', figure: formatNumber(soon), to: `${EXPIRY}?rentang=soon`, tone: toned(soon, 'warning') },
    { key: 'expired', figure: formatNumber(expired), to: `${EXPIRY}?rentang=expired`, tone: toned(expired, 'danger') },
    {
      key: 'orders',
      figure: formatNumber(orders),
      to: `${purchase.screens.list}?status=${openPurchaseStates.join(',')}`,
      tone: toned(orders, 'info'),
    },
    { key: 'resep', figure: formatNumber(resep), to: '/inventory/sales/resep', tone: toned(resep, 'warning') },
    {
      key: 'incoming',
      figure: formatNumber(incoming),
      to: `${list}?status=${underwayStates.join(',')}${own('ke')}`,
      tone: toned(incoming, 'info'),
    },
    {
      key: 'asked',
      figure: formatNumber(asked),
      to: `${list}?status=${draft},${waiting}${own('dari')}`,
      tone: toned(asked, 'info'),
    },
  ];
};

/** Whoever may not open what a figure counts is told the figure alone. */
const TileCard = ({ tile: { key, figure, to, tone } }: { tile: Tile }) => {
  const { t } = useTranslation();
  const { opens, near } = useScreens();
  const told = (
    <>
      <span className={words.quiet}>{t(`landing.${key}`)}</span>
      <strong className={style.figure}>{figure}</strong>
      <span className={words.caption}>{t(`landing.about.${key}`)}</span>
    </>
  );
  const shared = { className: `${surface.card} ${style.tile}`, 'data-tone': tone };
  return opens(to.replace(/\?.*$/, '')) ? (
    <Link {...shared} to={near(to)}>
      {told}
    </Link>
  ) : (
    <div {...shared}>{told}</div>
  );
};

export default function InventoryPage() {
  const { t } = useTranslation();
  const branch = branchOf(useUser());
  const { query, answer } = useCall('inventory.stats.show', {});
  return (
    <>
      <PageHeader title={t('landing.title')} note={t('landing.note')} />
      {query.isError && <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />}
      {query.isLoading && <WaitingRows />}
      {answer && (
        <ul className={style.tiles}>
          {tilesOf(answer, branch).map((tile) => (
            <li key={tile.key}>
              <TileCard tile={tile} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

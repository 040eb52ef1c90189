// One cell of the matrix: how much lies there, in the colour of its state, to be opened, dragged and dropped on.
import { useTranslation } from 'react-i18next';
import { useDragged, useDropTarget } from '../../../kit/hooks/drag.tsx';
import { formatNumber } from '../../../resources/kernel/money.ts';
import type { Place, Row, Spot } from './matrix.ts';
import style from './matrix.module.css';

interface Props {
  readonly row: Row;
  readonly place: Place;
  /** Place of the column. */
  readonly at: number;
  readonly moves: boolean;
  readonly opens: boolean;
  readonly onOpen: (spot: Spot) => void;
}
const TONES = { empty: 'danger', low: 'warning', soon: 'info' } as const;

export const StockCell = ({ row, place, at, moves, opens, onOpen }: Props) => {
  const { t } = useTranslation();
  const { qty = 0, state = null } = row.cells[at] ?? {};
  const key = `${row.item_id} ${place.id}`;
  const spot: Spot = { row, place, qty };
  const { attach: drag, listeners, isDragging } = useDragged(key, spot, !moves || qty === 0);
  const { attach: drop, isOver } = useDropTarget(key, place, !moves);
  const told = formatNumber(qty);
  const look = {
    'data-tone': state === null ? undefined : TONES[state],
    'data-over': isOver,
    'data-dragged': isDragging,
  };
  const says = state === null ? '' : ` ${t(`matrix.state.${state}`)}`;
  if (!opens)
    return (
      <span className={style.cell} {...look}>
        {told}
      </span>
    );
  return (
    <span ref={drop} className={style.spot}>
      <button
        type="button"
        ref={drag}
        className={style.cell}
        {...look}
        {...listeners}
        aria-label={`${row.name}, ${place.name}: ${told} ${row.unit}${says}`}
        title={says.trim()}
        onClick={() => onOpen(spot)}
      >
        {told}
      </button>
    </span>
  );
};

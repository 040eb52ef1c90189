import { formatRupiah } from '../../resources/kernel/money.ts';
import style from '../style/value.module.css';

/** An amount in rupiah: 'Rp 1.250.000', figures of equal width, right for columns. Null shows nothing. */
export const Money = ({ value, strong = false }: { value: number | null | undefined; strong?: boolean }) =>
  value === null || value === undefined ? null : (
    <span className={strong ? style.strongFigure : style.figure}>{formatRupiah(value)}</span>
  );

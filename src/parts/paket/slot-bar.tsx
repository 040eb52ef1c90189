// Used, put aside and left of a package's slots, as a bar with its figures.
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../resources/kernel/money.ts';
import words from '../../kit/style/words.module.css';
import style from './slot-bar.module.css';

interface Props {
  readonly used: number;
  readonly reserved?: number;
  readonly total: number;
}

const shareOf = (part: number, total: number): string => `${total > 0 ? (part * 100) / total : 0}%`;

export const SlotBar = ({ used, reserved = 0, total }: Props) => {
  const { t } = useTranslation();
  const figures = `${formatNumber(used)}/${formatNumber(total)}`;
  return (
    <span className={style.frame}>
      <span className={words.quiet}>
        {reserved > 0 ? t('membership.slotsReserved', { figures, reserved: formatNumber(reserved) }) : figures}
      </span>
      <span className={style.bar} aria-hidden="true">
        <span className={style.used} style={{ width: shareOf(used, total) }} />
        <span className={style.reserved} style={{ width: shareOf(reserved, total) }} />
      </span>
    </span>
  );
};

// The tick of a column of ticks, in its heading. On a phone's cards, which have no headings, it stays above them in its own words.
import { Checkbox } from 'antd';
import style from './tick-all.module.css';

interface Props {
  /** 'Pilih semua'. */
  readonly label: string;
  /** How many that is, and what it comes to: beside the words, above cards. */
  readonly about: string;
  readonly checked: boolean;
  /** Some have their tick, not all. */
  readonly some: boolean;
  readonly onChange: (checked: boolean) => void;
}

export const TickAll = ({ label, about, checked, some, onChange }: Props) => (
  <span className={style.all}>
    <Checkbox
      checked={checked}
      indeterminate={some && !checked}
      onChange={({ target }) => onChange(target.checked)}
      className={style.tick}
    >
      <span className={style.label}>{label}</span>
    </Checkbox>
    <span className={style.about}>{about}</span>
  </span>
);

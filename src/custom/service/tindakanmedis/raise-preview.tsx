// Prices before and after, each with a box: what is unticked stays as it is.
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import type { PriceChange } from '../../../resources/service/price-calls.ts';
import { Money } from '../../../kit/money/money.tsx';
import report from '../../../parts/finance/report/report.module.css';
import { ScrollRegion } from '../../../kit/table/scroll-region.tsx';
import style from './raise.module.css';

interface Props {
  readonly changes: readonly PriceChange[];
  readonly chosen: readonly PriceChange[];
  readonly onChoose: (ids: readonly number[]) => void;
}

export const RaisePreview = ({ changes, chosen, onChoose }: Props) => {
  const { t } = useTranslation();
  if (changes.length === 0) return <p className={style.none}>{t('lab.raise.none')}</p>;
  const ids = chosen.map(({ id }) => id);
  const all = changes.map(({ id }) => id);
  const toggle = (id: number) => onChoose(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);
  return (
    <ScrollRegion className={style.preview} label={t('lab.raise.preview')}>
      <table className={report.table}>
        <thead>
          <tr>
            <th scope="col">
              <Checkbox
                aria-label={t('list.any')}
                checked={ids.length === all.length}
                indeterminate={ids.length > 0 && ids.length < all.length}
                onChange={(event) => onChoose(event.target.checked ? all : [])}
              />
            </th>
            <th scope="col">{t('lab.group.tindakan')}</th>
            <th scope="col" className={report.right}>
              {t('lab.raise.before')}
            </th>
            <th scope="col" className={report.right}>
              {t('lab.raise.after')}
            </th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ id, code, name, price_before, price_after }) => (
            <tr key={id} data-left={!ids.includes(id)} className={style.row}>
              <td>
                <Checkbox aria-label={name} checked={ids.includes(id)} onChange={() => toggle(id)} />
              </td>
              <th scope="row">
                <span className={style.code}>{code}</span> {name}
              </th>
              <td className={report.right}>
                <Money value={price_before} />
              </td>
              <td className={report.right}>
                <Money strong value={price_after} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
};

// The lines of a journal that is not posted yet: what a closing or an event would book.
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { ScrollRegion } from '../../../kit/table/scroll-region.tsx';
import style from './report.module.css';

export interface EntryLine {
  readonly akun: { readonly code: string; readonly name: string };
  readonly description: string;
  /** Rupiah. */
  readonly debit: number;
  readonly credit: number;
}

interface Props {
  readonly label: string;
  readonly lines: readonly EntryLine[];
}

export const EntryTable = ({ label, lines }: Props) => {
  const { t } = useTranslation();
  return (
    <ScrollRegion label={label} className={style.scroll}>
      <table className={style.table}>
        <thead>
          <tr>
            <th scope="col">{t('report.account')}</th>
            <th scope="col" className={style.right}>
              {t('report.debit')}
            </th>
            <th scope="col" className={style.right}>
              {t('report.credit')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ akun, description, debit, credit }) => (
            <tr key={`${akun.code} ${debit} ${credit}`}>
              <td className={credit > 0 ? style.credit : undefined}>
                {akun.code} {akun.name}{' '}
                {!description.includes(akun.name) && <span className={style.quiet}>{description}</span>}
              </td>
              <td className={style.right}>{debit > 0 && formatNumber(debit)}</td>
              <td className={style.right}>{credit > 0 && formatNumber(credit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
};

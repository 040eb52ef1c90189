// The chart with the opening balances, by category; amounts are typed where they may be.
import { CheckCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatRupiah } from '../../../resources/kernel/money.ts';
import { MoneyControl } from '../../../kit/money/money-control.tsx';
import style from '../../../parts/finance/report/report.module.css';
import { ScrollRegion } from '../../../kit/table/scroll-region.tsx';
import { type Balances, type Side, totalsOf } from './balances.ts';
import own from './opening.module.css';

export interface Account extends Side {
  readonly code: string;
  readonly name: string;
  readonly categoryname: string;
  readonly isheader: boolean;
}
export interface Group {
  readonly categoryname: string;
  readonly akuns: readonly Account[];
}

const NONE: Side = { debit: 0, credit: 0 };

interface AmountProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

const Amount = ({ label, value, onChange }: AmountProps) => (
  <MoneyControl
    className={own.amount}
    aria-label={label}
    min={0}
    value={value === 0 ? null : value}
    onChange={(number) => onChange(number ?? 0)}
  />
);

interface RowProps {
  readonly account: Account;
  readonly side: Side;
  readonly editable: boolean;
  readonly onChange: (code: string, side: Side) => void;
}

const Row = memo(
  ({ account: { code, name }, side, editable, onChange }: RowProps) => {
    const { t } = useTranslation();
    const figure = (value: number): string => (value === 0 ? '' : formatNumber(value));
    return (
      <tr>
        <td className={style.code}>{code}</td>
        <td>{name}</td>
        <td className={style.right}>
          {editable ? (
            <Amount
              label={`${t('period.debit')} ${code}`}
              value={side.debit}
              onChange={(debit) => onChange(code, { debit, credit: 0 })}
            />
          ) : (
            figure(side.debit)
          )}
        </td>
        <td className={style.right}>
          {editable ? (
            <Amount
              label={`${t('period.credit')} ${code}`}
              value={side.credit}
              onChange={(credit) => onChange(code, { debit: 0, credit })}
            />
          ) : (
            figure(side.credit)
          )}
        </td>
      </tr>
    );
  },
  (old, now) =>
    old.account === now.account &&
    old.side.debit === now.side.debit &&
    old.side.credit === now.side.credit &&
    old.editable === now.editable &&
    old.onChange === now.onChange,
);
Row.displayName = 'OpeningRow';

interface Props {
  readonly groups: readonly Group[];
  readonly balances: Balances;
  readonly editable: boolean;
  readonly onChange: (code: string, side: Side) => void;
}

const Totals = ({ balances }: Pick<Props, 'balances'>) => {
  const { t } = useTranslation();
  const { debit, credit } = totalsOf(balances);
  const level = debit === credit;
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={2}>
          <span className={style.level} data-level={level} role="status">
            {level ? <CheckCircleOutlined aria-hidden /> : <WarningOutlined aria-hidden />}
            {level
              ? t('journalForm.level')
              : t('journalForm.difference', { amount: formatRupiah(Math.abs(debit - credit)) })}
          </span>
        </th>
        <td className={style.right}>{formatNumber(debit)}</td>
        <td className={style.right}>{formatNumber(credit)}</td>
      </tr>
    </tfoot>
  );
};

export const OpeningTable = ({ groups, balances, editable, onChange }: Props) => {
  const { t } = useTranslation();
  return (
    <section className={style.sheet}>
      <ScrollRegion label={t('period.new')} className={style.scroll}>
        <table className={style.table}>
          <thead>
            <tr>
              <th scope="col">{t('period.code')}</th>
              <th scope="col">{t('period.account')}</th>
              <th scope="col" className={style.right}>
                {t('period.debit')}
              </th>
              <th scope="col" className={style.right}>
                {t('period.credit')}
              </th>
            </tr>
          </thead>
          {groups.map(({ categoryname, akuns }) => (
            <tbody key={categoryname}>
              <tr className={style.journal}>
                <th scope="rowgroup" colSpan={4}>
                  {categoryname}
                </th>
              </tr>
              {akuns
                .filter(({ isheader }) => !isheader)
                .map((account) => (
                  <Row
                    key={account.code}
                    account={account}
                    side={balances.get(account.code) ?? NONE}
                    editable={editable}
                    onChange={onChange}
                  />
                ))}
            </tbody>
          ))}
          <Totals balances={balances} />
        </table>
      </ScrollRegion>
    </section>
  );
};

// The year of one employee, line by line, as its last run settled it.
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../kit/money/money.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { pastTaxForm } from '../../../resources/attendance/payroll-tax-calls.ts';
import { formatNumber, rateText } from '../../../resources/kernel/money.ts';
import type { YearTax } from './payroll.ts';

const PAST = ['gross', 'pension', 'zakat', 'tax', 'employer_net', 'employer_tax'] as const;
const Line = ({ label, value, strong = false }: { label: string; value: number; strong?: boolean }) => (
  <li className={layout.between}>
    <span>{label}</span>
    <Money value={value} strong={strong} />
  </li>
);

/** What was entered of before the first run. */
const Past = ({ before }: { readonly before: NonNullable<YearTax['before']> }) => {
  const { t } = useTranslation();
  return (
    <section className={layout.stackSmall} aria-label={t('attendance.payroll.past')}>
      <h3>{t('attendance.payroll.past')}</h3>
      <ul className={layout.stackSmall}>
        {PAST.filter((name) => before[name] !== 0).map((name) => (
          <Line key={name} label={pastTaxForm[name].label} value={before[name]} />
        ))}
      </ul>
      {before.months > 0 && <p className={words.quiet}>{t('attendance.payroll.pastMonths', { n: before.months })}</p>}
      {before.employer_slip !== null && (
        <p className={words.quiet}>{t('attendance.payroll.pastSlip', { number: before.employer_slip })}</p>
      )}
    </section>
  );
};

export const Settlement = ({ row, onEnter }: { readonly row: YearTax; readonly onEnter: (() => void) | undefined }) => {
  const { t } = useTranslation();
  const { settlement: settled, before } = row;
  return (
    <section className={layout.stack} aria-label={row.name}>
      <h2>{row.name}</h2>
      {settled ? (
        <ul className={layout.stackSmall}>
          <Line label={t('attendance.payroll.settled.gross', { n: settled.months })} value={settled.gross} />
          <Line label={t('attendance.payroll.settled.occupational')} value={-settled.occupational} />
          <Line label={t('attendance.payroll.settled.pension')} value={-settled.pension} />
          {settled.zakat !== 0 && <Line label={t('attendance.payroll.settled.zakat')} value={-settled.zakat} />}
          {settled.before && settled.before.employer_net !== 0 && (
            <Line label={pastTaxForm.employer_net.label} value={settled.before.employer_net} />
          )}
          <Line label={t('attendance.payroll.settled.ptkp', { status: row.ptkp_status })} value={-settled.ptkp} />
          <Line label={t('attendance.payroll.settled.taxable')} value={settled.taxable} strong />
          {settled.parts.map(({ persen, dpp, tax }) => (
            <Line key={persen} label={`${rateText(persen)} × ${formatNumber(dpp)}`} value={tax} />
          ))}
          <Line label={t('attendance.payroll.due')} value={settled.due} strong />
          <Line label={t('attendance.payroll.settled.withheld')} value={-settled.withheld} />
          <Line label={t('attendance.payroll.settled.rest')} value={settled.due - settled.withheld} strong />
        </ul>
      ) : (
        <p className={words.quiet}>{t('attendance.payroll.unsettled')}</p>
      )}
      {before && <Past before={before} />}
      {onEnter && (
        <div>
          <Button onClick={onEnter}>{t(before ? 'attendance.payroll.pastEdit' : 'attendance.payroll.past')}</Button>
        </div>
      )}
    </section>
  );
};

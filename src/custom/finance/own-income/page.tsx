// '/user/:id/finance': what a doctor or an investor earned, is owed and was paid, on the phone as well (finance.md 4).
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { OwnPayslips } from '../../../parts/attendance/payroll/own-payslips.tsx';
import { hasFeature } from '../../../policies/index.ts';
import { useCall } from '../../../providers/call.ts';
import { useUser } from '../../../providers/session.ts';
import { callPaths } from '../../../resources/call-paths.ts';
import { actorType } from '../../../resources/finance/hutang.ts';
import { feeState, feeStates } from '../../../resources/finance/own-income.ts';
import { isDate } from '../../../resources/kernel/date.ts';
import { DEFAULT_PAGE_SIZE } from '../../../resources/kernel/page.ts';
import { DateRangePicker } from '../../../kit/date/date-range-picker.tsx';
import { type AddressValues, useAddress } from '../../../kit/page/address.ts';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import { ExportButton } from '../../../kit/table/export-button.tsx';
import { Paging } from '../../../kit/table/paging.tsx';
import { OwnCards } from './own-cards.tsx';
import { OwnDividends } from './own-dividends.tsx';
import { OwnProfit } from './own-profit.tsx';
import { OwnRows } from './own-rows.tsx';
import { OwnSlips } from './own-slips.tsx';
import { OwnTaxes } from './own-taxes.tsx';

/** States that a row has which waits for nobody. */
const ofPayables: ReadonlySet<string> = new Set([feeState.owed, feeState.paid, feeState.cancelled]);

/** Range, state and page stand in the address, so that they can be sent. */
const useAsked = () => {
  const [address, change] = useAddress();
  const [start, end] = [address.get('start_date') ?? '', address.get('end_date') ?? ''];
  const state = feeStates.find(({ value }) => value === address.get('state'))?.value;
  const put = (values: AddressValues) => change({ page: null, ...values });
  const filter = { ...(isDate(start) && isDate(end) && { start_date: start, end_date: end }), ...(state && { state }) };
  const page = Math.max(1, Math.trunc(Number(address.get('page'))) || 1);
  const limit = Math.trunc(Number(address.get('limit'))) || DEFAULT_PAGE_SIZE;
  return { filter, page, limit, put };
};

/** A doctor's payslips beside his fees: his own, or those of whom payroll is open to (attendance.md 4). */
const Wages = ({ pegawai }: { pegawai: number }) => {
  const { t } = useTranslation();
  const me = useUser();
  if (pegawai !== me.id && !hasFeature(me, '/attendance/payroll')) return null;
  return (
    <section className={surface.sheet}>
      <h2 className={words.heading}>{t('attendance.payroll.slips')}</h2>
      <OwnPayslips pegawai={pegawai} />
    </section>
  );
};

export default function OwnIncomePage() {
  const { t } = useTranslation();
  const user_id = Number(useParams()['id']);
  const own = user_id === useUser().id;
  const { filter, page, limit, put } = useAsked();
  const { query, answer } = useCall('finance.myincome', { user_id, ...filter, page, limit }, { keep: true });
  const title = own ? t('menu.income') : t('ownIncome.of', { name: answer?.user.name ?? '' });
  if (query.isError)
    return (
      <>
        <PageHeader title={title} />
        <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />
      </>
    );
  if (!answer) return <WaitingRows />;
  const isDoctor = answer.as === actorType.doctor;
  const states = isDoctor ? feeStates : feeStates.filter(({ value }) => ofPayables.has(value));
  return (
    <>
      <PageHeader title={title} note={answer.branches.map(({ name }) => name).join(', ')} />
      <div className={layout.stackLarge}>
        <div className={layout.row}>
          <DateRangePicker
            required
            label={t('report.range')}
            start={answer.start_date}
            end={answer.end_date}
            onChange={(start_date, end_date) => put({ start_date, end_date })}
          />
        </div>
        <OwnCards income={answer} />
        {!isDoctor && answer.actor_id !== null && <OwnDividends investor={answer.actor_id} />}
        {!isDoctor && <OwnProfit income={answer} />}
        <section className={surface.sheet}>
          <div className={layout.rowWide}>
            <h2 className={words.heading}>{t(isDoctor ? 'ownIncome.treatments' : 'ownIncome.given')}</h2>
            <Select<string>
              className={layout.pick}
              aria-label={t('ownIncome.state')}
              value={filter.state ?? ''}
              options={[
                { value: '', label: t('ownIncome.everyState') },
                ...states.map(({ value, label }) => ({ value, label })),
              ]}
              onChange={(state) => put({ state })}
            />
            <span className={layout.apart}>
              <ExportButton path={callPaths['finance.myincome']} query={{ user_id, ...filter, export: 'xlsx' }} />
            </span>
          </div>
          <OwnRows income={answer} stale={query.isPlaceholderData} />
          {answer.count > 0 && (
            <Paging
              page={page}
              limit={limit}
              count={answer.count}
              onChange={(next) => put({ page: String(next.page), limit: String(next.limit) })}
            />
          )}
        </section>
        <section className={surface.sheet}>
          <h2 className={words.heading}>{t('ownIncome.slips')}</h2>
          <OwnSlips slips={answer.slips} />
        </section>
        <OwnTaxes taxes={answer.taxes} />
        {isDoctor && <Wages pegawai={user_id} />}
      </div>
    </>
  );
}

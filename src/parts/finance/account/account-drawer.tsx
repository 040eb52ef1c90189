// A patient's statement of account: balances today, every line of a range, what falls due when; on paper and ready for a chat.
import { PrinterOutlined } from '@ant-design/icons';
import { Button, Drawer, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callUrl, useCall } from '../../../providers/call.ts';
import { useNewsOf } from '../../../providers/live.ts';
import { dueName } from '../../../resources/finance/account-text.ts';
import { bill } from '../../../resources/finance/bill.ts';
import { addMonths } from '../../../resources/kernel/date.ts';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { DateRangePicker } from '../../../kit/date/date-range-picker.tsx';
import { DateText } from '../../../kit/date/date-text.tsx';
import { useToday } from '../../../kit/date/use-today.ts';
import { Money } from '../../../kit/money/money.tsx';
import { Link } from '../../../kit/page/link.tsx';
import { isMobile, WhatsApp } from '../../../kit/page/whats-app.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import { type Account, AccountTable } from './account-table.tsx';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';

const WIDTH = 980;
/** Whole months that the account begins with, this one included. */
const MONTHS = 6;
const ALL = 'all';

const Balances = ({ now }: { now: Account['now'] }) => {
  const { t } = useTranslation();
  return (
    <dl className={`${surface.sunken} ${layout.facts}`} aria-label={t('rekening.now')}>
      <div>
        <dt>{t('rekening.owed')}</dt>
        <dd>
          <Money strong value={now.owed} />
        </dd>
      </div>
      <div>
        <dt>{t('rekening.held')}</dt>
        <dd>
          <Money strong value={now.held} />
        </dd>
      </div>
    </dl>
  );
};

const DueList = ({ due }: { due: Account['due'] }) => {
  const { t } = useTranslation();
  return (
    <section className={layout.stackTight} aria-label={t('rekening.due')}>
      <h3 className={words.name}>{t('rekening.due')}</h3>
      {due.length === 0 && <p className={words.quiet}>{t('rekening.nothingDue')}</p>}
      <ul className={layout.divided}>
        {due.map((one) => (
          <li key={`${one.bill_id} ${one.no}`} className={layout.between}>
            <span className={layout.lines}>
              <Link to={`/finance/payment/bill/${one.bill_id}`}>{dueName(one)}</Link>
              <span className={layout.rowTight}>
                <span className={words.quiet}>
                  {one.due_date === null ? t('rekening.withVisit') : <DateText value={one.due_date} />}
                </span>
                {one.late && <StatusChip tone="danger" label={t('rekening.late')} />}
              </span>
            </span>
            <Money value={one.amount} />
          </li>
        ))}
      </ul>
    </section>
  );
};

const Told = ({ account }: { account: Account }) => (
  <>
    <Balances now={account.now} />
    <DueList due={account.due} />
    <AccountTable account={account} />
  </>
);

interface Props {
  readonly customer: number;
  readonly onClose: () => void;
}

export const AccountDrawer = ({ customer, onClose }: Props) => {
  const { t } = useTranslation();
  const today = useToday();
  const [range, setRange] = useState({ start: `${addMonths(today, 1 - MONTHS).slice(0, 7)}-01`, end: today });
  const [branch, setBranch] = useState(ALL);
  const asked = { id: customer, start_date: range.start, end_date: range.end, profile_id: branch };
  const { query, answer: account } = useCall('finance.rekening.show', asked, { keep: true });
  useNewsOf(bill.name, () => void query.refetch());
  const branches = account?.branches ?? [];
  const options = [
    { value: ALL, label: t('rekening.allBranches') },
    ...branches.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <Drawer
      open
      title={account ? `${t('rekening.title')} · ${account.customer.name}` : t('rekening.title')}
      width={WIDTH}
      closable={{ 'aria-label': t('app.close') }}
      destroyOnHidden
      onClose={onClose}
    >
      <div className={layout.stack} aria-busy={query.isPlaceholderData}>
        <div className={layout.row}>
          <DateRangePicker
            required
            label={t('rekening.range')}
            {...range}
            onChange={(start, end) => setRange({ start, end })}
          />
          {branches.length > 1 && (
            <Select<string>
              className={layout.pick}
              aria-label={t('rekening.branch')}
              value={branch}
              options={options}
              onChange={setBranch}
            />
          )}
          <span className={`${layout.row} ${layout.apart}`}>
            {account?.phone && isMobile(account.phone) && (
              <WhatsApp phone={account.phone} text={account.message} label={t('rekening.chat')} />
            )}
            <Button
              icon={<PrinterOutlined aria-hidden />}
              href={callUrl('finance.rekening.print', asked)}
              target="_blank"
              rel="noreferrer"
            >
              {t('rekening.print')}
            </Button>
          </span>
        </div>
        {query.isError && <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />}
        {query.isLoading && <WaitingRows />}
        {account && <Told account={account} />}
      </div>
    </Drawer>
  );
};

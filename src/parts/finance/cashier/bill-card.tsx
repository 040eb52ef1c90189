// One open bill of the patient: chosen to be paid or not, its lines, and the discount while it is a draft.
import { Button, Checkbox } from 'antd';
import { useOne } from '@refinedev/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import type { BillRecord, DeskBill } from '../../../resources/finance/bill-detail.ts';
import { bill as declaration } from '../../../resources/finance/bill.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { DateText } from '../../../kit/date/date-text.tsx';
import { Money } from '../../../kit/money/money.tsx';
import { JournalLink } from '../../../screens/record/journal-link.tsx';
import { RequestNotices } from '../../../screens/request/request-notices.tsx';
import { waitingDiscounts } from '../../../screens/request/requests.ts';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { billTone } from './bill.ts';
import { BillInstallments } from './bill-installments.tsx';
import style from './cashier.module.css';
import surface from '../../../kit/style/surface.module.css';
import { DiscountForm } from './discount-form.tsx';
import { mayBeCredited, type Payable } from './payable.ts';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const TermsDialog = onDemand(async () => (await import('../billing/terms-dialog.tsx')).TermsDialog);

const Lines = ({ bill }: { bill: BillRecord }) => {
  const { t } = useTranslation();
  return (
    <dl className={style.lines}>
      {bill.lines.map((line) => (
        <div key={line.line_no}>
          <dt>
            {line.name}
            {line.qty !== 1 && (
              <span className={words.quiet}>
                {' '}
                {formatNumber(line.qty)} × {formatNumber(line.price)}
              </span>
            )}
          </dt>
          <dd>
            <Money value={line.net_amount + line.bill_discount_amount} />
          </dd>
        </div>
      ))}
      {bill.discount_amount > 0 && (
        <div>
          <dt>
            {t('cashier.discount')} <span className={words.quiet}>{bill.discount_reason}</span>
          </dt>
          <dd>
            <Money value={-bill.discount_amount} />
          </dd>
        </div>
      )}
    </dl>
  );
};

interface CreditProps {
  readonly bill: DeskBill;
  readonly detail: BillRecord;
  readonly onDone: () => void;
}

/** 'Jadikan kredit', where the bill may become one: a draft is issued with it. */
const CreditButton = ({ bill, detail, onDone }: CreditProps) => {
  const me = useUser();
  const [open, setOpen] = useState(false);
  if (!mayBeCredited(bill) || !can(me, declaration.name, 'kredit')) return null;
  return (
    <>
      <Button size="small" disabled={waitingDiscounts(bill).length > 0} onClick={() => setOpen(true)}>
        {declaration.verbs.kredit.label}
      </Button>
      {open && (
        <TermsDialog
          bill={detail}
          verb={bill.status === declaration.state.draft ? 'issue' : 'kredit'}
          onCredit
          onClose={() => {
            setOpen(false);
            onDone();
          }}
        />
      )}
    </>
  );
};

interface Props {
  readonly bill: DeskBill;
  /** Whose bill it is, where that is not the one who pays. */
  readonly owner: string | undefined;
  /** The bill, or its open installments. */
  readonly payables: readonly Payable[];
  /** Of all bills of the sheet. */
  readonly ticked: readonly Payable[];
  readonly onTick: (keys: readonly string[], on: boolean) => void;
  /** The bill has other amounts now. */
  readonly onChanged: () => void;
}

export const BillCard = ({ bill, owner, payables, ticked, onTick, onChanged }: Props) => {
  const { t } = useTranslation();
  const [discounting, setDiscounting] = useState(false);
  const { result: detail, query } = useOne<BillRecord>({
    resource: declaration.name,
    id: bill.id,
    errorNotification: false,
    liveMode: 'auto',
  });
  const isDraft = bill.status === declaration.state.draft;
  const waits = waitingDiscounts(bill).length > 0;
  const on = payables.filter((payable) => ticked.includes(payable)).length;
  const changed = () => {
    setDiscounting(false);
    void query.refetch();
    onChanged();
  };
  return (
    <article className={`${surface.card} ${layout.stackSmall}`}>
      <header className={layout.between}>
        <Checkbox
          checked={on > 0 && on === payables.length}
          indeterminate={on > 0 && on < payables.length}
          onChange={({ target }) =>
            onTick(
              payables.map(({ key }) => key),
              target.checked,
            )
          }
        >
          <strong>{bill.code ?? t('cashier.draft')}</strong>{' '}
          <span className={words.quiet}>
            <DateText value={bill.transaction_at} />
          </span>
          {owner && <div className={words.name}>{owner}</div>}
        </Checkbox>
        <StatusChip label={bill.statusname} tone={billTone(bill.status)} />
      </header>
      <RequestNotices record={bill} />
      {query.isError && <p role="alert">{query.error.message}</p>}
      {detail?.desk_note && (
        <p className={surface.tinted} data-tone="info">
          {declaration.fields.desk_note.label}: {detail.desk_note}
        </p>
      )}
      {detail && <Lines bill={detail} />}
      <BillInstallments payables={payables} ticked={ticked} onTick={onTick} />
      <footer className={layout.between}>
        <span className={layout.row}>
          {isDraft && detail && !discounting && (
            <Button size="small" disabled={waits} onClick={() => setDiscounting(true)}>
              {t('cashier.giveDiscount')}
            </Button>
          )}
          {detail && <CreditButton bill={bill} detail={detail} onDone={changed} />}
          {!isDraft && <JournalLink type="bill" id={bill.id} of={bill.code ?? ''} />}
        </span>
        <span>
          {t('cashier.left')} <Money strong value={bill.outstanding} />
        </span>
      </footer>
      {discounting && detail && <DiscountForm bill={detail} onDone={changed} onCancel={() => setDiscounting(false)} />}
    </article>
  );
};

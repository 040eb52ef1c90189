// What may be done with a bill now: take the money, issue, give credit or a discount, credit it, write it off, void it (finance.md 4).
import { PrinterOutlined } from '@ant-design/icons';
import { Button, Modal } from 'antd';
import { useInvalidate } from '@refinedev/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '../../../policies/index.ts';
import { callUrl } from '../../../providers/call.ts';
import { useUser } from '../../../providers/session.ts';
import { paymentType } from '../../../resources/finance/bill-life.ts';
import { bill as declaration } from '../../../resources/finance/bill.ts';
import { type NamedVerb, verbsFor } from '../../../screens/record/verbs.ts';
import { Typing, useLeave } from '../../../kit/form/leave.tsx';
import { LinkButton } from '../../../kit/page/link-button.tsx';
import { isUndivided, PayUndivided } from '../../../parts/finance/billing/pay-undivided.tsx';
import { heldBy, waitingDiscounts } from '../../../screens/request/requests.ts';
import { paymentPath } from '../../../parts/service/visit/visit.ts';
import { payableOf } from '../../../resources/finance/amounts.ts';
import type { BillRecord } from '../../../resources/finance/bill-detail.ts';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const DiscountForm = onDemand(
  async () => (await import('../../../parts/finance/cashier/discount-form.tsx')).DiscountForm,
);
const VerbDialog = onDemand(async () => (await import('../../../screens/record/verb-dialog.tsx')).VerbDialog);
const TermsDialog = onDemand(async () => (await import('../../../parts/finance/billing/terms-dialog.tsx')).TermsDialog);
const RefundDialog = onDemand(
  async () => (await import('../../../parts/finance/billing/refund-dialog.tsx')).RefundDialog,
);
const DiscountQuestion = onDemand(
  async () => (await import('../../../parts/finance/request/discount-question.tsx')).DiscountQuestion,
);

/** Verbs that ask for the terms of payment. */
const TERMS = ['issue', 'kredit'] as const;

interface DialogProps {
  readonly bill: BillRecord;
  readonly named: NamedVerb;
  /** Numbers of waiting discounts that the bill is issued without. */
  readonly without: readonly number[] | undefined;
  readonly onClose: () => void;
}

const Dialog = ({ bill, named, without, onClose }: DialogProps) => {
  const terms = TERMS.find((name) => name === named.name);
  if (terms) return <TermsDialog bill={bill} verb={terms} without={without?.[0]} onClose={onClose} />;
  if (named.name === 'refund') return <RefundDialog bill={bill} onClose={onClose} />;
  const fields = Object.entries(named.verb.input).map(([name, field]) => ({ name, field }));
  return <VerbDialog resource={declaration} record={bill} named={named} fields={fields} onClose={onClose} />;
};

const DiscountDialog = ({ bill, onClose }: { bill: BillRecord; onClose: () => void }) => {
  const { t } = useTranslation();
  const invalidate = useInvalidate();
  const { leave, tell } = useLeave(onClose);
  const done = async () => {
    await invalidate({ resource: declaration.name, id: bill.id, invalidates: ['list', 'detail'] });
    onClose();
  };
  return (
    <Modal open title={t('cashier.giveDiscount')} footer={null} onCancel={leave}>
      <Typing value={tell}>
        <DiscountForm bill={bill} onDone={() => void done()} onCancel={leave} />
      </Typing>
    </Modal>
  );
};

export const BillActions = ({ bill }: { bill: BillRecord }) => {
  const { t } = useTranslation();
  const me = useUser();
  const [chosen, choose] = useState<NamedVerb>();
  const [discounting, discount] = useState(false);
  const verbs = verbsFor(declaration, me, bill.status).filter(
    ({ name }) => name !== 'kredit' || (bill.payment_type !== paymentType.credit && bill.customer_id !== null),
  );
  const [without, setWithout] = useState<readonly number[]>();
  const waiting = waitingDiscounts(bill);
  const asked = chosen?.name === 'issue' && waiting.length > 0 && without === undefined;
  const close = () => {
    choose(undefined);
    setWithout(undefined);
  };
  return (
    <>
      {payableOf(bill) > 0 &&
        (isUndivided(bill) ? (
          <PayUndivided />
        ) : (
          <LinkButton type="primary" to={paymentPath(bill.id)}>
            {t('tagihan.pay')}
          </LinkButton>
        ))}
      {bill.status === declaration.state.draft && can(me, declaration.name, 'edit') && (
        <Button disabled={waiting.length > 0} onClick={() => discount(true)}>
          {t('cashier.giveDiscount')}
        </Button>
      )}
      <Button
        icon={<PrinterOutlined aria-hidden />}
        href={callUrl('finance.bill.print', { id: bill.id })}
        target="_blank"
      >
        {t('tagihan.printBill')}
      </Button>
      {verbs.map((named) => (
        <Button
          key={named.name}
          danger={named.verb.tone === 'danger'}
          disabled={heldBy(bill, named.name) !== undefined}
          onClick={() => choose(named)}
        >
          {named.verb.label}
        </Button>
      ))}
      {asked && <DiscountQuestion requests={waiting} onWait={close} onGo={setWithout} />}
      {chosen && !asked && <Dialog key={chosen.name} bill={bill} named={chosen} without={without} onClose={close} />}
      {discounting && <DiscountDialog bill={bill} onClose={() => discount(false)} />}
    </>
  );
};

// What is done with a bill from the patient's account: give credit, credit it, print it, open it.
import { MoreOutlined } from '@ant-design/icons';
import { useOne } from '@refinedev/core';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '../../../policies/index.ts';
import { callUrl } from '../../../providers/call.ts';
import { useUser } from '../../../providers/session.ts';
import type { BillRecord, DeskBill } from '../../../resources/finance/bill-detail.ts';
import { bill as declaration } from '../../../resources/finance/bill.ts';
import { heldBy, waitingDiscounts } from '../../../screens/request/requests.ts';
import { verbsFor } from '../../../screens/record/verbs.ts';
import { mayBeCredited } from '../cashier/payable.ts';
import { onDemand } from '../../../kit/page/on-demand.tsx';
import { DropMenu } from '../../../kit/page/drop-menu.tsx';

const TermsDialog = onDemand(async () => (await import('../billing/terms-dialog.tsx')).TermsDialog);
const RefundDialog = onDemand(async () => (await import('../billing/refund-dialog.tsx')).RefundDialog);

type Step = 'kredit' | 'refund';

interface DialogProps {
  readonly bill: DeskBill;
  readonly step: Step;
  readonly onClose: () => void;
}

/** The dialog of a step, once the bill with its lines has come. */
const Dialog = ({ bill, step, onClose }: DialogProps) => {
  const { result } = useOne<BillRecord>({ resource: declaration.name, id: bill.id });
  if (!result) return null;
  if (step === 'refund') return <RefundDialog bill={result} onClose={onClose} />;
  const verb = bill.status === declaration.state.draft ? 'issue' : 'kredit';
  return <TermsDialog bill={result} verb={verb} onCredit onClose={onClose} />;
};

export const BillMenu = ({ bill, onDone }: { bill: DeskBill; onDone: () => void }) => {
  const { t } = useTranslation();
  const me = useUser();
  const [step, take] = useState<Step>();
  const name = bill.code ?? t('cashier.draft');
  const { kredit, refund } = declaration.verbs;
  const refunds = verbsFor(declaration, me, bill.status).some((verb) => verb.name === 'refund');
  const items = [
    mayBeCredited(bill) &&
      can(me, declaration.name, 'kredit') && {
        key: 'kredit',
        label: kredit.label,
        disabled: waitingDiscounts(bill).length > 0,
      },
    refunds && {
      key: 'refund',
      label: refund.label,
      danger: true,
      disabled: heldBy(bill, 'refund') !== undefined,
    },
    {
      key: 'print',
      label: (
        <a href={callUrl('finance.bill.print', { id: bill.id })} target="_blank" rel="noreferrer">
          {t('kas.account.print')}
        </a>
      ),
    },
  ].filter((item) => item !== false);
  const close = () => {
    take(undefined);
    onDone();
  };
  return (
    <>
      <DropMenu menu={{ items, onClick: ({ key }) => (key === 'kredit' || key === 'refund') && take(key) }}>
        <Button
          size="small"
          icon={<MoreOutlined aria-hidden />}
          aria-label={t('kas.moreOf', { code: name })}
          aria-haspopup="menu"
        />
      </DropMenu>
      {step && <Dialog bill={bill} step={step} onClose={close} />}
    </>
  );
};

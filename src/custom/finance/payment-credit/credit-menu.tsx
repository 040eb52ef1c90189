// What is done seldom with a row of what is owed: another schedule, or giving it up.
import { MoreOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can, mayCall } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import type { ListedOf } from '../../../resources/answers.ts';
import { paymentType } from '../../../resources/finance/bill-life.ts';
import { bill } from '../../../resources/finance/bill.ts';
import { onDemand } from '../../../kit/page/on-demand.tsx';
import { DropMenu } from '../../../kit/page/drop-menu.tsx';

const VerbDialog = onDemand(async () => (await import('../../../screens/record/verb-dialog.tsx')).VerbDialog);
const RescheduleDrawer = onDemand(
  async () => (await import('../../../parts/finance/billing/reschedule-drawer.tsx')).RescheduleDrawer,
);

const verb = bill.verbs.writeoff;
const FIELDS = [{ name: 'reason', field: verb.input.reason }];
type Step = 'reschedule' | 'writeoff';

export const CreditMenu = ({ row }: { row: ListedOf<'finance.bill'> }) => {
  const { t } = useTranslation();
  const me = useUser();
  const [step, take] = useState<Step>();
  const close = () => take(undefined);
  const items = [
    row.payment_type === paymentType.credit &&
      mayCall(me, 'finance.bill.angsuran') && { key: 'reschedule' as const, label: t('tagihan.reschedule') },
    can(me, bill.name, 'writeoff') && { key: 'writeoff' as const, label: verb.label, danger: true },
  ].filter((item) => item !== false);
  if (items.length === 0) return null;
  return (
    <>
      <DropMenu menu={{ items, onClick: ({ key }) => take(key as Step) }}>
        <Button
          size="small"
          icon={<MoreOutlined aria-hidden />}
          aria-label={t('tagihan.moreOf', { code: String(row['code']) })}
          aria-haspopup="menu"
        />
      </DropMenu>
      {step === 'reschedule' && <RescheduleDrawer billId={row.id} title={String(row['code'])} onClose={close} />}
      {step === 'writeoff' && (
        <VerbDialog resource={bill} record={row} named={{ name: 'writeoff', verb }} fields={FIELDS} onClose={close} />
      )}
    </>
  );
};

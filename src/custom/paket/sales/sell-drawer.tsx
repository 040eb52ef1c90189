// 'Jual Paket': who buys what on which terms, what that comes to, his agreement, and the money, in one submission (paket.md 4, 5).
import { useInvalidate } from '@refinedev/core';
import { Drawer } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../../kit/date/use-today.ts';
import { FirstField } from '../../../kit/form/first-field.tsx';
import { Typing, useLeave } from '../../../kit/form/leave.tsx';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import formStyle from '../../../kit/form/form.module.css';
import layout from '../../../kit/style/layout.module.css';
import type { Payment } from '../../../parts/finance/cashier/use-tenders.ts';
import { useCall } from '../../../providers/call.ts';
import { isRequested, tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { installmentSchema } from '../../../resources/paket/history-life.ts';
import { scheme } from '../../../resources/paket/membership-life.ts';
import { membership } from '../../../resources/paket/membership.ts';
import { FormField } from '../../../screens/form/form-field.tsx';
import { useFieldsForm } from '../../../screens/form/use-fields-form.ts';
import { Agreement } from './agreement.tsx';
import { PayNowForm } from './pay-now.tsx';
import { SalePreview } from './preview.tsx';
import { bodyOf, type PayNow, reckon, saleFields, saleShape, type SaleTerms, type Signed } from './sale-form.ts';
import { BuyerInput, PackageInput, SchemeInput } from './sale-inputs.tsx';
import { SoldPanel } from './sold-panel.tsx';
import { useVersions } from './use-versions.ts';

type Sold = AnswerOf<'paket.membership.jual'>;

const WIDTH = 860;
const NAMED = Object.entries(saleFields).map(([name, field]) => ({ name, field }));
const OWN = { customer_id: BuyerInput, paket_history_id: PackageInput, scheme: SchemeInput } as const;
/** The cards, and who buys them. */
const OWN_ROW: readonly string[] = ['customer_id', 'paket_history_id', 'note'];
const NOBODY: Signed = { name: '', signature: undefined };
const OF_SIGNATURE = /^signature/;

interface Props {
  /** The version that was clicked; null: none yet. */
  readonly version: number | null;
  readonly onClose: () => void;
}

const useSale = (first: number | null, onSold: (sold: Sold) => void, onAsked: () => void) => {
  const { t } = useTranslation();
  const invalidate = useInvalidate();
  const tender = useRef<Payment>(undefined);
  const [signed, sign] = useState<Signed>(NOBODY);
  const { send, busy } = useSend('paket.membership.jual', tellDone(t('membership.sold')));
  const { form, refusal, onSubmit } = useFieldsForm({
    fields: NAMED,
    shape: saleShape,
    start: { paket_history_id: first, scheme: scheme.whole },
    submit: async (values) => {
      const answer = await send({}, bodyOf(values, signed, tender.current));
      await invalidate({ resource: membership.name, invalidates: ['list'] });
      if (isRequested(answer)) onAsked();
      else onSold(answer);
    },
  });
  const sell = (payment?: Payment) => {
    tender.current = payment;
    void onSubmit();
  };
  return { form, refusal, busy, signed, sign, sell };
};

/** The version that is chosen; by installments at first where it is sold by them. */
const useChosen = (form: ReturnType<typeof useSale>['form']) => {
  const { versions } = useVersions();
  const id = form.watch('paket_history_id');
  const version = versions.find((one) => one.id === id);
  const credit = version && version.installment_schema === installmentSchema.credit;
  useEffect(() => {
    if (credit !== undefined) form.setValue('scheme', credit ? scheme.credit : scheme.whole);
  }, [credit, id, form]);
  const programs = useCall(
    'paket.historyperawatan.list',
    { paket_history_id: version?.id ?? 0 },
    { enabled: version !== undefined },
  );
  return { version, programs: programs.answer?.data };
};

const SaleBody = ({
  version: first,
  onSold,
  onAsked,
}: {
  version: number | null;
  onSold: (sold: Sold) => void;
  onAsked: () => void;
}) => {
  const sale = useSale(first, onSold, onAsked);
  const { form, refusal, busy, signed, sign, sell } = sale;
  const { version, programs } = useChosen(form);
  const [way, setWay] = useState<PayNow>('dp');
  const today = useToday();
  const terms = form.watch() as SaleTerms;
  const reckoned = version && reckon(version, terms, today);
  const errors = Object.entries(refusal?.errors ?? {});
  const signature = errors.find(([path]) => OF_SIGNATURE.test(path))?.[1].join(', ');
  const shown = NAMED.filter(({ name }) => name !== 'due_day' || terms.scheme === scheme.credit);
  return (
    <div className={layout.stackLarge}>
      {refusal && (
        <RefusalAlert
          refusal={{ ...refusal, errors: Object.fromEntries(errors.filter(([path]) => !OF_SIGNATURE.test(path))) }}
        />
      )}
      <FirstField>
        <div className={formStyle.grid}>
          {shown.map((named) => (
            <FormField
              key={named.name}
              {...named}
              control={form.control}
              idPrefix="jual"
              Own={OWN[named.name as keyof typeof OWN]}
              wide={OWN_ROW.includes(named.name)}
            />
          ))}
        </div>
      </FirstField>
      {reckoned && (
        <>
          <SalePreview reckoned={reckoned} programs={programs} />
          <Agreement reckoned={reckoned} signed={signed} onChange={sign} error={signature} />
          <PayNowForm
            customer={typeof terms.customer_id === 'number' ? terms.customer_id : null}
            reckoned={reckoned}
            way={way}
            onWay={setWay}
            busy={busy || form.formState.isSubmitting}
            onSell={sell}
          />
        </>
      )}
    </div>
  );
};

export const SellDrawer = ({ version, onClose }: Props) => {
  const { t } = useTranslation();
  const [sold, setSold] = useState<Sold>();
  const { leave, tell } = useLeave(onClose, undefined);
  return (
    <Drawer
      open
      title={t('membership.sell')}
      width={WIDTH}
      closable={{ 'aria-label': t('app.close') }}
      onClose={sold ? onClose : leave}
    >
      {sold ? (
        <SoldPanel sold={sold} onClose={onClose} />
      ) : (
        <Typing value={tell}>
          <SaleBody version={version} onSold={setSold} onAsked={onClose} />
        </Typing>
      )}
    </Drawer>
  );
};

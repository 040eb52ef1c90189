// A package is given up: first what that comes to, then why, and how what is left goes back (paket.md 6.4).
import { Alert, Input, Segmented, Select } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Refusal, refusalOf } from '../../../kit/form/refusal.ts';
import { Money } from '../../../kit/money/money.tsx';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import surface from '../../../kit/style/surface.module.css';
import { useMethods } from '../../../parts/finance/cashier/methods.ts';
import { tellDone } from '../../../providers/requested.ts';
import { sendCall, useSend } from '../../../providers/send.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { HANDED_BACK } from '../../../resources/finance/paymentmethod.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { paketRefusals } from '../../../resources/paket/refusals.ts';
import { DecisionDialog, useHeldSale } from './decision-dialog.tsx';
import type { Sale } from './page.tsx';

type Answer = AnswerOf<'paket.membership.batal'>;
type Preview = Extract<Answer, { readonly shortfall: number }>;
type Way = 'payout' | 'deposit';

const REFERENCE_MAX = 60;
const FIGURES = ['used_value', 'charge', 'paid', 'refund', 'shortfall'] as const;

/** What it would come to as it was read. */
const usePreview = ({ id, version }: Sale) => {
  const [preview, setPreview] = useState<Preview>();
  const [failure, setFailure] = useState<Refusal>();
  useEffect(() => {
    const stop = new AbortController();
    setPreview(undefined);
    sendCall('paket.membership.batal', { id }, { preview: true }, stop.signal).then(
      (answer) => setPreview(answer as Preview),
      (error: unknown) => {
        if (!stop.signal.aborted) setFailure(refusalOf(error));
      },
    );
    return () => stop.abort();
  }, [id, version]);
  return { preview, failure };
};

const Figures = ({ preview }: { preview: Preview }) => {
  const { t } = useTranslation();
  return (
    <>
      <dl className={surface.sums}>
        {FIGURES.filter((name) => name !== 'shortfall' || preview.shortfall > 0).map((name) => (
          <div key={name}>
            <dt>{t(`membership.cancelling.${name}`)}</dt>
            <dd>
              <Money value={preview[name]} strong={name === 'refund' || name === 'shortfall'} />
            </dd>
          </div>
        ))}
      </dl>
      {preview.shortfall > 0 && (
        <Alert
          type="error"
          showIcon
          message={paketRefusals['membership-shortfall'][1].replace('{x}', formatNumber(preview.shortfall))}
        />
      )}
    </>
  );
};

interface Given {
  readonly way: Way;
  readonly method: number | null;
  readonly reference: string;
}
const GIVEN: Given = { way: 'payout', method: null, reference: '' };

const Payout = ({ given, onChange }: { given: Given; onChange: (given: Given) => void }) => {
  const { t } = useTranslation();
  const methods = (useMethods() ?? []).filter(({ kind }) => HANDED_BACK.includes(kind));
  return (
    <>
      <Segmented<Way>
        aria-label={t('membership.cancelling.way')}
        value={given.way}
        onChange={(way) => onChange({ ...given, way })}
        options={(['payout', 'deposit'] as const).map((value) => ({
          value,
          label: t(`membership.cancelling.${value}`),
        }))}
      />
      {given.way === 'payout' && (
        <>
          <Select<number>
            virtual={false}
            value={given.method}
            placeholder={t('membership.cancelling.method')}
            aria-label={t('membership.cancelling.method')}
            options={methods.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(method) => onChange({ ...given, method })}
          />
          <Input
            value={given.reference}
            maxLength={REFERENCE_MAX}
            placeholder={t('membership.cancelling.reference')}
            aria-label={t('membership.cancelling.reference')}
            onChange={({ target }) => onChange({ ...given, reference: target.value })}
          />
        </>
      )}
    </>
  );
};

/** How the money goes back; nothing where none does. */
const refundOf = ({ way, method, reference }: Given, refund: number) => {
  if (refund === 0) return {};
  if (way === 'deposit') return { to_deposit: true };
  return { paymentmethod_id: method, reference: reference.trim() || null };
};

export const CancelDialog = ({ sale: first, onClose }: { readonly sale: Sale; readonly onClose: () => void }) => {
  const { t } = useTranslation();
  const held = useHeldSale(first);
  const { base: sale } = held;
  const { preview, failure } = usePreview(sale);
  const [given, give] = useState(GIVEN);
  const { send } = useSend('paket.membership.batal', tellDone(t('membership.cancelled')));
  const refunds = preview !== undefined && preview.refund > 0;
  const unpaid = refunds && given.way === 'payout' && given.method === null;
  return (
    <DecisionDialog
      held={held}
      title={t('membership.cancelOf', { code: sale.code })}
      action={t('membership.cancel')}
      danger
      lacks={preview === undefined || preview.shortfall > 0 || unpaid}
      failure={failure}
      decide={(reason) =>
        send({ id: sale.id }, { reason, ...refundOf(given, preview?.refund ?? 0), version: sale.version })
      }
      onClose={onClose}
    >
      {!preview && !failure && <WaitingRows />}
      {preview && <Figures preview={preview} />}
      {refunds && <Payout given={given} onChange={give} />}
    </DecisionDialog>
  );
};

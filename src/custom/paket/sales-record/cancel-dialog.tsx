// A package is given up: first what that comes to, then why, and how what is left goes back (paket.md 6.4).
import { useInvalidate } from '@refinedev/core';
import { Alert, Input, Segmented, Select } from 'antd';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../kit/dialog/form-dialog.tsx';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { type Refusal, refusalOf } from '../../../kit/form/refusal.ts';
import { useSending } from '../../../kit/form/use-sending.ts';
import { Money } from '../../../kit/money/money.tsx';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import { useMethods } from '../../../parts/finance/cashier/methods.ts';
import { tellDone } from '../../../providers/requested.ts';
import { sendCall, useSend } from '../../../providers/send.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { HANDED_BACK } from '../../../resources/finance/paymentmethod.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { membership } from '../../../resources/paket/membership.ts';
import { paketRefusals } from '../../../resources/paket/refusals.ts';
import type { Sale } from './page.tsx';

type Answer = AnswerOf<'paket.membership.batal'>;
type Preview = Extract<Answer, { readonly shortfall: number }>;
type Way = 'payout' | 'deposit';

const REASON_MAX = 300;
const REFERENCE_MAX = 60;
const FIGURES = ['used_value', 'charge', 'paid', 'refund', 'shortfall'] as const;
/** A preview writes nothing; the call wants a reason all the same. */
const PREVIEW = { reason: 'Pratinjau', preview: true } as const;

/** What it would come to now. */
const usePreview = (id: number) => {
  const [preview, setPreview] = useState<Preview>();
  const [failure, setFailure] = useState<Refusal>();
  useEffect(() => {
    const stop = new AbortController();
    sendCall('paket.membership.batal', { id }, PREVIEW, stop.signal).then(
      (answer) => setPreview(answer as Preview),
      (error: unknown) => {
        if (!stop.signal.aborted) setFailure(refusalOf(error));
      },
    );
    return () => stop.abort();
  }, [id]);
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

export const CancelDialog = ({ sale, onClose }: { readonly sale: Sale; readonly onClose: () => void }) => {
  const { t } = useTranslation();
  const form = useId();
  const invalidate = useInvalidate();
  const { preview, failure } = usePreview(sale.id);
  const [reason, setReason] = useState('');
  const [given, give] = useState(GIVEN);
  const { send } = useSend('paket.membership.batal', tellDone(t('membership.cancelled')));
  const { refusal, busy, onSubmit } = useSending(async () => {
    const refund = refundOf(given, preview?.refund ?? 0);
    await send({ id: sale.id }, { reason: reason.trim(), ...refund, version: sale.version });
    await invalidate({ resource: membership.name, invalidates: ['list', 'detail'], id: sale.id });
    onClose();
  });
  const refunds = preview !== undefined && preview.refund > 0;
  const lacks =
    preview === undefined ||
    preview.shortfall > 0 ||
    reason.trim() === '' ||
    (refunds && given.way === 'payout' && given.method === null);
  const refused = refusal ?? failure;
  return (
    <FormDialog
      title={t('membership.cancelOf', { code: sale.code })}
      form={form}
      action={t('membership.cancel')}
      danger
      disabled={lacks}
      typed={reason.trim() !== ''}
      busy={busy}
      onClose={onClose}
    >
      <form id={form} className={layout.stack} onSubmit={onSubmit} noValidate>
        {refused && <RefusalAlert refusal={refused} />}
        {!preview && !failure && <WaitingRows />}
        {preview && <Figures preview={preview} />}
        {refunds && <Payout given={given} onChange={give} />}
        <Input.TextArea
          rows={2}
          maxLength={REASON_MAX}
          value={reason}
          placeholder={t('membership.reason')}
          aria-label={t('membership.reason')}
          onChange={({ target }) => setReason(target.value)}
        />
      </form>
    </FormDialog>
  );
};

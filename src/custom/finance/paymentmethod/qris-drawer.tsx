// The branch's own static QRIS code: pasted or scanned into the field, and told at once whom it pays.
import { useInvalidate } from '@refinedev/core';
import { Button, Input, Segmented } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../providers/send.ts';
import { financeRefusals } from '../../../resources/finance/refusals.ts';
import { paymentmethod } from '../../../resources/finance/paymentmethod.ts';
import { QRIS_LIMIT, type QrisInitiation, qrisInitiations, readQris } from '../../../resources/finance/qris.ts';
import { FormDrawer } from '../../../kit/drawer/form-drawer.tsx';
import { useChanged } from '../../../kit/form/leave.tsx';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { mergeTyped } from '../../../kit/form/merge-typed.ts';
import { useHeld } from '../../../kit/form/use-held.ts';
import { useSending } from '../../../kit/form/use-sending.ts';
import { useNewest } from '../../../screens/form/use-newest.ts';
import { MoneyBox } from '../../../parts/finance/cashier/money-box.tsx';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';

const FORM = 'method-qris';
const { qris_max_amount: limitField, qris_initiation: initiationField } = paymentmethod.fields;

export interface QrisMethod {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly qris_payload: string | null;
  readonly qris_max_amount: number | null;
  readonly qris_initiation: QrisInitiation | null;
}

/** Whom the code pays, or why it cannot be used. */
const Read = ({ payload }: { payload: string }) => {
  const { t } = useTranslation();
  const read = readQris(payload);
  if (typeof read === 'string') return <p role="alert">{financeRefusals[read][1]}</p>;
  return (
    <dl className={`${surface.sunken} ${layout.facts}`} aria-label={t('kas.qris.reads')}>
      {[
        [t('kas.qris.merchant'), read.name],
        [t('kas.qris.city'), read.city],
        [t('kas.qris.nmid'), read.nmid],
      ].map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={words.heading}>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

interface Values {
  readonly payload: string;
  readonly limit: number | null;
  readonly initiation: QrisInitiation;
}
const valuesOf = ({ qris_payload, qris_max_amount, qris_initiation }: QrisMethod): Values => ({
  payload: qris_payload ?? '',
  limit: qris_max_amount ?? QRIS_LIMIT,
  initiation: qris_initiation ?? 12,
});

/** Whom the code of a colleague pays. */
const Stored = ({ payload }: { readonly payload: string | null }) => {
  const { t } = useTranslation();
  return payload === null ? <p>{t('value.empty')}</p> : <Read payload={payload} />;
};
const storedOf = ({ qris_payload }: QrisMethod) => <Stored payload={qris_payload} />;

/** What is typed, over the method as it was when the drawer opened. */
const useQris = (method: QrisMethod, onClose: () => void) => {
  const [values, setValues] = useState(() => valuesOf(method));
  const newest = useNewest(paymentmethod.name, method.id);
  const { base, refuse } = useHeld(method, {
    newest: async () => (await newest?.()) as unknown as QrisMethod,
    tell: storedOf,
    onTake: (now, before) => setValues((mine) => mergeTyped(valuesOf(before), valuesOf(now), mine)),
  });
  const invalidate = useInvalidate();
  const { send } = useSend('finance.paymentmethod.qris');
  const store = async (payload: string | null) => {
    const { limit, initiation } = values;
    await send({ id: method.id }, { version: base.version, payload, max_amount: limit ?? QRIS_LIMIT, initiation });
    await invalidate({ resource: paymentmethod.name, id: method.id, invalidates: ['list', 'detail'] });
    onClose();
  };
  return {
    values,
    change: (more: Partial<Values>) => setValues((now) => ({ ...now, ...more })),
    typed: useChanged(values),
    isSet: base.qris_payload !== null,
    keeping: useSending(() => store(values.payload), refuse),
    removing: useSending(() => store(null), refuse),
  };
};

export const QrisDrawer = ({ method, onClose }: { method: QrisMethod; onClose: () => void }) => {
  const { t } = useTranslation();
  const id = useId();
  const { values, change, typed, isSet, keeping, removing } = useQris(method, onClose);
  const { payload, limit, initiation } = values;
  const { busy, onSubmit } = keeping;
  const refused = keeping.refusal ?? removing.refusal;
  return (
    <FormDrawer
      title={t('kas.qris.of', { name: method.name })}
      form={FORM}
      width={520}
      disabled={payload === '' || typeof readQris(payload) === 'string'}
      {...{ busy, typed, onClose }}
    >
      <form id={FORM} className={layout.stack} onSubmit={onSubmit} noValidate>
        {refused && <RefusalAlert refusal={refused} />}
        <p className={words.quiet}>{t('kas.qris.help')}</p>
        <div className={layout.stackTight}>
          <label className={words.quiet} htmlFor={id}>
            {paymentmethod.fields.qris_payload.label}
          </label>
          <Input.TextArea
            id={id}
            rows={4}
            maxLength={512}
            spellCheck={false}
            autoComplete="off"
            value={payload}
            onChange={(event) => change({ payload: event.target.value.replaceAll(/[\r\n\t]/g, '') })}
          />
        </div>
        {payload !== '' && <Read payload={payload} />}
        <MoneyBox label={limitField.label} value={limit} onChange={(amount) => change({ limit: amount })} />
        <div className={layout.stackTight}>
          <span className={words.quiet}>{initiationField.label}</span>
          <Segmented<QrisInitiation>
            block
            aria-label={initiationField.label}
            value={initiation}
            onChange={(chosen) => change({ initiation: chosen })}
            options={qrisInitiations.map(({ value, label }) => ({ value, label }))}
          />
          <span className={words.quiet}>{t('kas.qris.initiationHelp')}</span>
        </div>
      </form>
      {isSet && (
        <form onSubmit={removing.onSubmit}>
          <Button danger htmlType="submit" loading={removing.busy}>
            {t('kas.qris.remove')}
          </Button>
        </form>
      )}
    </FormDrawer>
  );
};

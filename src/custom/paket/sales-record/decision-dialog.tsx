// What is decided about a sold package, with the reason for it; its page is read again afterwards.
import { useInvalidate } from '@refinedev/core';
import { Input } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../kit/dialog/form-dialog.tsx';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import type { Refusal } from '../../../kit/form/refusal.ts';
import { useHeld } from '../../../kit/form/use-held.ts';
import { useSending } from '../../../kit/form/use-sending.ts';
import { useNewest } from '../../../screens/form/use-newest.ts';
import layout from '../../../kit/style/layout.module.css';
import { membership } from '../../../resources/paket/membership.ts';
import type { Sale } from './page.tsx';

const REASON_MAX = 300;

/** The sale as it was when the dialog opened: what is decided is decided on what stands in it. */
export const useHeldSale = (sale: Sale) => {
  const newest = useNewest(membership.name, sale.id);
  return useHeld(sale, { newest: async () => (await newest?.()) as unknown as Sale });
};

interface Props {
  readonly held: ReturnType<typeof useHeldSale>;
  readonly title: string;
  /** On the button. */
  readonly action: string;
  readonly danger?: boolean;
  /** Something beside the reason is missing. */
  readonly lacks: boolean;
  /** Why it cannot be done at all. */
  readonly failure?: Refusal | undefined;
  /** Sends it. @throws what the server refuses */
  readonly decide: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export const DecisionDialog = ({
  held: { base, refuse },
  lacks,
  failure,
  decide,
  onClose,
  children,
  ...dialog
}: Props) => {
  const { t } = useTranslation();
  const form = useId();
  const invalidate = useInvalidate();
  const [typed, setReason] = useState('');
  const reason = typed.trim();
  const {
    refusal = failure,
    busy,
    onSubmit,
  } = useSending(async () => {
    await decide(reason);
    await invalidate({ resource: membership.name, invalidates: ['list', 'detail'], id: base.id });
    onClose();
  }, refuse);
  return (
    <FormDialog
      {...dialog}
      form={form}
      disabled={lacks || reason === ''}
      typed={reason !== ''}
      busy={busy}
      onClose={onClose}
    >
      <form id={form} className={layout.stack} onSubmit={onSubmit} noValidate>
        {refusal && (
          <RefusalAlert
            refusal={refusal}
            labels={{
              paymentmethod_id: t('membership.cancelling.method'),
              reference: t('membership.cancelling.reference'),
            }}
          />
        )}
        {children}
        <Input.TextArea
          rows={2}
          maxLength={REASON_MAX}
          value={typed}
          placeholder={t('membership.reason')}
          aria-label={t('membership.reason')}
          onChange={({ target }) => setReason(target.value)}
        />
      </form>
    </FormDialog>
  );
};

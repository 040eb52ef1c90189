// 'Bayar': the method that all ticked payees are paid by, one slip each, all or none.
import { useInvalidate } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { formShape } from '../../../resources/kernel/shape.ts';
import { hutangtransaction } from '../../../resources/finance/hutangtransaction.ts';
import { slipForm } from '../../../resources/finance/payable-calls.ts';
import { formatDate } from '../../../resources/kernel/date.ts';
import { isRequested, tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import { Money } from '../../../kit/money/money.tsx';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import { FieldsDrawer } from '../../../screens/form/fields-drawer.tsx';
import { useFieldsForm } from '../../../screens/form/use-fields-form.ts';
import { type Due, slipOf, type totalOf } from './due.ts';

const WIDTH = 560;
const FORM = 'slips';
const { paymentmethod_id, reference } = slipForm;
const asked = { paymentmethod_id, reference };
const fields = Object.entries(asked).map(([name, field]) => ({ name, field }));

/** Whose slip of several was refused: the server says its place. */
const namedRefusal = (error: unknown, payees: readonly Due[]): unknown => {
  if (typeof error !== 'object' || error === null || !('body' in error) || !('message' in error)) return error;
  const { slip } = error.body as { readonly slip?: unknown };
  const payee = typeof slip === 'number' ? payees[slip] : undefined;
  return payee ? { ...error, message: `${payee.actor_name}: ${String(error.message)}` } : error;
};

interface Props {
  readonly payees: readonly Due[];
  /** Of the slips. */
  readonly day: string;
  readonly total: ReturnType<typeof totalOf>;
  readonly onRefused: () => void;
  /** Told the slips that were made; none where they wait for an approver. */
  readonly onDone: (slips: readonly number[]) => void;
  readonly onClose: () => void;
}

const Total = ({ day, total }: Pick<Props, 'day' | 'total'>) => {
  const { t } = useTranslation();
  if (!total) return null;
  const rows = [
    [t('hutang.gross'), total.gross],
    [t('hutang.tax'), -total.tax],
    [t('hutang.net'), total.net],
  ] as const;
  return (
    <section className={layout.stackSmall} aria-label={t('hutang.sums')} role="status">
      <dl className={surface.sums}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Money value={value} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={words.quiet}>{t('transfer.note', { day: formatDate(day) })}</p>
    </section>
  );
};

export const BatchDrawer = ({ payees, day, total, onRefused, onDone, onClose }: Props) => {
  const { t } = useTranslation();
  const invalidate = useInvalidate();
  const { send } = useSend('finance.hutangtransaction.batch', tellDone(t('transfer.done', { n: payees.length })));
  const state = useFieldsForm({
    fields,
    shape: formShape(asked),
    submit: async (values) => {
      const slips = payees.map((payee) => ({ ...slipOf(payee, day), ...values }));
      const answer = await send({}, { slips }).catch((error: unknown) => {
        onRefused();
        throw namedRefusal(error, payees);
      });
      await invalidate({ resource: hutangtransaction.name, invalidates: ['list'] });
      onDone(isRequested(answer) ? [] : answer.data.map(({ id }) => id));
    },
  });
  return (
    <FieldsDrawer
      title={t('transfer.pay', { n: payees.length })}
      id={FORM}
      width={WIDTH}
      action={t('hutang.pay')}
      disabled={!total}
      onClose={onClose}
      fields={fields}
      state={state}
    >
      <Total day={day} total={total} />
    </FieldsDrawer>
  );
};

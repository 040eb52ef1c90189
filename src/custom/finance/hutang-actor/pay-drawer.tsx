// 'Bayar': method, day and deduction of a slip, with what it comes to before it is paid.
import { useInvalidate } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { useWatch } from 'react-hook-form';
import { formShape } from '../../../resources/kernel/shape.ts';
import { hutangtransaction } from '../../../resources/finance/hutangtransaction.ts';
import { slipForm } from '../../../resources/finance/payable-calls.ts';
import { tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import { useToday } from '../../../kit/date/use-today.ts';
import { FieldsDrawer } from '../../../screens/form/fields-drawer.tsx';
import { useFieldsForm } from '../../../screens/form/use-fields-form.ts';
import type { wishOf } from './choice.ts';
import type { PayeeAt } from '../../../parts/finance/payable/payee.ts';
import { SlipSums } from '../../../parts/finance/payable/slip-sums.tsx';

const WIDTH = 560;
const FORM = 'slip';
const fields = Object.entries(slipForm).map(([name, field]) => ({ name, field }));

interface Props {
  readonly payee: PayeeAt;
  /** The rows that it pays. */
  readonly rows: ReturnType<typeof wishOf>;
  readonly onPaid: () => void;
  readonly onClose: () => void;
}

export const PayDrawer = ({ payee: { actor_type, actor_id, actor_name }, rows, onPaid, onClose }: Props) => {
  const { t } = useTranslation();
  const today = useToday();
  const invalidate = useInvalidate();
  const { send } = useSend('finance.hutangtransaction.bayar', tellDone(t('hutang.done')));
  const state = useFieldsForm({
    fields,
    shape: formShape(slipForm),
    start: { transaction_at: today },
    submit: async (values) => {
      await send({}, { ...values, actor_type, actor_id, ...rows });
      await invalidate({ resource: hutangtransaction.name, invalidates: ['list'] });
      onPaid();
    },
  });
  const [transaction_at, adjust_amount] = useWatch({
    control: state.form.control,
    name: ['transaction_at', 'adjust_amount'],
  }) as [string | null, number | null];
  return (
    <FieldsDrawer
      title={`${t('hutang.pay')}: ${actor_name}`}
      id={FORM}
      width={WIDTH}
      action={t('hutang.pay')}
      onClose={onClose}
      fields={fields}
      state={state}
    >
      <SlipSums wish={{ actor_type, actor_id, transaction_at: transaction_at ?? today, adjust_amount, ...rows }} />
    </FieldsDrawer>
  );
};

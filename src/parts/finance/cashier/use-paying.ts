// Sends a payment from the desk. What was sent without an answer is kept as it was: sent again with the same key, it is one payment.
import { useInvalidate } from '@refinedev/core';
import { useState } from 'react';
import { type BodyOf, useSend } from '../../../providers/send.ts';
import { angsuran } from '../../../resources/finance/angsuran.ts';
import { bill } from '../../../resources/finance/bill.ts';
import { billtransaction } from '../../../resources/finance/billtransaction.ts';
import { useOneAtATime } from '../../../kit/form/one-at-a-time.ts';
import { type Refusal, refusalOf } from '../../../kit/form/refusal.ts';
import type { Receipt } from '../../../resources/finance/bill-detail.ts';

/** No answer, or one that does not say whether the payment was stored. */
const isUnanswered = ({ status }: Refusal): boolean => status === 0 || status >= 500;

/**
 * A refusal leaves what was typed and brings the bills as they are now.
 * @param refresh reads the bills anew
 */
export const usePaying = <T extends BodyOf<'finance.billtransaction.record'>>(
  refresh: () => Promise<unknown>,
  onPaid?: () => void,
) => {
  const [refusal, setRefusal] = useState<Refusal>();
  const [receipt, setReceipt] = useState<Receipt>();
  const [unanswered, setUnanswered] = useState<T>();
  const { send, busy } = useSend('finance.billtransaction.record');
  const invalidate = useInvalidate();
  const reload = async () => {
    await refresh();
    await invalidate({ resource: bill.name, invalidates: ['list', 'detail'] });
    for (const { name } of [billtransaction, angsuran]) await invalidate({ resource: name, invalidates: ['list'] });
  };
  const { begin, end } = useOneAtATime();
  const pay = async (values: T) => {
    if (!begin()) return;
    setRefusal(undefined);
    try {
      setReceipt(await send({}, values));
      onPaid?.();
    } catch (error) {
      const refused = refusalOf(error);
      if (isUnanswered(refused)) {
        setUnanswered(values);
        return;
      }
      setRefusal(refused);
    } finally {
      end();
    }
    setUnanswered(undefined);
    await reload();
  };
  /** Back to the bills, as they are now. */
  const leave = () => {
    setReceipt(undefined);
    setUnanswered(undefined);
    void reload();
  };
  return { refusal, receipt, unanswered, pay, busy, leave };
};

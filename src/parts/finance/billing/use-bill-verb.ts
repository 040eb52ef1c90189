// Sends a verb of a bill; bill, lists and receipts are read anew after it.
import { useInvalidate } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { tellDone } from '../../../providers/requested.ts';
import { useVerb, type VerbBodyOf, type Versioned } from '../../../providers/send.ts';
import { angsuran } from '../../../resources/finance/angsuran.ts';
import { bill } from '../../../resources/finance/bill.ts';
import type { BillRecord } from '../../../resources/finance/bill-detail.ts';
import type { VerbName } from '../../../resources/kernel/define.ts';

type BillVerb = VerbName<typeof bill>;

/** The verb over the version that its form builds on. */
export const useBillVerb = <V extends BillVerb>(record: Pick<BillRecord, 'id'>, verb: V) => {
  const { t } = useTranslation();
  const { send } = useVerb(bill.name, verb, tellDone(t('form.saved')));
  const invalidate = useInvalidate();
  return async (body: VerbBodyOf<typeof bill.name, V>, { version }: Pick<Versioned, 'version'>): Promise<void> => {
    await send({ id: record.id, version }, body);
    await invalidate({ resource: bill.name, id: record.id, invalidates: ['list', 'detail'] });
    await invalidate({ resource: angsuran.name, invalidates: ['list'] });
  };
};

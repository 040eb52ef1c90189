// Sends a verb of a bill; bill, lists and receipts are read anew after it.
import { useCustomMutation, useInvalidate } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { tellDone } from '../../../providers/requested.ts';
import { angsuran } from '../../../resources/finance/angsuran.ts';
import { bill } from '../../../resources/finance/bill.ts';
import type { BillRecord } from '../../../resources/finance/bill-detail.ts';

export const useBillVerb = ({ id, version }: Pick<BillRecord, 'id' | 'version'>, verb: string) => {
  const { t } = useTranslation();
  const { mutateAsync } = useCustomMutation();
  const invalidate = useInvalidate();
  return async (values: Readonly<Record<string, unknown>>): Promise<void> => {
    await mutateAsync({
      url: `${bill.path}/${id}/${verb}`,
      method: 'post',
      values: { ...values, version },
      successNotification: tellDone(t('form.saved')),
      errorNotification: false,
    });
    await invalidate({ resource: bill.name, id, invalidates: ['list', 'detail'] });
    await invalidate({ resource: angsuran.name, invalidates: ['list'] });
  };
};

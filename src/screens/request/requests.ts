// What waits for an approver on a record, as its answers carry it.
import type { TFunction } from 'i18next';
import { formatRupiah } from '../../resources/kernel/money.ts';
import type { ApprovalAction, OpenRequest } from '../../resources/platform/approval.ts';

/** A record that may carry open requests. */
export interface Asked {
  readonly requests?: readonly OpenRequest[];
}

export const requestsOf = (record: object): readonly OpenRequest[] => (record as Asked).requests ?? [];

/** The request that holds a verb of the record: until it has ended, nobody asks again. */
export const heldBy = (record: object, verb: string): OpenRequest | undefined =>
  requestsOf(record).find((request) => request.verb === verb);

/** The open request of an action that is not a verb of the record itself. */
export const heldFor = (record: object, action: ApprovalAction): OpenRequest | undefined =>
  requestsOf(record).find((request) => request.action === action);

/** Discounts that wait on a draft. */
export const waitingDiscounts = (record: object): readonly OpenRequest[] =>
  requestsOf(record).filter(({ action }) => action === 'finance.discount');

/** 'Diskon Rp 260.000 menunggu persetujuan' */
export const waitingText = (t: TFunction, { action, label, amount }: OpenRequest): string =>
  action === 'finance.discount' && typeof amount === 'number'
    ? t('request.discount', { amount: formatRupiah(amount) })
    : t('request.waits', { label });

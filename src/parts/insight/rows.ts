// The lists that figures of visits, treatments and money are made of, each with what narrows it to a figure.
import type { Query } from '../../providers/http.ts';
import { billType, issuedBillStates } from '../../resources/finance/bill-life.ts';
import { receiptType } from '../../resources/finance/billtransaction-fields.ts';
import { standingDividendStates } from '../../resources/finance/deviden-life.ts';
import { billtransaction } from '../../resources/finance/billtransaction.ts';
import { addDays, addMonths } from '../../resources/kernel/date.ts';
import { claimState, membershipState } from '../../resources/paket/membership-life.ts';
import { visitState } from '../../resources/service/visit-state.ts';
import type { Row } from './figures.ts';
import { bookedAt, type Lead, listAt, ownBookedAt } from './address.ts';

const { unconfirmed, waiting, inUnit, finished } = visitState;
/** All that were not cancelled. */
const STANDING = [unconfirmed, waiting, inUnit, finished].join(',');
const ISSUED = issuedBillStates.join(',');
/** What was owed before the books began is no income of theirs. */
const INCOME_TYPES = Object.values(billType)
  .filter((type) => type !== billType.opening)
  .join(',');
const SOLD = [membershipState.waiting, membershipState.active, membershipState.usedUp, membershipState.expired].join(
  ',',
);

const VISITS = '/service/visit/daily';
const TREATMENTS = '/service/rekammedis/tindakanmedis';

type More = NonNullable<Parameters<typeof listAt>[2]>;

/** Visits; all states but the cancelled one unless asked for. */
export const visitsAt = (asked: Query, more: More = {}): string =>
  listAt(VISITS, asked, { status: asked['status']?.toString() ?? STANDING, ...more });

/** Treatments that were done. */
export const treatmentsAt = (asked: Query, more: More = {}): string => listAt(TREATMENTS, asked, more);

/** Bills in force, by the day of their journal. */
export const billsAt = (asked: Query, more: More = {}): string =>
  bookedAt('/finance/payment/bill', asked, { status: ISSUED, type: INCOME_TYPES, ...more });

/** Dividends that stand, by the day of their journal. */
export const dividendsAt = (asked: Query): string | undefined =>
  ownBookedAt('/finance/deviden/transaction', asked, { status: standingDividendStates.join(',') });

/** Receipts that stand, of payments. */
export const receiptsAt = (asked: Query, more: More = {}): string =>
  listAt('/finance/payment/transaction', asked, {
    status: billtransaction.state.valid,
    type: receiptType.payment,
    ...more,
  });

/** Packages that were sold and not given up. */
export const salesAt = (asked: Query, more: More = {}): string =>
  listAt('/paket/sales', asked, { status: SOLD, ...more });

/** Free uses of slots, by their history. */
export const claimsAt = (asked: Query): string =>
  listAt('/paket/sales/getfreeused', asked, { tab: 'riwayat', status: claimState.used });

/** The question for the day of a row. */
export const ofDay = ({ date }: Row, asked: Query): Query => ({
  ...asked,
  start_date: String(date),
  end_date: String(date),
});

/** The question for the month of a row: its days inside the range. */
export const ofMonth = ({ month }: Row, asked: Query): Query => {
  const first = `${String(month)}-01`;
  const last = addDays(addMonths(first, 1), -1);
  const [start, end] = [String(asked['start_date']), String(asked['end_date'])];
  return { ...asked, start_date: first > start ? first : start, end_date: last < end ? last : end };
};

/** Makes the address function for rows whose `id` is what the list is filtered by. */
export const byId =
  (list: (asked: Query, more?: More) => string, name: string, more: More = {}): Lead =>
  ({ id }, asked) =>
    id === null ? undefined : list(asked, { [name]: String(id), ...more });

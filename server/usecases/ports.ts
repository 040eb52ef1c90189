// What higher rooms give to the lower ones that ask for it (kernel/port.ts): the only place that knows both.
import { followDays } from './attendance/day/follow-port.ts';
import { endRequestsAfter } from './attendance/leave/end-after.ts';
import { followRosterInLeaveAndDays } from './attendance/leave/follow-roster.ts';
import { payWorked } from './attendance/leave/pay-overtime.ts';
import { followRoster } from './attendance/roster/follow-port.ts';
import { lockedPeriod } from './attendance/roster/lock-port.ts';
import { followWages } from './attendance/payroll/pay-period.ts';
import { approvedPeriod } from './attendance/payroll/period-rows.ts';
import { dropRosterAfter } from './attendance/roster/resigned.ts';
import { resignFollowers } from './attendance/staff/resign-port.ts';
import { followCategory } from './attendance/staff/write-employment.ts';
import { loansFromDrawer } from './attendance/wage/loan-drawer.ts';
import { loansForLedger } from './attendance/wage/loans-behind-ledger.ts';
import { budgetsOn } from './finance/budget/budget-use.ts';
import { billHooks } from './finance/bill/bill-hooks.ts';
import { billedVisits } from './finance/bill/billed-visit-port.ts';
import { soldGoods } from './finance/bill/sold-goods-port.ts';
import { financeStats } from './finance/bill/finance-stats.ts';
import { drawerMoves } from './finance/cash/drawer-port.ts';
import { followDividends } from './finance/dividend/follow-dividend.ts';
import { followInvoices } from './finance/expense/invoice-paid.ts';
import { vendors } from './finance/expense/vendor-port.ts';
import { labOrders } from './finance/lab/order-port.ts';
import { packageIncomes } from './finance/income/package-port.ts';
import { followLabfees } from './finance/lab/labfee-paid.ts';
import { loansBehindLedger } from './finance/ledger/loan-port.ts';
import { packagesBehindLedger } from './finance/ledger/package-port.ts';
import { stockBehindLedger } from './finance/ledger/stock-port.ts';
import { journalsOfTrial } from './finance/ledger/trial-journals.ts';
import { hutangHooks } from './finance/payable/pay-hutangs.ts';
import { accountUses } from './finance/setup/account-use-port.ts';
import {
  administrationAccount,
  readMoneyPreferences,
  storeMoneyPreferences,
} from './finance/setup/money-preferences.ts';
import { shareBill } from './finance/share/share-hook.ts';
import { treatments } from './finance/share/treatment-port.ts';
import { followPayee } from './finance/slip/payee-port.ts';
import { itemBounds } from './inventory/master/bounds-port.ts';
import { vendorsForFinance } from './inventory/master/vendors.ts';
import { followFakturs } from './inventory/purchase/cancel-invoice.ts';
import { readPurchasePreferences, storePurchasePreferences } from './inventory/purchase/purchase-preferences.ts';
import { stockForLedger } from './inventory/stock/stock-behind-ledger.ts';
import { storeBounds } from './inventory/stock/write-itembranch.ts';
import { packageClaims } from './inventory/trace/package-claim-port.ts';
import { treatedVisits } from './inventory/trace/treated-visit-port.ts';
import { costsOfBills } from './inventory/sale/sold-cost.ts';
import { followSale } from './inventory/sale/follow-bill.ts';
import { prescriptions } from './inventory/sale/prescription-port.ts';
import { waitingPrescriptions } from './inventory/report/waiting-prescriptions-port.ts';
import { bhpTreatments } from './inventory/use/bhp-treatments.ts';
import { trialJournals } from './kernel/approval.ts';
import { followMembershipBill } from './paket/membership/follow-bill.ts';
import { membershipsForPeople } from './paket/membership/named-membership.ts';
import { packagesForLedger } from './paket/membership/packages-behind-ledger.ts';
import { listPackageIncomes } from './paket/report/package-incomes.ts';
import { claimsForStock } from './paket/claim/claim-rows.ts';
import { packageSlots as slotsOfPackages } from './paket/claim/package-slots.ts';
import { moneyPreferences } from './platform/branch/money-preferences-port.ts';
import { purchasePreferences } from './platform/branch/purchase-preferences-port.ts';
import { patientMoney } from './platform/person/finance-stats-port.ts';
import { customerMemberships } from './platform/person/membership-port.ts';
import { recordFigures } from './platform/person/record-figures-port.ts';
import { categoryPostsOn } from './service/catalog/category-account.ts';
import { treatmentsForFinance } from './service/catalog/treatment-category.ts';
import { consentPart } from './service/consent/consent-part.ts';
import { ordersForFinance } from './service/lab/fee-order.ts';
import { formlabPart } from './service/lab/formlab-part.ts';
import { odontogramPart } from './service/odontogram/odontogram-part.ts';
import { followTreatments, planPart } from './service/plan/plan-follow.ts';
import { labMark } from './service/lab/lab-mark-port.ts';
import { prescriptionsForPharmacy, WAITING_PRESCRIPTIONS } from './service/prescription/pharmacy.ts';
import { resepPart } from './service/prescription/resep-part.ts';
import { prescriptionsOf } from './service/prescription/resep-record.ts';
import { recallPart } from './service/recall/recall-part.ts';
import { notePart } from './service/record/note-part.ts';
import { bhpOf, TREATMENTS_FOR_STOCK } from './service/treatment/bhp-lines.ts';
import { bhpPart } from './service/treatment/bhp-part.ts';
import { treatmentFollower } from './service/treatment/treatment-follower.ts';
import { visitsForStock } from './service/treatment/treated-visit.ts';
import { treatmentLabMark } from './service/treatment/lab-mark.ts';
import { treatmentPart } from './service/treatment/treatment-part.ts';
import { treatmentsOf, treatmentsOfVisit } from './service/treatment/treatment-record.ts';
import { visitsForFinance } from './service/visit/billed-visits.ts';
import { feePart } from './service/visit/fee-part.ts';
import { packageSlots } from './service/visit/package-port.ts';
import { keepVisitPaid } from './service/visit/visit-paid.ts';
import { visitParts } from './service/visit/visit-parts.ts';
import { visitTreatments } from './service/visit/visit-treatments-port.ts';

/** Called once, before any use case is. */
export const givePorts = (): void => {
  followDays.give(payWorked);
  lockedPeriod.give(approvedPeriod);
  followPayee.give(followCategory);
  followRoster.give(followRosterInLeaveAndDays);
  resignFollowers.give([dropRosterAfter, endRequestsAfter]);
  trialJournals.give(journalsOfTrial);
  patientMoney.give(financeStats);
  recordFigures.give({ treatments: treatmentsOf, prescriptions: prescriptionsOf });
  customerMemberships.give(membershipsForPeople);
  moneyPreferences.give({ administrationAccount, read: readMoneyPreferences, store: storeMoneyPreferences });
  purchasePreferences.give({ read: readPurchasePreferences, store: storePurchasePreferences });
  accountUses.give([categoryPostsOn, budgetsOn]);
  billHooks.give([keepVisitPaid, shareBill, followSale, followMembershipBill]);
  packageIncomes.give(listPackageIncomes);
  drawerMoves.give([loansFromDrawer]);
  labOrders.give(ordersForFinance);
  hutangHooks.give([followLabfees, followInvoices, followDividends, followFakturs, followWages]);
  billedVisits.give(visitsForFinance);
  packageSlots.give(slotsOfPackages);
  treatmentFollower.give(followTreatments);
  vendors.give(vendorsForFinance);
  itemBounds.give(storeBounds);
  soldGoods.give(costsOfBills);
  stockBehindLedger.give(stockForLedger);
  packagesBehindLedger.give(packagesForLedger);
  loansBehindLedger.give(loansForLedger);
  treatedVisits.give(visitsForStock);
  packageClaims.give(claimsForStock);
  bhpTreatments.give(TREATMENTS_FOR_STOCK);
  prescriptions.give(prescriptionsForPharmacy);
  waitingPrescriptions.give(WAITING_PRESCRIPTIONS);
  treatments.give({ ...treatmentsForFinance, bhpOf });
  visitTreatments.give(treatmentsOfVisit);
  labMark.give(treatmentLabMark);
  // In the order in which they refuse the end of a visit and put their lines on its bill.
  visitParts.give([
    notePart,
    treatmentPart,
    formlabPart,
    bhpPart,
    consentPart,
    resepPart,
    feePart,
    odontogramPart,
    planPart,
    recallPart,
  ]);
};

// Accounts that stand for documents (finance.md 6.8): each equals what its open documents add up to (V4), and so does the part of each
// person (V10). One row an account.
import { accountRole } from '../../../../src/resources/finance/account-role.ts';
import { openInvoiceStates } from '../../../../src/resources/finance/biayainvoice-fields.ts';
import { biayainvoice } from '../../../../src/resources/finance/biayainvoice.ts';
import { billType, openBillStates } from '../../../../src/resources/finance/bill-life.ts';
import { bill } from '../../../../src/resources/finance/bill.ts';
import { depositDirection } from '../../../../src/resources/finance/deposit.ts';
import { actorType, hutang, hutangSource, openHutangStates } from '../../../../src/resources/finance/hutang.ts';
import { labfee } from '../../../../src/resources/finance/labfee.ts';
import { pph } from '../../../../src/resources/finance/pph.ts';
import { referredTitle } from '../../../db/column.ts';
import { listed } from '../../../db/statement.ts';
import { loansBehindLedger } from './loan-port.ts';
import { packagesBehindLedger } from './package-port.ts';
import { stockBehindLedger } from './stock-port.ts';

interface ControlAccount {
  /** Who its lines name; null: nobody, so that it is compared as a whole. */
  readonly actor:
    | 'customer'
    | 'vendor'
    | 'doctor'
    | 'laboratorium'
    | 'investor'
    | 'rumahsakit'
    | 'pegawai'
    | 'pajak'
    | null;
  /** SQL of how a person of it is told, by his id `x.person`. */
  readonly told: string;
  /**
   * SQL of its open documents: `(profile_id, person, amount)` of the branches `$1`, rupiah on the account's normal side. Nobody's have
   * no person. It may answer several rows for a branch and person; they are added up.
   */
  readonly documents: string;
  /** SQL, as above, of the detail of its opening balance: the journal of that names nobody. What became of it later is in the lines. */
  readonly opening: string;
}

/** No opening balance has a detail of its own. */
const NONE = 'select null::bigint, null::bigint, 0::bigint where false';
const VENDOR = `'vendor ' || ${referredTitle(biayainvoice.fields.vendor_id, 'x.person')}`;
const EMPLOYEE = `'pegawai ' || (select username from users where id = x.person)`;
const PATIENT = `'pasien ' || (select username from users where id = x.person)`;

/** Rows of what somebody is owed; corrections are below nothing. */
const owedTo = <A extends 'doctor' | 'laboratorium' | 'rumahsakit' | 'pegawai'>(actor: A, told: string) => ({
  actor,
  told,
  documents: `select profile_id, actor_id, sum(amount - paid_amount) from hutangs
    where profile_id = any ($1) and actor_type = '${actor}' and status in ${listed(openHutangStates)} group by profile_id, actor_id`,
  opening: `select profile_id, actor_id, amount from hutangs
    where profile_id = any ($1) and actor_type = '${actor}' and source_type = '${hutangSource.opening}' and actor_id is not null
      and status <> ${hutang.state.cancelled}`,
});

/** What is owed by name on one of the accounts that somebody has several of. */
const owedOnAccount = <A extends 'investor' | 'vendor'>(code: string, actor: A) => {
  const own = `actor_type = '${actor}' and akun_id = (select id from akuns where code = '${code}')`;
  return {
    actor,
    documents: `select profile_id, actor_id, sum(amount - paid_amount) from hutangs
      where profile_id = any ($1) and ${own} and status in ${listed(openHutangStates)} group by profile_id, actor_id`,
    opening: `select profile_id, actor_id, amount from hutangs
      where profile_id = any ($1) and ${own} and source_type = '${hutangSource.opening}' and actor_id is not null
        and status <> ${hutang.state.cancelled}`,
  } as const;
};
const owedToInvestors = (code: string) => ({
  ...owedOnAccount(code, actorType.investor),
  told: `'investor ' || (select name from investors where id = x.person)`,
});

/** What is owed to the state on an account: of nobody by name. */
const owedOn = (code: string) => {
  const own = `akun_id = (select id from akuns where code = '${code}')`;
  return {
    actor: 'pajak',
    told: 'null',
    documents: `select profile_id, null::bigint, sum(amount - paid_amount) from hutangs
      where profile_id = any ($1) and actor_type = '${actorType.tax}' and ${own} and status in ${listed(openHutangStates)}
      group by profile_id`,
    opening: NONE,
  } as const;
};

/** What lies in the branches on an account of the stock; its opening balance is counted there as well. */
const stockOn = (code: string) =>
  ({
    actor: null,
    told: 'null',
    get documents() {
      return `select s.profile_id, null::bigint, s.amount from (${stockBehindLedger.given().worth}) s (code, profile_id, amount)
        where s.code = '${code}'`;
    },
    opening: NONE,
  }) as const;

/** By the code of the chart. */
export const controlAccounts = {
  [accountRole.patientReceivable]: {
    actor: 'customer',
    told: PATIENT,
    documents: `select profile_id, customer_id, sum(total_amount - installment_current_amount) from bills
      where profile_id = any ($1) and status in ${listed(openBillStates)} group by profile_id, customer_id`,
    opening: `select profile_id, customer_id, subtotal_amount from bills
      where profile_id = any ($1) and type = ${billType.opening} and customer_id is not null and status <> ${bill.state.cancelled}`,
  },
  [accountRole.patientDeposit]: {
    actor: 'customer',
    told: PATIENT,
    documents:
      'select profile_id, customer_id, balance from customerdeposits where profile_id = any ($1) and balance > 0',
    opening: `select d.profile_id, d.customer_id, m.amount from depositmoves m join customerdeposits d on d.id = m.customerdeposit_id
      where m.profile_id = any ($1) and m.source_type = 'saldoawal' and m.direction = ${depositDirection.in}`,
  },
  [accountRole.unearnedPackage]: {
    actor: 'customer',
    told: PATIENT,
    get documents() {
      return packagesBehindLedger.given().unearned;
    },
    get opening() {
      return packagesBehindLedger.given().opening;
    },
  },
  [accountRole.employeeLoan]: {
    actor: 'pegawai',
    told: EMPLOYEE,
    get documents() {
      return loansBehindLedger.given().owed;
    },
    get opening() {
      return loansBehindLedger.given().opening;
    },
  },
  [accountRole.vendorPayable]: {
    actor: 'vendor',
    told: VENDOR,
    documents: `select profile_id, vendor_id, sum(total_amount - paid_amount) from biayainvoices
      where profile_id = any ($1) and status in ${listed(openInvoiceStates)} group by profile_id, vendor_id`,
    opening: `select profile_id, vendor_id, total_amount from biayainvoices
      where profile_id = any ($1) and is_opening and vendor_id is not null and status <> ${biayainvoice.state.cancelled}`,
  },
  [accountRole.purchasePayable]: { ...owedOnAccount(accountRole.purchasePayable, actorType.vendor), told: VENDOR },
  [accountRole.uninvoicedReceipt]: {
    actor: 'vendor',
    told: VENDOR,
    get documents() {
      return stockBehindLedger.given().uninvoiced;
    },
    opening: NONE,
  },
  [accountRole.doctorPayable]: owedTo('doctor', `'dokter ' || (select username from users where id = x.person)`),
  [accountRole.labPayable]: owedTo(
    'laboratorium',
    `'laboratorium ' || ${referredTitle(labfee.fields.laboratorium_id, 'x.person')}`,
  ),
  [accountRole.partnerPayable]: owedTo('rumahsakit', `'mitra ' || (select name from mitras where id = x.person)`),
  [accountRole.investorPayable]: owedToInvestors(accountRole.investorPayable),
  [accountRole.dividendPayable]: owedToInvestors(accountRole.dividendPayable),
  [accountRole.doctorTax]: owedOn(accountRole.doctorTax),
  [accountRole.employeePayable]: owedTo('pegawai', EMPLOYEE),
  [accountRole.employeeTax]: {
    actor: 'pegawai',
    told: EMPLOYEE,
    documents: `select h.profile_id, p.actor_id, sum(h.amount - h.paid_amount)
      from hutangs h left join pphs p on p.hutang_id = h.id and p.status <> ${pph.state.cancelled}
      where h.profile_id = any ($1) and h.actor_type = '${actorType.tax}' and h.status in ${listed(openHutangStates)}
        and h.akun_id = (select id from akuns where code = '${accountRole.employeeTax}') group by h.profile_id, p.actor_id`,
    opening: NONE,
  },
  [accountRole.investorTax]: owedOn(accountRole.investorTax),
  [accountRole.companyTax]: owedOn(accountRole.companyTax),
  [accountRole.serviceTax]: owedOn(accountRole.serviceTax),
  [accountRole.medicineStock]: stockOn(accountRole.medicineStock),
  [accountRole.supplyStock]: stockOn(accountRole.supplyStock),
  [accountRole.goodsStock]: stockOn(accountRole.goodsStock),
  [accountRole.orthodonticStock]: stockOn(accountRole.orthodonticStock),
  [accountRole.stockInTransit]: stockOn(accountRole.stockInTransit),
} as const satisfies Readonly<Record<string, ControlAccount>>;

export type ControlCode = keyof typeof controlAccounts;

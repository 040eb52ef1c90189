// The rooms of server/usecases from the ground up: each reads only rooms that stand above it in this list (ARCHITECTURE.md prints it).

/** Room -> what it holds, and the rooms that it reads beside `kernel`. */
export const USECASE_ROOMS = {
  kernel: {
    holds: 'what every use case has: contract, generic writes, approval, log, lists, downloads, ports',
    reads: [],
  },

  'platform/reading': { holds: 'who read a patient’s record', reads: [] },
  'platform/file': { holds: 'uploaded files, and records that come as sheets', reads: [] },
  'platform/session': { holds: 'sessions, and their end', reads: [] },
  'platform/person': {
    holds: 'staff and patients as people: card, number, likeness, features',
    reads: ['platform/reading', 'platform/file', 'platform/session'],
  },
  'platform/branch': { holds: 'branches, their settings, modules and announcements', reads: ['platform/file'] },
  'platform/access': {
    holds: 'passwords and who signs in',
    reads: ['platform/session', 'platform/person', 'platform/branch'],
  },
  'platform/approval': { holds: 'rules of approval, requests, the activity log', reads: ['platform/file'] },
  'platform/view': { holds: 'saved views of lists', reads: [] },
  'platform/mail': { holds: 'the server that a branch sends e-mail by', reads: [] },

  'finance/setup': {
    holds: 'accounts, taxes, methods of payment, posting rules',
    reads: ['platform/file', 'platform/branch'],
  },
  'finance/ledger': { holds: 'journals, by rule, hand, sheet and template', reads: ['platform/file'] },
  'finance/opening': { holds: 'what was owed and held before the books began', reads: ['platform/file'] },
  'finance/payable': { holds: 'what is owed to whom', reads: ['finance/opening'] },
  'finance/bill': {
    holds: 'bills, their installments and what is open of them',
    reads: ['platform/file', 'platform/person', 'finance/ledger', 'finance/opening'],
  },
  'finance/share': {
    holds: 'rules of sharing, who holds shares, and what both make of a treatment',
    reads: ['finance/ledger', 'finance/payable', 'finance/bill'],
  },
  'finance/lab': { holds: 'fees of laboratories', reads: ['finance/ledger', 'finance/payable', 'finance/share'] },
  'finance/cash': { holds: 'drawers, sessions, settlements, transfers', reads: ['finance/ledger'] },
  'finance/bank': {
    holds: 'statements of banks beside the ledger: import, matching, closing',
    reads: ['finance/ledger'],
  },
  'finance/asset': { holds: 'fixed assets, their depreciation, and their disposal', reads: ['finance/ledger'] },
  'finance/desk': {
    holds: 'receipts, deposits, refunds',
    reads: ['platform/file', 'finance/ledger', 'finance/opening', 'finance/bill', 'finance/cash'],
  },
  'finance/slip': {
    holds: 'slips, the tax that they withhold, who is owed how much',
    reads: ['finance/ledger', 'finance/payable', 'finance/share', 'finance/cash'],
  },
  'finance/expense': {
    holds: 'expenses and invoices of vendors',
    reads: ['platform/file', 'finance/ledger', 'finance/opening', 'finance/payable', 'finance/bill', 'finance/cash'],
  },
  'finance/why': { holds: 'how figures came about, in words', reads: ['finance/ledger', 'finance/lab'] },
  'finance/income': { holds: 'what treatments, visits and packages brought, as lists', reads: ['finance/why'] },
  'finance/tax': {
    holds: 'the income tax of the group itself, and the files for the tax portal',
    reads: ['finance/ledger', 'finance/slip'],
  },
  'finance/own': { holds: 'what somebody earned himself', reads: ['finance/slip', 'finance/why'] },
  'finance/check': { holds: 'whether the books hold', reads: ['finance/ledger'] },
  'finance/period': {
    holds: 'opening and closing of periods',
    reads: ['finance/ledger', 'finance/payable', 'finance/bill', 'finance/desk', 'finance/expense', 'finance/check'],
  },
  'finance/report': { holds: 'reports of the books', reads: ['platform/branch', 'finance/check'] },
  'finance/budget': { holds: 'budgets and targets', reads: ['platform/file', 'finance/ledger', 'finance/report'] },
  'finance/subscription': { holds: 'reports that come by themselves', reads: ['platform/mail', 'finance/report'] },
  'finance/account': { holds: 'the account of a patient', reads: ['finance/bill', 'finance/report'] },
  'finance/note': { holds: 'notes on documents, and papers', reads: ['platform/file', 'finance/ledger'] },
  'finance/dividend': {
    holds: 'what of a profit becomes the investors’',
    reads: ['finance/ledger', 'finance/payable', 'finance/why', 'finance/report'],
  },
  'finance/profit': {
    holds: 'the profit of a month, and who shares in it',
    reads: ['finance/ledger', 'finance/payable', 'finance/report', 'finance/dividend'],
  },

  'inventory/master': { holds: 'items, categories, units, suppliers, vendors, warehouses', reads: ['platform/file'] },
  'inventory/stock': {
    holds: 'the ledger of the stock: its one writer, and what is kept beside it',
    reads: ['finance/ledger'],
  },
  'inventory/adjust': {
    holds: 'corrections of the stock by hand, and opening stock',
    reads: ['platform/file', 'finance/ledger', 'inventory/stock'],
  },
  'inventory/count': {
    holds: 'counts of a warehouse',
    reads: ['platform/file', 'finance/ledger', 'inventory/stock'],
  },
  'inventory/mutation': {
    holds: 'goods on their way from one warehouse to another',
    reads: ['finance/ledger', 'inventory/stock'],
  },
  'inventory/trace': { holds: 'a batch from its arrival to the patients', reads: [] },
  'inventory/purchase': {
    holds: 'orders to suppliers, what came of them, and what is owed for it',
    reads: [
      'platform/file',
      'platform/branch',
      'finance/ledger',
      'finance/payable',
      'inventory/master',
      'inventory/stock',
    ],
  },
  'inventory/report': {
    holds: 'what lies where, and how it came there',
    reads: ['finance/report', 'inventory/stock', 'inventory/trace'],
  },
  'inventory/use': { holds: 'what the stock does for others', reads: ['finance/ledger', 'inventory/stock'] },
  'inventory/sale': {
    holds: 'sales over the counter, and prescriptions at the pharmacy',
    reads: ['finance/ledger', 'finance/bill', 'finance/desk', 'inventory/stock', 'inventory/use'],
  },

  'service/patient': {
    holds: 'registration, import, duplicates, merging',
    reads: ['platform/file', 'platform/person', 'finance/bill', 'finance/desk'],
  },
  'service/catalog': { holds: 'treatments with their prices, laboratories', reads: ['platform/file'] },
  'service/schedule': { holds: 'sessions of doctors, calendar, holidays, waiting list', reads: [] },
  'service/visit': {
    holds: 'a visit from its booking to its bill',
    reads: ['platform/reading', 'platform/person', 'finance/bill', 'service/schedule'],
  },
  'service/lab': {
    holds: 'orders to laboratories',
    reads: ['finance/lab', 'service/schedule', 'service/visit'],
  },
  'service/treatment': {
    holds: 'treatments of a visit and what they use up',
    reads: ['finance/bill', 'finance/share', 'inventory/use', 'service/visit', 'service/lab'],
  },
  'service/plan': { holds: 'plans of treatment', reads: ['service/visit', 'service/treatment'] },
  'service/prescription': { holds: 'prescriptions', reads: ['inventory/use', 'inventory/sale', 'service/visit'] },
  'service/consent': { holds: 'consents', reads: ['platform/file', 'platform/person', 'service/visit'] },
  'service/record': {
    holds: 'notes, diagnoses, alerts and the header of the record',
    reads: ['platform/reading', 'platform/person', 'service/visit'],
  },
  'service/odontogram': { holds: 'the chart of the teeth', reads: ['platform/reading', 'service/visit'] },
  'service/perio': {
    holds: 'examinations of gums and hygiene',
    reads: ['platform/reading', 'service/visit', 'service/odontogram'],
  },
  'service/ortho': { holds: 'orthodontic cases and their progress', reads: ['platform/reading', 'service/visit'] },
  'service/photo': { holds: 'photos', reads: ['platform/reading', 'platform/file'] },
  'service/recall': { holds: 'who is asked to come back', reads: ['service/visit'] },
  'service/resume': {
    holds: 'the printed record',
    reads: ['platform/reading', 'platform/person', 'service/record', 'service/odontogram', 'service/perio'],
  },
  'service/unfinished': {
    holds: 'what is left to do',
    reads: ['platform/person', 'service/visit', 'service/consent'],
  },

  'paket/offer': { holds: 'packages as they are offered', reads: ['platform/file'] },
  'paket/membership': {
    holds: 'what was sold of them, how it is paid, and what becomes of it',
    reads: ['platform/file', 'finance/ledger', 'finance/bill', 'finance/desk', 'paket/offer'],
  },
  'paket/claim': {
    holds: 'what is taken of a sold package: reserved, used, given back',
    reads: ['finance/ledger', 'inventory/use', 'service/visit', 'paket/membership'],
  },
  'paket/paper': { holds: 'the papers of what was sold, and what was done with it', reads: ['paket/membership'] },
  'paket/reminder': {
    holds: 'whom to remind of slots and installments, and what came of it',
    reads: ['finance/bill', 'paket/membership'],
  },
  'paket/report': {
    holds: 'what is owed of packages',
    reads: ['finance/income', 'paket/membership'],
  },

  'attendance/staff': {
    holds: 'staff: employment, licences, resignation',
    reads: ['platform/file', 'platform/session', 'platform/person', 'platform/access', 'finance/slip'],
  },
  'attendance/roster': { holds: 'departments, shifts, who works when, holidays', reads: ['attendance/staff'] },
  'attendance/day': {
    holds: 'punches, and the days that are reckoned of them',
    reads: ['platform/file', 'finance/report', 'attendance/roster'],
  },
  'attendance/leave': {
    holds: 'leave and its balances, overtime',
    reads: ['platform/file', 'attendance/staff', 'attendance/roster', 'attendance/day'],
  },
  'attendance/wage': {
    holds: 'what wages are made of: components, loans, tables of the law',
    reads: ['finance/ledger', 'finance/cash'],
  },
  'attendance/payroll': {
    holds: 'runs of payroll: slips, their approval, posting, payment, reports',
    reads: [
      'platform/file',
      'platform/branch',
      'finance/ledger',
      'finance/payable',
      'finance/slip',
      'finance/tax',
      'attendance/roster',
      'attendance/wage',
    ],
  },
  insight: {
    holds: 'dashboards and people with their figures: reads all tables, writes none',
    reads: [
      'finance/bank',
      'finance/bill',
      'finance/desk',
      'finance/expense',
      'finance/ledger',
      'finance/opening',
      'finance/payable',
      'finance/report',
      'inventory/report',
      'inventory/stock',
      'service/unfinished',
      'attendance/payroll',
    ],
  },
} as const satisfies Readonly<Record<string, { readonly holds: string; readonly reads: readonly string[] }>>;

export type UsecaseRoom = keyof typeof USECASE_ROOMS;
export const usecaseRooms = Object.keys(USECASE_ROOMS) as readonly UsecaseRoom[];

/** Where the rooms are put together: the sums of use cases, and what higher rooms give to lower ones. */
export const ASSEMBLIES = [
  'attendance/index.ts',
  'finance/index.ts',
  'inventory/index.ts',
  'paket/index.ts',
  'platform/index.ts',
  'service/index.ts',
] as const;

/** Up to now read against the order; the list only gets shorter. */
export const AGAINST: readonly string[] = [];

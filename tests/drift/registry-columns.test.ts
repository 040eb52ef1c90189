// The registry and the database say the same: every stored field has its column, every column of a declared table its field.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Resource } from '../../src/resources/kernel/define.ts';
import { type Field, type Fields, isColumn, type Kind } from '../../src/resources/kernel/field.ts';
import { allResources } from '../../src/resources/registry.ts';
import { cloneDatabase, type TestDatabase } from '../support/database.ts';

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
}
interface Table {
  readonly table: string;
  readonly fields: Fields;
  /** Columns that the kernel adds to what is declared. */
  readonly system: Readonly<Record<string, { readonly type: string; readonly nullable: boolean }>>;
}

const WHOLE = ['smallint', 'integer', 'bigint'];
const stored = (field: Field): readonly string[] =>
  field.kind === 'choice' && field.options.some(({ value }) => typeof value === 'string') ? ['text'] : WHOLE;

/** Types that may hold a kind; numeric with its precision, arrays with []. */
const TYPES: Readonly<Record<Kind, (field: Field) => readonly string[]>> = {
  code: () => ['text'],
  text: () => ['text'],
  note: () => ['text'],
  integer: () => WHOLE,
  quantity: () => ['numeric(14,3)'],
  money: () => ['bigint'],
  percent: () => ['numeric(5,2)'],
  date: () => ['date'],
  time: () => ['time(0) without time zone'],
  instant: () => ['timestamp with time zone'],
  flag: () => ['boolean'],
  choice: (field) => stored(field).map((type) => ('many' in field && field.many ? `${type}[]` : type)),
  ref: () => ['bigint'],
  lines: () => [],
  file: () => ['bigint'],
  json: () => ['jsonb'],
  derived: () => [],
};

/** Columns that no declaration shows, and what they are for. */
const UNDECLARED: Readonly<Record<string, string>> = {
  'profiles.logo': 'the file behind logourl',
  'memberships.agreement': 'the words that were agreed on, as they are printed',
  'visits.during': 'made by the database of day, time and length, for the constraints against two at a time',
  'visits.lane': 'made by the database: which of those whom a doctor sees at once it is',
  'users.password_hash': 'never leaves the server',
  'users.search': 'made by the database for the keyword search',
  'users.phones': 'made by the database for the search by digits',
  'users.linked_to': 'kept by the database for the numbers of lists (docs/decisions/0121)',
  'bills.search': 'made by the database for the keyword search',
  'billtransactions.search': 'made by the database for the keyword search',
  'biayas.search': 'made by the database for the keyword search',
  'bills.issued_at': 'the moment beside posting_date, for the order of the day',
  'visitmultimedias.sha256': 'tells the same picture of a patient apart',
  'visitmultimedias.deleted_by': 'a removed photo is read by nobody',
  'visitmultimedias.delete_reason': 'a removed photo is read by nobody',
  'applogs.told_id': 'who is told of it, so that he finds it among his news',
  'applogs.command': 'what a request waits to do; it never leaves the server',
  'periodes.lock_before': 'the lock that comes back when the period is opened again',
  'depositmoves.source_type': 'the document that moved it, for taking it back',
  'depositmoves.source_id': 'the document that moved it, for taking it back',
  'journal_lines.transaction_at': 'copied from the journal for the indexes of the reports',
  'journal_lines.kind': 'copied from the journal for the kept balances',
  'journal_lines.actor_type': 'subsidiary ledger, read by reports',
  'journal_lines.actor_id': 'subsidiary ledger, read by reports',
  'visitperawatanbhps.warehouse_id': 'written by the stock when it lets the goods out',
  'visitperawatanbhps.stock_move_ids': 'written by the stock when it lets the goods out',
  'tindakanincomes.visitperawatan_id': 'the treatment that it stands for',
  'tindakanincomes.bill_line_id': 'the line whose payment decides what is owed',
  'tindakanincomes.rule': 'the rule as it was on the day of the work',
  'tindakanincomes.investor_rule': 'what investors held on the day of the work',
  'tindakanincomes.accrued_bruto_doctor': 'what tax is withheld of, beside what is owed',
  'tindakanincomes.accrued_bruto_rumahsakit': 'what tax is withheld of, beside what is owed',
  'tindakanincomes.accrued_bruto_investor': 'what tax is withheld of, beside what is owed',
  'tindakanincomes.override_doctor': 'what was decided, of a whole line; what is left of it is told as doctor_amount',
  'tindakanincomes.override_rumahsakit': 'what was decided, of a whole line; its rest is told as rumahsakit_amount',
  'tindakanincomes.package_value': 'what net_amount follows for a treatment out of a package',
  'tindakanincomes.source_seq': 'counts what was booked of it',
  'tindakanincomes.rule_sought_at': 'the night looks again when a rule came after it',
  'labfees.source_seq': 'counts what was booked of it',
  'sale_lines.qty_restocked': 'what of the returned quantity lies in the stock again',
  'hutangs.bruto_paid': 'what tax was withheld of when a part was paid',
  'hutangs.akun_id': 'its control account',
  'billtransactionmethods.settlement_id': 'the settlement that brought it to the bank',
  'penyusutanlines.month': 'copied from the run for its key',
  'penyusutanlines.status': 'copied from the run for its key',
  'biayas.bukti': 'the file behind buktiurl',
  'biayas.import_digest': 'which sheet the expense came from',
  'biayainvoices.bukti': 'the file behind buktiurl',
  'purchaseinvoices.bukti': 'the file behind buktiurl',
  'pegawailicences.bukti': 'the file behind buktiurl',
  'payrollperiodes.postings': 'counts how often it was posted',
  'payrolltransactions.hutang_id': 'what is owed to the person since it was posted',
  'payrolltransactions.pension_employee': 'what lowers the tax of the year, read by its settlement',
  'payrolltransactions.zakat': 'what lowers the tax of the year, read by its settlement',
  'payrolltransactions.tax_detail': 'how the tax came about, told with the slip’s tax',
  'payrolltransactions.bpjs': 'both shares of each programme, read by the posting and by reports',
  'payrolltransactions.loan_parts': 'what its payment lowers of loans',
  'payrolltransactions.fee_parts': 'the fees that its posting took, for taking it back',
  'pakettypes.image_file': 'the file behind image',
};
/** Fields that may be left out although their column always holds a value, and where it comes from. */
const FILLED: Readonly<Record<string, string>> = {
  'leaves.is_half_day': 'left out: false',
  'overtimes.is_override': 'left out: false',
  'visitperawatans.doctor_id': "left out: the visit's doctor",
  'visitperawatans.qty': 'left out: the number of teeth, or 1',
  'visitperawatans.price': "left out: the branch's price of the day",
  'visitperawatans.discount_amount': 'left out: 0',
  'visitdiagnosas.isprimary': 'left out: true for the first of a visit',
  'bills.discount_amount': 'left out: 0',
  'treatmentplanitems.qty': 'left out: 1',
  'treatmentplanitems.price': "left out: the branch's price of the day",
  'treatmentplanitems.discount_amount': 'left out: 0',
  'formlabs.qty': 'left out: the number of teeth, or 1',
  'formlabs.price': 'left out: 0',
  'paymentmethods.fee_fixed': 'left out: 0',
  'paymentmethods.settle_days': 'left out: 0',
  'kastransfers.to_profile_id': 'left out: the branch itself',
  'jurnaltemplatelines.debit': 'left out: 0',
  'jurnaltemplatelines.credit': 'left out: 0',
  'asets.residual_amount': 'left out: 0',
  'asets.opening_amount': 'left out: 0',
  'asets.depreciates_from': 'left out: the month of the acquisition',
  'biayainvoices.is_opening': 'left out: false',
  'sales.discount_amount': 'left out: 0',
  'sales.embalase_amount': 'left out: 0',
  'sales.warehouse_id': "left out: the branch's for sales",
  'sale_lines.unit_id': 'left out: the base unit',
  'sale_lines.discount_amount': 'left out: 0',
  'pakethistories.dp_amount': 'left out: 0',
  'pakethistories.cicilan_amount': 'left out: 0',
  'pakethistories.cicilan_attempt': 'left out: 0',
  'pakethistories.max_discount_percent': 'left out: 0',
  'pakethistories.syarat': 'left out: asks for nothing',
  'pakethistoryperawatans.price_standard': "left out: the branch's price of the day",
};

/** Columns that may be empty though whoever writes must fill them, and what is in them then. */
const EMPTY: Readonly<Record<string, string>> = {
  'customerdeposits.customer_id': 'nobody yet: the part of the opening balance that is not itemised',
  'biayainvoices.vendor_id': 'nobody yet: the part of the opening balance that is not itemised',
};

const ID = { type: 'bigint', nullable: false };
const systemOf = ({ scope, kind }: Resource): Table['system'] => ({
  id: ID,
  created_at: { type: 'timestamp with time zone', nullable: false },
  created_by: { type: 'bigint', nullable: true },
  updated_at: { type: 'timestamp with time zone', nullable: false },
  version: { type: 'integer', nullable: false },
  ...(scope === 'branch' && { profile_id: ID }),
  ...(kind === 'document' && { status: { type: 'smallint', nullable: false } }),
});

const tablesOf = (resource: Resource): readonly Table[] => {
  const lines = Object.values(resource.fields).filter((field) => field.kind === 'lines');
  return [
    { table: resource.table, fields: resource.fields, system: systemOf(resource) },
    ...lines.map(({ table, parent, fields }) => ({
      table,
      fields,
      // Lines of what the whole group shares belong to no branch.
      system: {
        id: ID,
        [parent]: ID,
        ...(resource.scope === 'branch' && !('profile_id' in fields) && { profile_id: ID }),
      },
    })),
  ];
};
const columnFields = (fields: Fields): readonly (readonly [string, Field])[] =>
  Object.entries(fields).filter(([, field]) => isColumn(field));

/** How a table differs from its declaration, one sentence a difference. */
const differences = ({ table, fields, system }: Table, columns: readonly Column[]): readonly string[] => {
  const found = new Map(columns.filter((column) => column.table === table).map((column) => [column.name, column]));
  const declared = columnFields(fields).filter(([name]) => !(name in system));
  const wanted = [
    ...Object.entries(system).map(([name, { type, nullable }]) => ({ name, types: [type], nullable })),
    ...declared.map(([name, field]) => ({ name, types: TYPES[field.kind](field), nullable: field.required !== true })),
  ];
  const wrong = wanted.flatMap(({ name, types, nullable }) => {
    const column = found.get(name);
    const at = `${table}.${name}`;
    if (!column) return [`${at} is declared, the column is missing`];
    const isExcused = column.nullable ? at in EMPTY : at in FILLED;
    return [
      ...(types.includes(column.type) ? [] : [`${at} is ${column.type}, declared as ${types.join(' or ')}`]),
      ...(column.nullable === nullable || isExcused ? [] : [`${at} is ${column.nullable ? '' : 'not '}nullable`]),
    ];
  });
  const names = new Set(wanted.map(({ name }) => name));
  const extra = [...found.keys()].filter((name) => !names.has(name) && !(`${table}.${name}` in UNDECLARED));
  return [...wrong, ...extra.map((name) => `${table}.${name} is a column, the field is missing`)];
};

const COLUMNS = `
  select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as nullable
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`;

let database: TestDatabase;
let columns: readonly Column[] = [];
beforeAll(async () => {
  database = await cloneDatabase();
  columns = await database.asOwner<Column & Record<string, unknown>>(COLUMNS);
});
afterAll(() => database.drop());

describe('the database and the registry', () => {
  it.each(allResources.map((resource) => [resource.name, resource] as const))('agree about %s', (_name, resource) => {
    expect(tablesOf(resource).flatMap((table) => differences(table, columns))).toEqual([]);
  });

  it('have no exception for a column that is not there or is declared by now', () => {
    const known = new Set(columns.map(({ table, name }) => `${table}.${name}`));
    const declared = new Set(
      allResources
        .flatMap(tablesOf)
        .flatMap(({ table, fields, system }) =>
          [...columnFields(fields).map(([name]) => name), ...Object.keys(system)].map((name) => `${table}.${name}`),
        ),
    );
    expect(Object.keys(UNDECLARED).filter((at) => !known.has(at) || declared.has(at))).toEqual([]);
    expect(Object.keys(FILLED).filter((at) => !declared.has(at))).toEqual([]);
  });

  it.each([
    ['a column of another type', `alter table units alter name type integer using 1`, 'units.name is integer'],
    ['a column that may be empty', `alter table units alter name drop not null`, 'units.name is nullable'],
    ['a column without a field', `alter table units add colour text`, 'units.colour is a column'],
    ['a field without a column', `alter table units drop column name`, 'units.name is declared'],
  ])('are told apart by %s', async (_what, change, difference) => {
    const other = await cloneDatabase();
    try {
      await other.asOwner(change);
      const changed = await other.asOwner<Column & Record<string, unknown>>(COLUMNS);
      const found = allResources.flatMap(tablesOf).flatMap((table) => differences(table, changed));
      expect(found).toEqual([expect.stringContaining(difference)]);
    } finally {
      await other.drop();
    }
  });
});

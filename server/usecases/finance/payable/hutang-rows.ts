// What is owed, row by row (finance.md 2d): rows are added, and paid by slips; none is ever changed into another.
import { accountRole } from '../../../../src/resources/finance/account-role.ts';
import { biayainvoice } from '../../../../src/resources/finance/biayainvoice.ts';
import {
  type ActorType,
  actorType,
  type HutangKind,
  type HutangSource,
  hutang,
  hutangKind,
  type Payee,
} from '../../../../src/resources/finance/hutang.ts';
import { labfee } from '../../../../src/resources/finance/labfee.ts';
import { referredTitle } from '../../../db/column.ts';
import { named, run } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';

/** The control account of each, by who is owed; a tax names its own, dividends and goods have one apart. */
const payableAccount = {
  doctor: accountRole.doctorPayable,
  laboratorium: accountRole.labPayable,
  investor: accountRole.investorPayable,
  rumahsakit: accountRole.partnerPayable,
  vendor: accountRole.vendorPayable,
  pegawai: accountRole.employeePayable,
} as const satisfies Readonly<Record<Payee, string>>;

const accountOf = ({ actor, kind }: Pick<NewHutang, 'actor' | 'kind'>): string => {
  if (actor.type === actorType.tax) return actor.akun;
  if (kind === hutangKind.purchase) return accountRole.purchasePayable;
  return kind === hutangKind.dividend ? accountRole.dividendPayable : payableAccount[actor.type];
};

/** SQL of what each is called, by the SQL of his id. */
const nameOf: Readonly<Record<ActorType, (id: string) => string>> = {
  doctor: (id) => `(select name from users where id = ${id})`,
  laboratorium: (id) => referredTitle(labfee.fields.laboratorium_id, id),
  investor: (id) => `(select name from investors where id = ${id})`,
  rumahsakit: (id) => `(select name from mitras where id = ${id})`,
  vendor: (id) => referredTitle(biayainvoice.fields.vendor_id, id),
  pegawai: (id) => `(select name from users where id = ${id})`,
  pajak: () => 'null::text',
};
/** SQL of what somebody is called, by the SQL of what he is and of his id. */
export const payeeName = (type: string, id: string): string =>
  `case ${type} ${Object.entries(nameOf)
    .map(([of, name]) => `when '${of}' then ${name(id)}`)
    .join(' ')} end`;

/** Who is owed. `id` null: payables of the opening balance that are not named yet. For a tax, the account that it stands on. */
export type HutangActor =
  | { readonly type: Payee; readonly id: number | null }
  | { readonly type: typeof actorType.tax; readonly id: null; readonly akun: string };
export interface NewHutang {
  readonly actor: HutangActor;
  readonly kind: HutangKind;
  /** What it comes from; its number counts what came of one source. */
  readonly source: { readonly type: HutangSource; readonly id: number; readonly seq: number };
  readonly bill_id: number | null;
  readonly description: string;
  /** Rupiah; below nothing: a correction. */
  readonly amount: number;
  /** Rupiah that tax is withheld of. */
  readonly bruto: number;
  /** Left out: the day on which it is booked. */
  readonly due?: string | null | undefined;
  /** Day of a document from before the books. */
  readonly documentDay?: string | undefined;
}

const insertRows = named<
  { id: number },
  [
    profile: number,
    day: string,
    journal: number | null,
    by: number,
    actorTypes: readonly string[],
    actorIds: readonly (number | null)[],
    kinds: readonly string[],
    sourceTypes: readonly string[],
    sourceIds: readonly number[],
    sourceSeqs: readonly number[],
    bills: readonly (number | null)[],
    descriptions: readonly string[],
    amounts: readonly number[],
    brutos: readonly number[],
    accounts: readonly string[],
    dues: readonly (string | null)[],
    documentDays: readonly (string | null)[],
  ]
>(
  'hutang_insert',
  `insert into hutangs (profile_id, transaction_at, due_date, journal_id, created_by, actor_type, actor_id, actor_name,
     kind, source_type, source_id, source_seq, bill_id, description, amount, bruto_amount, akun_id, document_at, status)
   select $1, $2, coalesce(h.due, $2), $3, $4, h.actor_type, h.actor_id, ${payeeName('h.actor_type', 'h.actor_id')},
     h.kind, h.source_type, h.source_id,
     h.source_seq, h.bill_id, h.description, h.amount, h.bruto, a.id, h.document_at,
     ${hutang.state.owed}
   from unnest($5::text[], $6::bigint[], $7::text[], $8::text[], $9::bigint[], $10::int[], $11::bigint[], $12::text[], $13::bigint[],
     $14::bigint[], $15::text[], $16::date[], $17::date[]) with ordinality
     h (actor_type, actor_id, kind, source_type, source_id, source_seq, bill_id, description, amount, bruto, akun, due, document_at,
       place)
   join akuns a on a.code = h.akun order by h.place returning id`,
);

/** Adds rows of one journal; answers their ids. @param day on which they were booked and are due, 'YYYY-MM-DD' */
export const addHutangs = async (
  { tx, branch, actor: by }: WriteContext,
  {
    day,
    journal,
    rows,
  }: { readonly day: string; readonly journal: number | null; readonly rows: readonly NewHutang[] },
): Promise<readonly number[]> => {
  if (rows.length === 0) return [];
  const made = await run(
    tx,
    insertRows,
    branch.id,
    day,
    journal,
    by.id,
    rows.map(({ actor }) => actor.type),
    rows.map(({ actor }) => actor.id),
    rows.map(({ kind }) => kind),
    rows.map(({ source }) => source.type),
    rows.map(({ source }) => source.id),
    rows.map(({ source }) => source.seq),
    rows.map((row) => row.bill_id),
    rows.map(({ description }) => description),
    rows.map(({ amount }) => amount),
    rows.map(({ bruto }) => bruto),
    rows.map(accountOf),
    rows.map(({ due }) => due ?? null),
    rows.map(({ documentDay }) => documentDay ?? null),
  );
  return made.map(({ id }) => id);
};

// What may be missing in an answer: fields of records that a role reads without seeing all of them. Pages are typed by it. The policies
// say who sees what; src/policies/missing.test.ts holds this list to them, both ways.
const CONTACT = ['phone', 'address', 'email', 'instagram', 'wali_phone', 'wali_email', 'wali_address'] as const;

/** Fields of lines by the name of the lines and their own. */
export const missing = {
  'platform.users': [...CONTACT, 'idcard', 'note', 'wali_idcard'],
  'service.visitperawatan': ['price', 'price_standard', 'discount_amount', 'amount', 'diagnosa'],
  'service.treatmentplan': [
    'total_amount',
    'items.price',
    'items.price_standard',
    'items.discount_amount',
    'items.amount',
  ],
  'service.laboratoriumjasa': ['fee', 'price'],
  'service.formlab': ['price', 'labfee_estimate'],
  'service.visitperawatanbhp': ['unit_cost', 'cost_amount'],
  'service.consent': ['signer_idcard'],
  'paket.membershipperawatanused': ['value_amount', 'cost_amount'],
  'inventory.mutation': ['total_value', 'lines.value_sent'],
  'inventory.opname': ['total_value'],
  'inventory.sales': ['cost_total', 'lines.cost_value'],
  'inventory.salesreturn': ['cost_value', 'lines.cost_value'],
  'inventory.warehouse': ['stock_value'],
  'finance.bill': ['goods_cost'],
  'finance.billtransaction': ['methods.fee_amount'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type Missing = typeof missing;
type NamesOf<N> = N extends keyof Missing ? Missing[N][number] : never;
type Optional<T, K> = { readonly [P in keyof T as P extends K ? never : P]: T[P] } & {
  readonly [P in keyof T as P extends K ? P : never]?: T[P];
};
type InLines<Names, P> = P extends string ? (Names extends `${P}.${infer Name}` ? Name : never) : never;
type Lines<T, Names> = {
  readonly [P in keyof T]: [InLines<Names, P>] extends [never]
    ? T[P]
    : T[P] extends readonly (infer L)[]
      ? readonly Optional<L, InLines<Names, P>>[]
      : T[P];
};
/** An answer of a resource to a reader that is not known. */
export type Seen<N, T> = [NamesOf<N>] extends [never] ? T : Optional<Lines<T, NamesOf<N>>, NamesOf<N>>;

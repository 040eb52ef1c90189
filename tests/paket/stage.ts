// A branch that sells packages: versions on offer, what is sold of them, and what is paid.
import type { AnswerOf, ShownOf } from '../../src/resources/answers.ts';
import { periode } from '../../src/resources/finance/periode.ts';
import type { Answer, Client, Json, TestApp } from '../support/app.ts';
import { PAY, tenders } from '../finance/desk.ts';
import type { Verification } from '../finance/verification-answer.ts';
import { body, idOf, newPatient, openStage, type Stage, today } from '../service/stage.ts';

export type Membership = ShownOf<'paket.membership'>;
export type Sold = AnswerOf<'paket.membership.jual'>;
export type Preview = Readonly<Record<'used_value' | 'charge' | 'paid' | 'refund' | 'shortfall', number>>;
export const MEMBERSHIP = '/api/paket/membership';
export const LIABILITY = '/api/paket/laporan/kewajiban';

/** A line of a version: what it gives by the code of the treatment or item, or the name of what a laboratory makes. */
export interface Program {
  readonly type: 1 | 2 | 3;
  readonly of: string;
  readonly slots: number;
  /** Rupiah of one. */
  readonly price: number;
  /** Days; 0: for ever. */
  readonly days: number;
  readonly gap?: number;
  readonly most?: number;
}
/** Paket Behel Metal, as of worked example 1. */
export const BRACES: readonly Program[] = [
  { type: 1, of: 'ORT-01', slots: 1, price: 6_000_000, days: 90 },
  { type: 1, of: 'ORT-03', slots: 12, price: 250_000, days: 540, gap: 14 },
  { type: 1, of: 'PER-01', slots: 1, price: 350_000, days: 365 },
  { type: 2, of: 'RTL-00001', slots: 2, price: 35_000, days: 180 },
  { type: 3, of: 'Retainer Hawley', slots: 1, price: 580_000, days: 900 },
];
/** Scaling for a family: paid at once. */
export const CLEANING: readonly Program[] = [{ type: 1, of: 'PER-01', slots: 4, price: 350_000, days: 365 }];

const REFERENCE = {
  1: ['perawatan_id', 'tindakanmedis', 'code'],
  2: ['item_id', 'items', 'code'],
  3: ['laboratoriumjasa_id', 'laboratoriumjasas', 'name'],
} as const;

let kinds = 0;
/** A version that is on offer, of a kind of its own; answers its id. @param more columns of `pakethistories` */
export const offer = async (
  { database }: Pick<TestApp, 'database'>,
  programs: readonly Program[] = BRACES,
  more: Readonly<Record<string, unknown>> = {},
): Promise<number> => {
  kinds += 1;
  const code = `UJ${kinds}`;
  const [type] = await database.asOwner<{ id: number }>(
    `insert into pakettypes (code, name, category, status) values ($1, $2, 'lain', 1) returning id`,
    [code, `Paket Uji ${kinds}`],
  );
  const terms = { installment_schema: 1, dp_amount: 2_000_000, cicilan_amount: 500_000, cicilan_attempt: 12 };
  const values = {
    price: 8_000_000,
    ...terms,
    max_discount_percent: 10,
    status: 1,
    active_at: new Date(Date.UTC(2020, 0, 1)),
    ...more,
  };
  const names = Object.keys(values);
  const [version] = await database.asOwner<{ id: number }>(
    `insert into pakethistories (pakettype_id, code, ${names.join(', ')})
     values ($1, $2, ${names.map((_, at) => `$${at + 3}`).join(', ')}) returning id`,
    [type?.id, `${code}-01`, ...Object.values(values)],
  );
  const id = version?.id ?? 0;
  for (const { type: kind, of, slots, price, days, gap = null, most = null } of programs) {
    const [column, table, by] = REFERENCE[kind];
    await database.asOwner(
      `insert into pakethistoryperawatans (paket_history_id, type, ${column}, free_slot, expired_duration, price_standard,
         min_gap_days, max_per_visit)
       select $1, $2, t.id, $4, $5, $6, $7, $8 from ${table} t where t.${by} = $3 order by t.id limit 1`,
      [id, kind, of, slots, days, price, gap, most],
    );
  }
  return id;
};

/** Paid at once. */
export const WHOLE = { installment_schema: 0, dp_amount: 0, cicilan_amount: 0, cicilan_attempt: 0 } as const;

export interface Receipt extends Json {
  readonly id: number;
  readonly version: number;
}
export interface Counter {
  readonly stage: Stage;
  readonly clinic: TestApp;
  readonly admin: Client;
  readonly manager: Client;
  readonly patient: () => Promise<number>;
  readonly ask: (wish: Json, by?: Client) => Promise<Answer<Sold & { message: string; applog_id: number }>>;
  /** Rupiah in cash, taken with the sale; 0: nothing. */
  readonly sell: (version: number, wish?: Json, paid?: number) => Promise<Sold>;
  readonly show: (id: number) => Promise<Membership>;
  readonly payAnswer: (sale: Pick<Sold, 'bill_id'>, amount: number, by?: Client) => Promise<Answer<Receipt>>;
  readonly pay: (sale: Pick<Sold, 'bill_id'>, amount: number, by?: Client) => Promise<Receipt>;
  readonly voidReceipt: (receipt: Receipt) => Promise<void>;
  readonly cancel: <T = Membership & { message: string }>(id: number, wish?: Json, by?: Client) => Promise<Answer<T>>;
  readonly cash: () => Promise<number>;
  /** Five days ago, where the books are open so long. */
  readonly early: () => Promise<string>;
  /** Keys of the checks of the books that fail. */
  readonly failing: () => Promise<readonly string[]>;
  /** Journals of a document, in their order: event, account, debit, credit. */
  readonly booked: (type: string, id: number | null) => Promise<readonly (readonly [string, string, number, number])[]>;
  /** What is left of the packages, and the balance of their account. */
  readonly owed: () => Promise<readonly [packages: number, ledger: number]>;
}

/** The counter in a clinic that is open already. */
export const openCounterAt = async (stage: Stage): Promise<Counter> => {
  const { clinic, admin, manager } = stage;
  const { database } = clinic;
  const methods = await tenders(clinic);
  const ask: Counter['ask'] = (wish, by = admin) => by.post(MEMBERSHIP, wish);
  const payAnswer: Counter['payAnswer'] = ({ bill_id }, amount, by = admin) =>
    by.post(PAY, { methods: methods({ Tunai: amount }), allocations: [{ bill_id, amount }] });
  return {
    stage,
    clinic,
    admin,
    manager,
    patient: () => newPatient(admin),
    ask,
    sell: async (version, wish = {}, paid = 0) => {
      const customer_id = wish['customer_id'] ?? (await newPatient(admin));
      const payment = paid > 0 ? { payment: { methods: methods({ Tunai: paid }) } } : {};
      return body(
        await ask({ scheme: 'cicilan', ...wish, customer_id, paket_history_id: version, ...payment }, manager),
        201,
      );
    },
    show: async (id) => body(await manager.get<Membership>(`${MEMBERSHIP}/${id}`)),
    payAnswer,
    pay: async (sale, amount, by = admin) => body(await payAnswer(sale, amount, by), 201),
    voidReceipt: async ({ id, version }) => {
      body(await manager.post(`/api/finance/billtransaction/${id}/void`, { version, reason: 'Salah terima' }));
    },
    cancel: (id, wish = {}, by = manager) => by.post(`${MEMBERSHIP}/${id}/batal`, { reason: 'Pindah kota', ...wish }),
    cash: async () => idOf(clinic, 'paymentmethods', 'name', 'Tunai'),
    early: async () => {
      const [period] = await database.asOwner<{ day: string }>(
        `select greatest(start_date, $1::date - 5)::text as day from periodes
         where profile_id = 1 and status = ${periode.state.active}`,
        [today()],
      );
      return period?.day ?? today();
    },
    failing: async () =>
      body(await manager.get<Verification>('/api/finance-v2/jurnal/verifikasi'))
        .checks.filter(({ ok }) => !ok)
        .map(({ key }) => key),
    booked: async (type, id) =>
      (
        await database.asOwner<{ event: string; code: string; debit: number; credit: number }>(
          `select j.event, a.code, l.debit, l.credit from journals j join journal_lines l on l.journal_id = j.id
           join akuns a on a.id = l.akun_id where j.source_type = $1 and j.source_id = $2 order by j.id, l.line_no`,
          [type, id],
        )
      ).map(({ event, code, debit, credit }) => [event, code, debit, credit] as const),
    owed: async () => {
      const { sum, ledger } = body(await manager.get<AnswerOf<'paket.laporan.kewajiban'>>(LIABILITY));
      return [sum.liability, ledger];
    },
  };
};

/** A clinic of its own, with its counter. */
export const openCounter = async (): Promise<Counter> => openCounterAt(await openStage());

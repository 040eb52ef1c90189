// A branch that composes packages: a kind for each test, and the parts of the worked examples of paket.md 6.
import type { AnswerOf, ListedOf, ShownOf } from '../../src/resources/answers.ts';
import { body, idOf } from '../service/stage.ts';
import { type Answer, type Client, type Json, testApp, type TestApp } from '../support/app.ts';

export type Version = ShownOf<'paket.history'>;
export type Listed = ListedOf<'paket.history'>;
export type Programs = AnswerOf<'paket.historyperawatan.list'>['data'];
export type Simulated = AnswerOf<'paket.history.simulasi'> & { readonly message: string };
export interface Refused {
  readonly message: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}
export const HISTORY = '/api/paket/history';

export interface OfferStage {
  readonly clinic: TestApp;
  readonly manager: Client;
  readonly admin: Client;
  /** Superadmin at work in the first branch. */
  readonly head: Client;
  /** Of the second branch. */
  readonly elsewhere: Client;
  /** A kind of its own for each call. */
  readonly kind: (more?: Json) => Promise<{ readonly id: number; readonly code: string }>;
  readonly treatment: (code: string) => Promise<number>;
  /** Lines of example 1. */
  readonly braces: readonly Json[];
  readonly draft: (kind: number, more?: Json, by?: Client) => Promise<Version>;
  readonly act: <T = Version & Refused>(
    version: Pick<Version, 'id' | 'version'>,
    verb: string,
    input?: Json,
    by?: Client,
  ) => Promise<Answer<T>>;
  readonly show: (id: number, by?: Client) => Promise<Version>;
}

const TERMS = { installment_schema: 1, dp_amount: 2_000_000, cicilan_amount: 500_000, cicilan_attempt: 12 };
/** The price of example 1. */
export const PRICE = 8_000_000;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
let drawn = 0;

export const openOffer = async (): Promise<OfferStage> => {
  const clinic = await testApp();
  const manager = await clinic.as('manager.bdg');
  const head = await clinic.again('superadmin');
  body(await head.post('/api/profile/changeprofile', { session_profile_id: 1 }));
  const treatment = (code: string) => idOf(clinic, 'tindakanmedis', 'code', code);
  const [toothbrush, retainer] = [
    await idOf(clinic, 'items', 'code', 'RTL-00001'),
    await idOf(clinic, 'laboratoriumjasas', 'code', 'LAB-HAW'),
  ];
  await clinic.database.asOwner('update items set sell_price = 35000 where id = $1', [toothbrush]);
  const braces = [
    { type: 1, perawatan_id: await treatment('ORT-01'), free_slot: 1, expired_duration: 90 },
    { type: 1, perawatan_id: await treatment('ORT-03'), free_slot: 12, expired_duration: 540, min_gap_days: 14 },
    { type: 1, perawatan_id: await treatment('PER-01'), free_slot: 1, expired_duration: 365 },
    { type: 2, item_id: toothbrush, free_slot: 2, expired_duration: 180 },
    { type: 3, laboratoriumjasa_id: retainer, free_slot: 1, expired_duration: 900 },
  ];
  return {
    clinic,
    manager,
    head,
    admin: await clinic.as('admin.bdg'),
    elsewhere: await clinic.as('manager.jkt'),
    kind: async (more = {}) => {
      drawn += 1;
      const code = `UJI${LETTERS[drawn % LETTERS.length]}${drawn}`;
      const wanted = { code, name: `Paket uji ${drawn}`, category: 'ortodonti', status: 1, ...more };
      return body(await manager.post<{ id: number; code: string }>('/api/paket/type', wanted), 201);
    },
    treatment,
    braces,
    draft: async (kind, more = {}, by = manager) =>
      body(
        await by.post<Version>(HISTORY, { pakettype_id: kind, price: PRICE, ...TERMS, lines: braces, ...more }),
        201,
      ),
    act: ({ id, version }, verb, input = {}, by = manager) =>
      by.post(`${HISTORY}/${id}/${verb}`, { version, ...input }),
    show: async (id, by = manager) => body(await by.get<Version>(`${HISTORY}/${id}`)),
  };
};

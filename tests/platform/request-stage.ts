// One scene for each kind of request: who asks for it, how he would ask again, where its record is read, and what takes its ground.
import { addDays } from '../../src/resources/kernel/date.ts';
import type { ApprovalAction } from '../../src/resources/platform/approval.ts';
import { draftBill } from '../finance/draft.ts';
import { openDesk } from '../finance/credit-stage.ts';
import { body, idOf, openStage, today } from '../service/stage.ts';
import type { Answer, Client, Json } from '../support/app.ts';
import { atChair } from './request-chair.ts';
import { atDays } from './request-leave.ts';
import { atDividends } from './request-dividend.ts';
import { atPurchases } from './request-purchase.ts';
import { atPayables } from './request-payable.ts';
import { atPackages } from './request-package.ts';
import { atSales } from './request-sale.ts';

export interface Scene {
  readonly by: Client;
  readonly asked: Answer;
  /** The same wish in other words. */
  readonly again: () => Promise<Answer>;
  /** Where the record is read; undefined: there is none yet. */
  readonly record: string | undefined;
  /** What somebody else does, after which it can no longer be done. */
  readonly spoil: () => Promise<Answer>;
}
export type Scenes = Readonly<Record<ApprovalAction, () => Promise<Scene>>>;

export type Stage = Awaited<ReturnType<typeof openStage>>;
export interface Versioned extends Json {
  readonly id: number;
  readonly version: number;
}

const atDesk = async ({ clinic, admin, manager }: Stage) => {
  const desk = await openDesk(clinic);
  const books = await clinic.as('finance.bdg');
  const issued = async (): Promise<number> => {
    const { id } = await draftBill(clinic);
    body(await desk.verb(admin, id, 'issue'));
    return id;
  };
  const billScene = async (by: Client, id: number, verb: string, wish: (reason: string) => Json): Promise<Scene> => ({
    by,
    asked: (await desk.verb(by, id, verb, wish('Sesuai permintaan pasien'))) as unknown as Answer,
    again: async () => (await desk.verb(by, id, verb, wish('Sudah ditanyakan lagi'))) as unknown as Answer,
    record: `/api/finance/bill/${id}`,
    spoil: async () => (await desk.pay(id, 100_000)) as unknown as Answer,
  });
  return {
    'finance.payment.void': async () => {
      const id = await issued();
      const { body: receipt } = await desk.pay(id, 500_000);
      const path = `/api/finance/billtransaction/${receipt.id}`;
      const ask = (reason: string) => admin.post(`${path}/void`, { reason, version: receipt.version });
      return {
        by: admin,
        asked: await ask('Salah input'),
        again: () => ask('Salah metode'),
        record: path,
        spoil: () => manager.post(`${path}/void`, { reason: 'Sudah saya batalkan', version: receipt.version }),
      };
    },
    'finance.bill.void': async () => billScene(admin, await issued(), 'void', (reason) => ({ reason })),
    'finance.refund': async () => {
      const id = await issued();
      await desk.pay(id, 1_000_000);
      return billScene(admin, id, 'refund', (reason) => ({ amount: 400_000, reason, ...desk.cash() }));
    },
    'finance.writeoff': async () => billScene(books, await issued(), 'writeoff', (reason) => ({ reason })),
    'finance.discount': async () => {
      const { id } = await draftBill(clinic);
      const ask = (discount_percent: number) =>
        admin.put(`/api/finance/bill/${id}`, { version: 1, discount_percent, discount_reason: 'Keluarga' });
      return {
        by: admin,
        asked: await ask(20),
        again: () => ask(25),
        record: `/api/finance/bill/${id}`,
        spoil: () => manager.post(`/api/finance/bill/${id}/void`, { reason: 'Salah pasien', version: 1 }),
      };
    },
  } satisfies Partial<Scenes>;
};

const inBooks = async ({ clinic, admin, manager }: Stage) => {
  const books = await clinic.as('finance.bdg');
  const desk = await openDesk(clinic);
  const yesterday = addDays(today(), -1);
  const lines = [
    { akun: { code: '6-1201' }, debit: 750_000 },
    { akun: { code: '1-1111' }, credit: 750_000 },
  ];
  const journal = (memo: string, by = books) =>
    by.post<Versioned>('/api/finance-v2/jurnal', { transaction_at: yesterday, memo, details: lines });
  const period = async (by: Client, status: number): Promise<Versioned> => {
    const { data } = body(await by.get<{ data: Versioned[] }>(`/api/finance/periode?limit=1&status=${status}`));
    if (!data[0]) throw new Error('There is no such period.');
    return data[0];
  };
  const lock = async () => {
    const { id, version } = await period(books, 0);
    return books.post(`/api/finance/periode/${id}/lock`, { version, lock_date: yesterday });
  };
  const unlock = async () => {
    const { id, version } = await period(books, 0);
    body(await books.post(`/api/finance/periode/${id}/lock`, { version }));
  };
  const demand = async (action: ApprovalAction, by = manager) =>
    body(await by.put('/api/approvalrule', { action, needs_approval: true }));
  const branch = async (code: string) => ({
    books: await clinic.as(`finance.${code}`),
    manager: await clinic.as(`manager.${code}`),
  });
  const expense = (amount: number) =>
    admin.post('/api/finance/biaya', {
      transaction_at: today(),
      paymentmethod_id: desk.cash().paymentmethod_id,
      payee: 'PLN',
      details: [{ akun_id: lineAccount, description: 'Listrik', amount }],
    });
  const lineAccount = await idOf(clinic, 'akuns', 'code', '6-1201');
  return {
    'finance.jurnal': async () => {
      await unlock();
      await demand('finance.jurnal');
      const asked = await journal('Sewa yang ditunggu');
      return { by: books, asked, again: () => journal('Sewa yang ditunggu'), record: undefined, spoil: lock };
    },
    'finance.jurnal.reverse': async () => {
      await unlock();
      const { id, version } = body(await journal('Sewa yang salah', manager), 201);
      const path = `/api/finance-v2/jurnal/${id}`;
      const ask = (reason: string, by = books) => by.post(`${path}/reverse`, { version, reason });
      return {
        by: books,
        asked: await ask('Salah akun'),
        again: () => ask('Salah jumlah'),
        record: path,
        spoil: () => ask('Saya balik sendiri', manager),
      };
    },
    'finance.periode.close': async () => {
      const at = await branch('mks');
      await demand('finance.periode.close', at.manager);
      const { id, version } = await period(at.books, 0);
      const path = `/api/finance/periode/${id}`;
      const close = (end_date: string, by = at.books) => by.post(`${path}/close`, { version, end_date });
      return {
        by: at.books,
        asked: await close(yesterday),
        again: () => close(addDays(yesterday, -1)),
        record: path,
        spoil: () => close(yesterday, at.manager),
      };
    },
    'finance.periode.reopen': async () => {
      const at = await branch('dps');
      // Something for the closing to close.
      body(await journal('Sewa', at.manager), 201);
      const open = await period(at.books, 0);
      body(
        await at.manager.post(`/api/finance/periode/${open.id}/close`, { version: open.version, end_date: yesterday }),
      );
      const { id, version } = await period(at.books, 1);
      const path = `/api/finance/periode/${id}`;
      const reopen = (reason: string, by = at.books) => by.post(`${path}/reopen`, { version, reason });
      return {
        by: at.books,
        asked: await reopen('Koreksi gaji'),
        again: () => reopen('Koreksi pajak'),
        record: path,
        spoil: () => reopen('Saya buka sendiri', at.manager),
      };
    },
    'finance.biaya': async () => {
      await unlock();
      return {
        by: admin,
        asked: await expense(1_500_000),
        again: () => expense(1_500_000),
        record: undefined,
        spoil: lockToday,
      };
    },
  } satisfies Partial<Scenes>;

  async function lockToday() {
    const { id, version } = await period(books, 0);
    const answer = await books.post(`/api/finance/periode/${id}/lock`, { version, lock_date: today() });
    await unlock();
    return answer;
  }
};

/** The test clinic, and the scene of every kind; a kind without one does not compile. */
export const openScenes = async (): Promise<{ readonly stage: Stage; readonly scenes: Scenes }> => {
  const stage = await openStage();
  return {
    stage,
    scenes: {
      ...(await atDesk(stage)),
      ...(await inBooks(stage)),
      ...atChair(stage),
      ...atPayables(stage),
      ...atDividends(stage),
      ...atSales(stage),
      ...atPackages(stage),
      ...atPurchases(stage),
      ...atDays(stage),
    },
  };
};

// The scene of a request to approve a dividend: a day of profit in a branch that shares it out.
import { DIVIDEND } from '../finance/dividend-stage.ts';
import { holdShares } from '../finance/hold-shares.ts';
import { addDays } from '../../src/resources/kernel/date.ts';
import { body, today } from '../service/stage.ts';
import type { Scenes, Stage, Versioned } from './request-stage.ts';

export const atDividends = ({ clinic, manager }: Stage) =>
  ({
    'finance.deviden': async () => {
      const books = await clinic.as('finance.bdg');
      const day = today();
      const setting = { metode: 2, percent: 50, reserve_percent: 10, interval: 12, valid_from: addDays(day, -1) };
      body(await books.post('/api/finance/devidensetting', setting), 201);
      const investor = { name: 'Investor Permintaan', is_badan: false, status: 1 };
      const { id: investor_id } = body(await books.post<Versioned>('/api/finance/investor', investor), 201);
      await holdShares(books, investor_id);
      const details = [
        { akun: { code: '1-1111' }, debit: 900_000_000 },
        { akun: { code: '4-1103' }, credit: 900_000_000 },
      ];
      body(await manager.post('/api/finance-v2/jurnal', { transaction_at: day, memo: 'Laba', details }), 201);
      const range = { period_start: day, period_end: day };
      const { id, version } = body(await books.post<Versioned>(`${DIVIDEND}/hitung`, range), 201);
      const record = `${DIVIDEND}/${id}`;
      const approve = (more = {}, by = books) => by.post(`${record}/approve`, { version, ...more });
      return {
        by: books,
        asked: await approve(),
        again: () => approve({ transaction_at: day }),
        record,
        spoil: () => approve({}, manager),
      };
    },
  }) satisfies Partial<Scenes>;

// A package that the desk would give up or extend, and waits for an approver.
import { offer, openCounterAt } from '../paket/stage.ts';
import type { Scenes, Stage } from './request-stage.ts';

export const atPackages = (stage: Stage) =>
  ({
    'paket.cancel': async () => {
      const counter = await openCounterAt(stage);
      const sale = await counter.sell(await offer(stage.clinic), {}, 2_000_000);
      const paymentmethod_id = await counter.cash();
      const ask = (reason: string) => counter.cancel(sale.id, { reason, paymentmethod_id }, stage.admin);
      return {
        by: stage.admin,
        asked: await ask('Pindah kota'),
        again: () => ask('Pindah klinik'),
        record: `/api/paket/membership/${sale.id}`,
        spoil: () => counter.payAnswer(sale, 500_000),
      };
    },
    'paket.extend': async () => {
      const counter = await openCounterAt(stage);
      const sale = await counter.sell(await offer(stage.clinic), {}, 2_000_000);
      const path = `/api/paket/membership/${sale.id}`;
      const lines = [sale.lines[1]?.id];
      const ask = (reason: string) => stage.admin.post(`${path}/perpanjang`, { lines, days: 30, reason });
      return {
        by: stage.admin,
        asked: await ask('Sakit'),
        again: () => ask('Dinas luar kota'),
        record: path,
        spoil: () => counter.payAnswer(sale, 500_000),
      };
    },
  }) satisfies Partial<Scenes>;

// A package that the desk would give up or extend, and waits for an approver.
import { moveInto, placesOf, receiveOf } from '../inventory/stock-stage.ts';
import { CLAIMS } from '../paket/slot-stage.ts';
import { body } from '../service/stage.ts';
import { offer, openCounterAt, WHOLE } from '../paket/stage.ts';
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
    'paket.claim.cancel': async () => {
      const { item, gudang } = await placesOf(stage.clinic);
      await moveInto(stage.clinic, [receiveOf(item('RTL-00001'), gudang, 2, 20_000)]);
      const counter = await openCounterAt(stage);
      const brushes = [{ type: 2, of: 'RTL-00001', slots: 2, price: 35_000, days: 180 }] as const;
      const version = await offer(stage.clinic, brushes, { price: 56_000, ...WHOLE });
      const sale = await counter.sell(version, { scheme: 'tunai' }, 56_000);
      const wish = { membershipperawatan_id: sale.lines[0]?.id, used: 1, warehouse_id: gudang };
      const claim = body(await stage.manager.post<{ id: number; version: number }>(CLAIMS, wish), 201);
      await stage.clinic.database.asOwner(
        `update membershipperawatanuseds set used_at = used_at - interval '1 day' where id = $1`,
        [claim.id],
      );
      const path = `${CLAIMS}/${claim.id}`;
      const ask = (reason: string) => stage.manager.post(`${path}/batal`, { version: claim.version, reason });
      const head = await stage.clinic.as('superadmin');
      await head.post('/api/profile/changeprofile', { session_profile_id: 1 });
      const spoil = () => head.post(`${path}/batal`, { version: claim.version, reason: 'Salah pasien' });
      return { by: stage.manager, asked: await ask('Rusak'), again: () => ask('Salah ukuran'), record: path, spoil };
    },
  }) satisfies Partial<Scenes>;

// Samples of the packages.
import { PAY, tenders } from '../finance/desk.ts';
import { moveInto, placesOf, receiveOf } from '../inventory/stock-stage.ts';
import { BRACES, offer, WHOLE } from '../paket/stage.ts';
import { newPatient } from '../service/stage.ts';
import type { Samples, World } from './sample-kind.ts';

/** A package that is sold by installments. */
const sell = async ({ clinic, manager }: World): Promise<void> => {
  const version = await offer(clinic, BRACES, { profile_id: 1 });
  const wish = { customer_id: await newPatient(manager), paket_history_id: version, scheme: 'cicilan' };
  const { status, body } = await manager.post('/api/paket/membership', wish);
  if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`);
};
const sellThree = async (world: World): Promise<void> => {
  for (let n = 0; n < 3; n += 1) await sell(world);
};

/** Toothbrushes of a package, on the shelf and paid for; answers the slot. */
let brushes: number | undefined;
const ownBrushes = async ({ clinic, manager }: World): Promise<void> => {
  const version = await offer(clinic, [{ type: 2, of: 'RTL-00001', slots: 900, price: 100, days: 0 }], {
    price: 1000,
    ...WHOLE,
  });
  const customer_id = await newPatient(manager);
  const wish = { customer_id, paket_history_id: version, scheme: 'tunai' };
  const sold = await manager.post<{ id: number; bill_id: number }>('/api/paket/membership', wish);
  const methods = (await tenders(clinic))({ Tunai: 1000 });
  await manager.post(PAY, { methods, allocations: [{ bill_id: sold.body.bill_id, amount: 1000 }] });
  const { item, gudang } = await placesOf(clinic);
  await moveInto(clinic, [receiveOf(item('RTL-00001'), gudang, 100, 1_000_000)]);
  const [slot] = await clinic.database.asOwner<{ id: number }>(
    'select id from membershipperawatans where membership_id = $1',
    [sold.body.id],
  );
  brushes = slot?.id;
};

export const paketSamples = {
  'paket.type': {
    create: (_world, n) => ({ code: `UJI${n}`, name: `Paket uji ${n}`, category: 'lain', status: 1 }),
    change: { name: 'Paket uji lain' },
  },
  'paket.history': {
    arrange: async ({ clinic }) => {
      for (let n = 0; n < 3; n += 1) await offer(clinic, BRACES, { profile_id: 1 });
    },
  },
  'paket.membership': { arrange: sellThree },
  'paket.membershipperawatan': { arrange: sell },
  'paket.membershipperawatanused': {
    arrange: ownBrushes,
    create: () => ({ membershipperawatan_id: brushes ?? 0, used: 1 }),
  },
} as const satisfies Partial<Samples>;

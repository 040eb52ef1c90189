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
  'paket.history': {
    create: ({ packageKind, treatment, toothbrush, jasas }) => ({
      pakettype_id: packageKind,
      price: 1_000_000,
      installment_schema: 1,
      dp_amount: 400_000,
      cicilan_amount: 200_000,
      cicilan_attempt: 3,
      description: 'Paket uji',
      max_discount_percent: 5,
      sale_until: '2030-12-31',
      quota: 40,
      syarat: { min_age: 3, max_age: null, new_customer_only: false, max_per_customer: 2 },
      lines: [
        {
          type: 1,
          perawatan_id: treatment,
          free_slot: 4,
          expired_duration: 365,
          price_standard: 200_000,
          min_gap_days: 14,
        },
        { type: 2, item_id: toothbrush, free_slot: 2, expired_duration: 180, price_standard: 25_000 },
        { type: 3, laboratoriumjasa_id: jasas[0] ?? 0, free_slot: 1, expired_duration: 0, price_standard: 500_000 },
      ],
    }),
    change: { description: 'Paket uji lain' },
    changeable: { status: '0' },
  },
  'paket.type': {
    create: (_world, n) => ({ code: `UJI${n}`, name: `Paket uji ${n}`, category: 'lain', status: 1 }),
    change: { name: 'Paket uji lain' },
  },
  'paket.membership': { arrange: sellThree },
  'paket.membershipperawatan': { arrange: sell },
  'paket.membershipperawatanused': {
    arrange: ownBrushes,
    create: () => ({ membershipperawatan_id: brushes ?? 0, used: 1 }),
  },
} as const satisfies Partial<Samples>;

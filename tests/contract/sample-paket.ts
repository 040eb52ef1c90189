// Samples of the packages.
import { BRACES, offer } from '../paket/stage.ts';
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
} as const satisfies Partial<Samples>;

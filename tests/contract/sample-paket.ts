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
} as const satisfies Partial<Samples>;

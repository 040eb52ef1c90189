// Samples of the packages.
import type { Samples } from './sample-kind.ts';

export const paketSamples = {
  'paket.type': {
    create: (_world, n) => ({ code: `UJI${n}`, name: `Paket uji ${n}`, category: 'lain', status: 1 }),
    change: { name: 'Paket uji lain' },
  },
} as const satisfies Partial<Samples>;

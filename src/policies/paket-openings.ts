// The features that open each resource of the packages (paket.md 4).
import type { paketCalls } from '../resources/paket/calls.ts';
import type { paketResources } from '../resources/paket/index.ts';
import type { CallOpenings, ResourceOpenings } from './opening.ts';

/** Where packages are composed and shown. */
const OFFER = ['paket.promosi'] as const;
/** Whatever names a package. */
const PACKAGES = [...OFFER, 'paket.sales'] as const;

export const paketOpenings: ResourceOpenings<typeof paketResources> = {
  'paket.history': { read: PACKAGES, write: OFFER },
  'paket.type': { read: OFFER, write: OFFER, pick: PACKAGES },
};

export const paketCallOpenings: CallOpenings<typeof paketCalls> = {
  'paket.type.uploadimage': OFFER,
  'paket.type.image': PACKAGES,
  'paket.historyperawatan.list': PACKAGES,
  'paket.program.cari': OFFER,
  'paket.history.simulasi': PACKAGES,
};

// The features that open each resource of the packages (paket.md 4).
import type { paketCalls } from '../resources/paket/calls.ts';
import type { paketResources } from '../resources/paket/index.ts';
import type { CallOpenings, ResourceOpenings } from './opening.ts';

/** Where packages are composed and shown. */
const OFFER = ['paket.promosi'] as const;
/** Where they are sold. */
const SALES = ['paket.sales'] as const;
/** Whatever names a package. */
const PACKAGES = [...OFFER, ...SALES] as const;

/** Wherever a patient is treated or looked after. */
const PATIENT = [...SALES, 'service.visit', 'service.rekammedis'] as const;

export const paketOpenings: ResourceOpenings<typeof paketResources> = {
  'paket.history': { read: PACKAGES, write: OFFER },
  'paket.type': { read: OFFER, write: OFFER, pick: PACKAGES },
  'paket.membership': { read: SALES, write: SALES },
  'paket.membershipperawatan': { read: SALES, write: SALES },
  'paket.membershipperawatanused': { read: SALES, write: SALES },
};

export const paketCallOpenings: CallOpenings<typeof paketCalls> = {
  'paket.type.uploadimage': OFFER,
  'paket.type.image': PACKAGES,
  'paket.membership.jual': SALES,
  'paket.membership.batal': SALES,
  'paket.membership.perpanjang': SALES,
  'paket.laporan.kewajiban': SALES,
  'paket.laporan.laba': SALES,
  'paket.membership.ketentuan': SALES,
  'paket.membership.riwayat': SALES,
  'paket.membership.perjanjian': SALES,
  'paket.membership.jadwal': SALES,
  'paket.membership.kartu': SALES,
  'paket.membershipperawatanused.tandaterima': SALES,
  'paket.membership.import': SALES,
  'paket.membership.rejected': SALES,
  'paket.membership.template': SALES,
  'paket.pengingat.list': SALES,
  'paket.pengingat.catat': SALES,
  'paket.historyperawatan.list': PACKAGES,
  'paket.program.cari': OFFER,
  'paket.history.simulasi': PACKAGES,
  'paket.membership.tersedia': PATIENT,
};

// Who may do what with packages (paket.md 3, 4). Doctors and nurses meet them in a visit alone.
import type { paketCalls } from '../resources/paket/calls.ts';
import type { paketResources } from '../resources/paket/index.ts';
import type { CallGrants, ResourceGrants } from './grant.ts';
import { ADMIN, DOKTER, FINANCE, MANAGER, PERAWAT, SUPERADMIN } from './role.ts';

/** Who composes packages. */
const DECIDE = [MANAGER, SUPERADMIN] as const;
/** Who sells them. */
const SELL = [ADMIN, ...DECIDE] as const;
/** Who sees what is owed of packages, and what they earn. */
const BOOKS = [FINANCE, ...DECIDE] as const;
/** Who sees what was sold. */
const READ = [FINANCE, ...SELL] as const;

export const paketGrants: ResourceGrants<typeof paketResources> = {
  'paket.history': {
    list: READ,
    show: READ,
    create: DECIDE,
    edit: DECIDE,
    delete: DECIDE,
    export: READ,
    aktifkan: DECIDE,
    nonaktifkan: DECIDE,
    salin: DECIDE,
  },
  'paket.type': { list: READ, show: READ, pick: READ, create: DECIDE, edit: DECIDE, delete: DECIDE, export: READ },
  'paket.membership': { list: READ, show: READ, export: READ },
  'paket.membershipperawatan': { list: READ, show: READ, export: READ },
  'paket.membershipperawatanused': { list: READ, show: READ, create: SELL, export: READ, batal: DECIDE },
};

export const paketCallGrants: CallGrants<typeof paketCalls> = {
  'paket.type.uploadimage': DECIDE,
  'paket.type.image': READ,
  'paket.membership.jual': SELL,
  'paket.membership.batal': SELL,
  'paket.membership.perpanjang': SELL,
  'paket.laporan.kewajiban': BOOKS,
  'paket.laporan.laba': BOOKS,
  'paket.membership.ketentuan': SELL,
  'paket.membership.riwayat': READ,
  'paket.membership.perjanjian': READ,
  'paket.membership.jadwal': READ,
  'paket.membership.kartu': READ,
  'paket.membershipperawatanused.tandaterima': READ,
  'paket.membership.import': DECIDE,
  'paket.membership.rejected': DECIDE,
  'paket.membership.template': DECIDE,
  'paket.pengingat.list': SELL,
  'paket.pengingat.catat': SELL,
  'paket.historyperawatan.list': READ,
  'paket.program.cari': DECIDE,
  'paket.history.simulasi': READ,
  'paket.membership.tersedia': [DOKTER, PERAWAT, ...SELL],
};

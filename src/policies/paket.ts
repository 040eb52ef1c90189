// Who may do what with packages (paket.md 3, 4). Doctors and nurses meet them in a visit alone.
import type { paketCalls } from '../resources/paket/calls.ts';
import type { paketResources } from '../resources/paket/index.ts';
import type { CallGrants, ResourceGrants } from './grant.ts';
import { ADMIN, FINANCE, MANAGER, SUPERADMIN } from './role.ts';

/** Who composes packages. */
const DECIDE = [MANAGER, SUPERADMIN] as const;
/** Who sells them. */
const SELL = [ADMIN, ...DECIDE] as const;
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
};

export const paketCallGrants: CallGrants<typeof paketCalls> = {
  'paket.type.uploadimage': DECIDE,
  'paket.type.image': READ,
  'paket.historyperawatan.list': READ,
  'paket.program.cari': DECIDE,
  'paket.history.simulasi': READ,
};

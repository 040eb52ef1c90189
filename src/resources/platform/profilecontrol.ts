import { defineMaster } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';

const flag = {
  required: true,
  options: [
    { value: 1, label: 'Online', tone: 'success' },
    { value: 0, label: 'Offline', tone: 'danger' },
  ],
} as const;

/** Flags of a branch's modules; 0 locks the writes of a module. The client uses the first item of the list. */
export const profilecontrol = defineMaster({
  name: 'platform.profilecontrol',
  path: 'profilecontrol',
  table: 'profilecontrols',
  module: 'platform',
  scope: 'branch',
  singular: 'kontrol modul',
  label: 'Kontrol Modul',
  fields: {
    service: field.choice('Service', flag),
    paket: field.choice('Paket Promo', flag),
    inventory: field.choice('Inventory', flag),
    attendance: field.choice('Attendance', flag),
    finance: field.choice('Finance', flag),
  },
  title: 'service',
  keyword: [],
  list: {
    columns: ['service', 'paket', 'inventory', 'attendance', 'finance'],
    filters: {},
    sort: { field: 'id', order: 'asc' },
    sortable: ['id'],
  },
  form: [{ label: 'Modul', fields: ['service', 'paket', 'inventory', 'attendance', 'finance'] }],
  operations: { list: 'generic', show: 'generic', edit: 'usecase' },
  screens: {},
});

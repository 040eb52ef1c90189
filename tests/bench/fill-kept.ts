// What triggers keep of the rows that came without them.
import type { FillStep } from './fill-master.ts';

export const keptSteps = (): readonly FillStep[] => [
  { label: 'numbers of people', sql: 'select rebuild_user_counts(id) from profiles order by id' },
  {
    label: 'numbers of documents',
    sql: 'select rebuild_list_counts(p.id, l::smallint) from profiles p cross join generate_series(1, 11) l order by p.id, l',
  },
  { label: 'patients of doctors', sql: 'select rebuild_doctor_patients(id) from profiles order by id' },
];

// Masters are not deleted but switched off: the one choice that most of them have as their status.
import { field, valuesOf } from './field.ts';

export const activeOptions = [
  { value: 1, name: 'active', label: 'Aktif', tone: 'success' },
  { value: 0, name: 'inactive', label: 'Tidak aktif', tone: 'neutral' },
] as const;
/** The status of what is switched on or off. */
export const activeStatus = valuesOf(activeOptions);

/** `status` of a master that is switched off instead of deleted. */
export const activeField = field.choice('Status', { required: true, options: activeOptions });

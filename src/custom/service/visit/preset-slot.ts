// The slot of a package that an address opens the visit with: '?slot=12&perawatan=5', or '&jasa=3' for an order to a laboratory.
import type { PresetLabSlot, PresetSlot } from './taken-slot.ts';

const idIn = (search: URLSearchParams, name: string): number | undefined => Number(search.get(name)) || undefined;

export const presetOf = (search: URLSearchParams): PresetSlot | undefined => {
  const [slot, perawatan_id] = [idIn(search, 'slot'), idIn(search, 'perawatan')];
  return slot && perawatan_id ? { membershipperawatan_id: slot, perawatan_id } : undefined;
};

export const labPresetOf = (search: URLSearchParams): PresetLabSlot | undefined => {
  const [slot, laboratoriumjasa_id] = [idIn(search, 'slot'), idIn(search, 'jasa')];
  return slot && laboratoriumjasa_id ? { membershipperawatan_id: slot, laboratoriumjasa_id } : undefined;
};

/** The address without it, once it was taken or turned down. */
export const withoutSlot = (search: URLSearchParams): URLSearchParams => {
  for (const name of ['slot', 'perawatan', 'jasa']) search.delete(name);
  return search;
};

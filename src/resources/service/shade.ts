// Colours of teeth on the VITA classical guide, with the bleached ones (service.md 2.9).

/** In the order of the guide, by hue. */
export const SHADE_GROUPS = [
  ['A1', 'A2', 'A3', 'A3.5', 'A4'],
  ['B1', 'B2', 'B3', 'B4'],
  ['C1', 'C2', 'C3', 'C4'],
  ['D2', 'D3', 'D4'],
  ['BL1', 'BL2', 'BL3', 'BL4'],
] as const;

export const SHADES: readonly string[] = SHADE_GROUPS.flat();

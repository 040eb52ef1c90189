// The kinds of examination of gums and hygiene.
export const PERIO_KINDS = [
  { value: 'perio', label: 'Periodontal' },
  { value: 'ohis', label: 'OHI-S' },
  { value: 'plak', label: 'Rekam plak' },
] as const;
export type PerioKind = (typeof PERIO_KINDS)[number]['value'];

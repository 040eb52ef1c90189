// What is measured at the chair, and within which bounds a value can be true (service.md 2.7).

export const vitalSigns = {
  td_sistol: { label: 'TD sistolik', unit: 'mmHg', min: 50, max: 300, step: 1 },
  td_diastol: { label: 'TD diastolik', unit: 'mmHg', min: 20, max: 200, step: 1 },
  nadi: { label: 'Nadi', unit: '/menit', min: 20, max: 250, step: 1 },
  suhu: { label: 'Suhu', unit: '°C', min: 30, max: 45, step: 0.1 },
  nafas: { label: 'Napas', unit: '/menit', min: 5, max: 80, step: 1 },
  bb: { label: 'Berat badan', unit: 'kg', min: 1, max: 400, step: 0.1 },
  tb: { label: 'Tinggi badan', unit: 'cm', min: 30, max: 250, step: 0.1 },
  skala_nyeri: { label: 'Skala nyeri', unit: '0-10', min: 0, max: 10, step: 1 },
} as const;
export type VitalSign = keyof typeof vitalSigns;
export const vitalNames = Object.keys(vitalSigns) as readonly VitalSign[];

/** What was measured; a sign that is missing was not. */
export type Vital = { readonly [sign in VitalSign]?: number };

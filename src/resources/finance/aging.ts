/** How long something is owed past its day, in days: one definition for what patients owe and for what vendors are owed. */
export const ages = [
  { value: 'due', label: 'Belum jatuh tempo', from: null, to: 0 },
  { value: '1-30', label: 'Lewat 1–30 hari', from: 1, to: 30 },
  { value: '31-60', label: 'Lewat 31–60 hari', from: 31, to: 60 },
  { value: '61-90', label: 'Lewat 61–90 hari', from: 61, to: 90 },
  { value: '>90', label: 'Lewat > 90 hari', from: 91, to: null },
] as const;
/** Parameter of lists of invoices: what is owed and falls due in the next seven days, today among them, or was due before. */
export const dueWhen = [
  { value: 'week', label: '7 hari ke depan' },
  { value: 'late', label: 'Telat' },
] as const;
export type DueWhen = (typeof dueWhen)[number]['value'];
export type Age = (typeof ages)[number]['value'];

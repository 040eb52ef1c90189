// A patient's name on a screen that everybody in the waiting room reads (service.md 4).

const SHOWN = 2;

/** 'Rizky Ramadhan Nugraha' -> 'Ri** N.'; a single name has no second part. */
export const maskedName = (name: string): string => {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const last = rest.at(-1)?.replace(/[^\p{L}]/gu, '') ?? '';
  const mask = `${first.slice(0, SHOWN)}**`;
  return last === '' ? mask : `${mask} ${last.slice(0, 1).toUpperCase()}.`;
};

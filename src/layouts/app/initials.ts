/** 'RP' of 'drg. Ratna Puspita, Sp.Ort': the first letters of the first two names, titles aside. */
export const initials = (name: string): string =>
  name
    .replace(/\b(drg?|Drg?|Sp)\.\s*/g, '')
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

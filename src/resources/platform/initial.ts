// Initials of a person, without titles: 'drg. Ratna Puspita, Sp.Ort' -> 'RP'.

const TITLE = /^((drg?|prof|hj?|ns|apt|ir)\.\s*)+/i;

/** First letters of the first and the last word of a name; one letter for a single word. */
export const initialOf = (name: string): string => {
  const bare = name.replace(/,.*$/, '').trim().replace(TITLE, '');
  const words = bare.split(/\s+/).filter((word) => word !== '');
  const first = words[0]?.[0] ?? '';
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? '') : '';
  return (first + last).toUpperCase();
};

// What somebody typed, on top of what a colleague stored meanwhile. Pure.
const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * What was typed stays, what was not touched becomes what is stored now: part by part of objects, place by place of lists that are
 * as long as they were; of a value that both changed, what was typed stays.
 * @param base what the typing began with @param now what is stored @param typed plain data of one shape
 */
export const mergeTyped = <T>(base: T, now: T, typed: T): T => {
  if (isSame(typed, base)) return now;
  if (isSame(now, base)) return typed;
  if (isPlain(typed) && isPlain(now) && isPlain(base)) {
    const names = [...new Set([...Object.keys(now), ...Object.keys(typed)])];
    const parts = names.map((name) => [name, mergeTyped(base[name], now[name], typed[name])] as const);
    return Object.fromEntries(parts.filter(([, value]) => value !== undefined)) as T;
  }
  if (Array.isArray(typed) && Array.isArray(now) && Array.isArray(base)) {
    const [was, is, mine]: readonly (readonly unknown[])[] = [base, now, typed];
    if (was?.length === mine?.length && is?.length === mine?.length)
      return mine?.map((value, at) => mergeTyped(was?.[at], is?.[at], value)) as T;
  }
  return typed;
};

/** Of lists of words, such as allergies: all that either wrote down, without what either took out. */
export const mergeWords = (base: readonly string[], now: readonly string[], typed: readonly string[]) => [
  ...now.filter((word) => typed.includes(word) || !base.includes(word)),
  ...typed.filter((word) => !now.includes(word) && !base.includes(word)),
];

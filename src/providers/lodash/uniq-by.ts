// lodash's uniqBy with the name of a member: the first of each value.
export default function uniqBy<T extends object>(ones: readonly T[], name: keyof T): readonly T[] {
  const seen = new Set<unknown>();
  return ones.filter((one) => {
    if (seen.has(one[name])) return false;
    seen.add(one[name]);
    return true;
  });
}

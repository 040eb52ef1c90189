// The one thing that Refine's list of options asks of lodash: the first of each value. The package's own brings 4 kB along.
const uniqueBy = <K extends string, T extends Readonly<Record<K, unknown>>>(
  items: readonly T[],
  key: K,
): readonly T[] => [...new Map(items.toReversed().map((item) => [item[key], item])).values()].toReversed();

export default uniqueBy;

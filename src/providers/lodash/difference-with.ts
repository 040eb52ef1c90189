// lodash's differenceWith: those of the first list that the second one has none of.
export default function differenceWith<T>(
  ones: readonly T[] | undefined,
  others: readonly T[] | undefined,
  isSame: (one: T, other: T) => boolean,
): readonly T[] {
  return (ones ?? []).filter((one) => !(others ?? []).some((other) => isSame(one, other)));
}

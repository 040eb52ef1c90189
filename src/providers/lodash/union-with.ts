// lodash's unionWith of two lists: each one of them once, the first that is told.
export default function unionWith<T>(
  ones: readonly T[] | undefined,
  others: readonly T[] | undefined,
  isSame: (one: T, other: T) => boolean,
): readonly T[] {
  const kept: T[] = [];
  for (const one of [...(ones ?? []), ...(others ?? [])]) if (!kept.some((other) => isSame(other, one))) kept.push(one);
  return kept;
}

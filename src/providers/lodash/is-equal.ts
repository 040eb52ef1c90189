// lodash's isEqual for what Refine compares: ids, filters, sorters and options, which are values, arrays, days and plain objects.
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

export default function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other) || Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)) return false;
  if (one instanceof Date && other instanceof Date) return one.getTime() === other.getTime();
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && isEqual(one[name], other[name]))
  );
}

// Refine's list of options asks lodash for a field by its name; ours have no paths.
const get = <K extends string, T extends Readonly<Record<K, unknown>>>(item: T, name: K): T[K] => item[name];

export default get;

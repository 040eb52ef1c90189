// lodash's get with names between dots: what stands there, or undefined.
export default function get(from: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, name) => (at === undefined || at === null ? undefined : Reflect.get(Object(at), name)), from);
}

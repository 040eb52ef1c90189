// Stands in for zod in what a browser loads (scripts/stand-ins.ts). Declarations make hundreds of shapes, and a page checks at most one
// of them, when its form is sent: here each is only written down, and is made by zod when somebody asks for it. So neither zod nor the
// making of shapes stands between a reader and a page.
type Make = () => unknown;
interface Noted {
  (): void;
  readonly [MAKE]: Make;
}
const MAKE = Symbol('make');

let zod: Readonly<Record<string, unknown>> | undefined;

const isNoted = (value: unknown): value is Noted => typeof value === 'function' && MAKE in value;
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** What was written down, as zod makes it; what holds shapes is looked through. */
const made = (value: unknown): unknown => {
  if (isNoted(value)) return value[MAKE]();
  if (Array.isArray(value)) return value.map(made);
  return isPlain(value) ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, made(one)])) : value;
};

const once = (make: Make): Make => {
  let done: { readonly value: unknown } | undefined;
  return () => (done ??= { value: make() }).value;
};

/** These answer with what was found, not with another shape. */
const AT_ONCE = new Set(['parse', 'safeParse', 'parseAsync', 'safeParseAsync']);

const cannotSpread = (): never => {
  throw new Error('A shape that is not made yet has no parts to spread: build both of a plain object of shapes.');
};

/** Something of zod: what is read of it and called on it is written down as well. */
const noted = (make: Make, call: (args: readonly unknown[]) => unknown = make): unknown =>
  new Proxy(
    Object.assign((): void => undefined, { [MAKE]: once(make) }),
    {
      get: (target, name) => {
        if (name === MAKE) return target[MAKE];
        // Nothing waits for a shape as for a promise.
        return typeof name === 'symbol' || name === 'then' ? undefined : part(target[MAKE], name);
      },
      apply: (_target, _self, args: readonly unknown[]) => call(args),
      ownKeys: cannotSpread,
    },
  );

/** A member of something of zod, which may be called. */
const part = (owner: Make, name: string): unknown => {
  const call = (args: readonly unknown[]): unknown =>
    (owner() as Readonly<Record<string, (...given: readonly unknown[]) => unknown>>)[name]?.(...args.map(made));
  const member = (): unknown => (owner() as Readonly<Record<string, unknown>>)[name];
  return noted(member, (args) => (AT_ONCE.has(name) ? call(args) : noted(() => call(args))));
};

export const z = noted(() => {
  if (!zod) throw new Error('A shape was asked before zod is here: await madeShape first.');
  return zod;
});

/** Fetches zod ahead of its need. A failure is not kept: who needs it tries again. */
export const fetchZod = async (): Promise<void> => {
  zod ??= (await import('./zod-here.ts')).zodHere;
};

/** The shape as zod has it, fetched if it is not here. Where declarations use zod itself, as in tests of the server, it is one already. */
export const madeShape = async <S extends object>(shape: S): Promise<S> => {
  if (!isNoted(shape)) return shape;
  await fetchZod();
  return made(shape) as S;
};

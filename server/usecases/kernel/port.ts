// What a lower room asks of a higher one, whose files it may not read: declared below, given once when the server is put together
// (../ports.ts).

export interface Port<T> {
  /** @throws Error where nothing was given: ../index.ts was not loaded. */
  readonly given: () => T;
  /** @throws Error when something was given before */
  readonly give: (value: T) => void;
}

/**
 * A function that a higher room provides to a lower one. It can be declared before it is given.
 * @param name said in the error where nobody gave it
 */
export const port = <T>(name: string): Port<T> => {
  let held: { readonly value: T } | undefined;
  return {
    given: () => {
      if (!held) throw new Error(`Nobody gave ${name}.`);
      return held.value;
    },
    give: (value) => {
      if (held) throw new Error(`${name} is given twice.`);
      held = { value };
    },
  };
};

// How much on the page was typed and is stored nowhere yet.
let held = 0;

/** Something is typed; returns the way to say that it is stored, or thrown away. */
export const holdUnsaved = (): (() => void) => {
  held += 1;
  return () => {
    held -= 1;
  };
};

export const hasUnsaved = (): boolean => held > 0;

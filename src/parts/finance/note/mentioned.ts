// Colleagues who are named in the text of a note: '@' and the name, as it was picked.

interface Colleague {
  readonly id: number;
  readonly name: string;
}

const LETTER = /[\p{L}\p{N}]/u;

/** Those whose whole name stands behind an '@'; of 'Rina' and 'Rina Wati' the longer one counts where it stands. */
export const mentionedIn = <C extends Colleague>(text: string, colleagues: readonly C[]): readonly C[] => {
  const longest = colleagues.toSorted((a, b) => b.name.length - a.name.length);
  let rest = text;
  const found = new Set<number>();
  for (const { id, name } of longest) {
    let at = rest.indexOf(`@${name}`);
    while (at !== -1) {
      const end = at + name.length + 1;
      if (!LETTER.test(rest.charAt(end))) {
        found.add(id);
        rest = rest.slice(0, at) + ' '.repeat(end - at) + rest.slice(end);
      }
      at = rest.indexOf(`@${name}`, end);
    }
  }
  return colleagues.filter(({ id }) => found.has(id));
};

// Gathers the conditions of a WHERE clause with their numbered values.

/** Text for LIKE in which % and _ stand for themselves. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

export class Conditions {
  readonly #parts: string[] = [];
  readonly #values: unknown[] = [];
  /** Which of the parts names several branches, in which column. */
  #branches: { readonly part: number; readonly column: string; readonly place: number } | undefined;

  /** Adds a condition on a value, which stands at each `?`; an undefined value adds nothing. */
  add(condition: string, value: unknown): void {
    if (value === undefined) return;
    this.#values.push(value);
    this.#parts.push(condition.replaceAll('?', `$${this.#values.length}`));
  }

  /** Rows of these branches. One is named by itself: only then does an index on branch and day give its rows in their order. */
  addBranches(column: string, branches: readonly number[]): void {
    const [only, ...others] = branches;
    if (only !== undefined && others.length === 0) this.add(`${column} = ?`, only);
    else {
      this.#branches = { part: this.#parts.length, column, place: this.#values.length + 1 };
      this.add(`${column} = any (?)`, branches);
    }
  }

  /**
   * Where several branches were added: the same conditions on the rows of one of them, `b.id`, and where these come from. Each gives
   * its rows in the order of its index then, which several at once do not.
   */
  get eachBranch(): { readonly from: string; readonly text: string } | undefined {
    const branches = this.#branches;
    if (branches === undefined) return undefined;
    const { part, column, place } = branches;
    const parts = this.#parts.with(part, `${column} = b.id`);
    return { from: `unnest($${place}::bigint[]) b (id)`, text: `where ${parts.join(' and ')}` };
  }

  /** 'where a = $1 and b = $2', or empty. */
  get text(): string {
    return this.#parts.length === 0 ? '' : `where ${this.#parts.join(' and ')}`;
  }

  get values(): readonly unknown[] {
    return this.#values;
  }
}

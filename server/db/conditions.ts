// Gathers the conditions of a WHERE clause with their numbered values.

/** Text for LIKE in which % and _ stand for themselves. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

export class Conditions {
  readonly #parts: string[] = [];
  readonly #values: unknown[] = [];

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
    else this.add(`${column} = any (?)`, branches);
  }

  /** 'where a = $1 and b = $2', or empty. */
  get text(): string {
    return this.#parts.length === 0 ? '' : `where ${this.#parts.join(' and ')}`;
  }

  get values(): readonly unknown[] {
    return this.#values;
  }
}

// A list as the tests of its numbers read it.
import { expect } from 'vitest';
import type { Client } from './app.ts';

export interface Listed {
  readonly count: number;
  readonly sum?: number;
  readonly sums?: Readonly<Record<string, number>>;
  readonly data: readonly { readonly id: number }[];
}
/** @param path below /api */
export const listed = async (client: Client, path: string): Promise<Listed> => {
  const answer = await client.get<Listed>(`/api/${path}`);
  expect(answer.status, path).toBe(200);
  return answer.body;
};

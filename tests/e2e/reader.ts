// Who has signed in, and which records he may open.
import type { Page } from '@playwright/test';
import type { PolicyUser } from '../../src/policies/index.ts';
import { DOKTER, INVESTOR } from '../../src/policies/role.ts';
import { listOf } from '../support/route.ts';

interface Reader extends PolicyUser {
  readonly id: number;
}

type Told = Omit<Reader, 'features'> & { readonly features: readonly { readonly feature: string }[] };

export const readerOf = async (page: Page): Promise<Reader> => {
  const told = (await (await page.request.get('/api/auth/me')).json()) as Told;
  return { ...told, features: told.features.map(({ feature }) => feature) };
};

/** They see their own figures alone. */
const OF_THEMSELVES: readonly PolicyUser['role'][] = [DOKTER, INVESTOR];

/** An id that the reader may see, for the `:id` of a route. Every list is asked once. */
export const idsOf = (page: Page, user: Reader) => {
  const asked = new Map<string, Promise<number | undefined>>();
  const firstOf = async (list: string): Promise<number | undefined> => {
    const answer = await page.request.get(`/api/${list}`);
    if (!answer.ok()) return 1;
    const { data } = (await answer.json()) as { data: { id: number }[] };
    return data[0]?.id;
  };
  return (path: string): Promise<number | undefined> | number => {
    if (!path.includes(':id')) return 0;
    if (path.startsWith('/user/') && (path === '/user/:id' || OF_THEMSELVES.includes(user.role))) return user.id;
    const list = listOf(path);
    if (list === undefined) return 1;
    const known = asked.get(list) ?? firstOf(list);
    asked.set(list, known);
    return known;
  };
};

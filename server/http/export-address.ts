// 'GET /api/{list}?export' is another address of 'GET /api/{list}/export' (specified for users): one route makes the sheet.
import { allResources } from '../../src/resources/registry.ts';

const lists: ReadonlySet<string> = new Set(
  allResources.filter(({ operations }) => operations.export).map(({ path }) => `/api/${path}`),
);
const SWITCHED_OFF: ReadonlySet<string | null> = new Set(['0', 'false']);

/** The address that is served for the one that was asked: a list that is to be a sheet is its sheet. */
export const exportAddress = (url: string): string => {
  const [path = '', query] = url.split('?', 2);
  if (query === undefined || !query.includes('export') || !lists.has(path)) return url;
  const asked = new URLSearchParams(query);
  if (!asked.has('export')) return url;
  const sheet = SWITCHED_OFF.has(asked.get('export')) ? '' : '/export';
  asked.delete('export');
  return `${path}${sheet}?${asked.toString()}`;
};

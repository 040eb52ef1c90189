// What an exported list is called on the disk of whoever took it: after its list and the days that it was narrowed to.
import type { Resource } from '../../src/resources/kernel/define.ts';

const slug = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The resource, called as the page of the one kind that the list was narrowed to (`list.named`). */
export const asNarrowed = (resource: Resource, parameters: Readonly<Record<string, unknown>>): Resource => {
  const { named } = resource.list;
  if (named === undefined) return resource;
  const field = resource.fields[named];
  const [kind, ...more] = [parameters[named] ?? []].flat();
  const one =
    field?.kind === 'choice' && more.length === 0 ? field.options.find(({ value }) => value === kind) : undefined;
  return { ...resource, label: one?.label ?? resource.singular };
};

/** 'daftar-pembayaran-2026-11-01-2026-11-30.xlsx'; an open range says from when, or until when. */
export const exportName = (
  { label }: Pick<Resource, 'label'>,
  { start_date: start, end_date: end }: Readonly<Record<string, unknown>>,
): string => {
  const days = [
    ...(typeof start === 'string' ? [typeof end === 'string' ? start : `sejak-${start}`] : []),
    ...(typeof end === 'string' ? [typeof start === 'string' ? end : `sampai-${end}`] : []),
  ];
  return `${[slug(`daftar ${label.replace(/^daftar\s+/i, '')}`), ...days].join('-')}.xlsx`;
};

/** A file's name cut down to what every system takes: 'Neraca 01/01/2026 - 31/12/2026.xlsx' -> 'Neraca-01-01-2026-31-12-2026.xlsx'. */
export const plainName = (name: string): string => name.replace(/[^\w.]+/g, '-').replace(/-+(?=\.\w+$)/, '');

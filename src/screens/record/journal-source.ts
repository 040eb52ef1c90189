// The way from a journal to the document that it was posted for, and back.
import { headings } from '../../resources/headings.ts';

/** Documents whose page is not that of their record. */
const PAGES: Readonly<Record<string, (id: number) => string>> = {
  bill: (id) => `/finance/payment/bill/${id}`,
  periode: () => '/finance/periode',
  sale: (id) => `/inventory/sales/${id}`,
};

/** Modules whose documents are booked; no two of them have one of the same name. */
const BOOKING = ['finance', 'inventory', 'paket'] as const;

/** Of any other document the page of its record: a journal carries the last part of its resource's name. */
const recordOf = (type: string, id: number): string | undefined =>
  headings
    .find(({ name }) => BOOKING.some((module) => name === `${module}.${type}`))
    ?.screens.show?.replace(':id', String(id));

/** Address of the document that a journal was posted for; undefined: the journal is a document itself. */
export const sourceOf = (type: string, id: number): string | undefined => PAGES[type]?.(id) ?? recordOf(type, id);

/**
 * Address of one journal, whatever range was last looked at.
 * @param branch id, or 'all': of a report that looks beyond the reader's own branch
 */
export const journalByCode = (code: string, branch?: string): string =>
  `/finance/laporan-v2/jurnal?${new URLSearchParams({ code, ...(branch !== undefined && { cabang: branch }) }).toString()}`;

/** The journals of a document. */
export const journalsOf = (type: string, id: number): string =>
  `/finance/laporan-v2/jurnal?source_type=${type}&source_id=${id}`;

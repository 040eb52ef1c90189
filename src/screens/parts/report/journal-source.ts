// The way from a journal to the document that it was posted for, and back.

/** Pages of the documents, by the type that their journals carry. */
const PAGES: Readonly<Record<string, (id: number) => string>> = {
  bill: (id) => `/finance/payment/bill?bill=${id}`,
  billtransaction: (id) => `/finance/payment/transaction/${id}`,
  periode: () => '/finance/periode',
};

/** Undefined: the journal is its own document. */
export const sourceOf = (type: string, id: number): string | undefined => PAGES[type]?.(id);

/** One journal, whatever range was last looked at. */
export const journalByCode = (code: string): string => `/finance/laporan-v2/jurnal?code=${encodeURIComponent(code)}`;

/** The journals of a document. */
export const journalsOf = (type: string, id: number): string =>
  `/finance/laporan-v2/jurnal?source_type=${type}&source_id=${id}`;

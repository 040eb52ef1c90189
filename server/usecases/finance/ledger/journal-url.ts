/** Where the journal of a code is read. */
export const journalUrl = (code: string): string => `/finance/laporan-v2/jurnal?code=${encodeURIComponent(code)}`;

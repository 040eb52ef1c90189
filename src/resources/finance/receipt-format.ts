/** Papers of the kwitansi: for the file, and for thermal printers. */
export const receiptFormats = ['a5', '80mm', '58mm'] as const;

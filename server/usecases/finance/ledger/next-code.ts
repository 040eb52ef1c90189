// The number of a document of finance: taken after every row of it is locked, shortly before the ledger (finance.md 2).
import { documentCode, type documentKinds } from '../../../domain/document-code.ts';
import { nextNumber } from '../../../db/sequence.ts';
import type { WriteContext } from '../../kernel/contract.ts';

type Kind = (typeof documentKinds)[keyof typeof documentKinds];

/** @param day of the document, whose year the series belongs to */
export const nextCode = async (
  { tx, branch }: WriteContext,
  { series, prefix }: Kind,
  day: string,
): Promise<string> => {
  const year = day.slice(0, 4);
  return documentCode(prefix, branch.code, year, await nextNumber(tx, branch.id, series, year));
};

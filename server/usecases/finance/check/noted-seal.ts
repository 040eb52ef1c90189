// The end of a branch's chain, and what somebody has noted of it elsewhere: an end that was known and is not in the chain was made anew
// (docs/decisions/0041).
import { formatNumber } from '../../../../src/resources/kernel/money.ts';
import type { NotedSeal } from '../../../../src/resources/finance/noted-seal.ts';
import { named, run } from '../../../db/statement.ts';
import type { Context } from '../../kernel/contract.ts';
import type { Difference } from './ledger-checks.ts';
import { journalUrl } from '../ledger/journal-url.ts';

export interface SealHead {
  readonly profile_id: number;
  /** Name of the branch. */
  readonly name: string;
  /** Sealed journals. */
  readonly seq: number;
  /** Hash of the last sealed journal, hexadecimal. */
  readonly hash: string;
  readonly sealed_at: string | null;
}

/** The end of each branch's chain; none where nothing is sealed. */
export const sealsOf = named<SealHead, [readonly number[]]>(
  'verify_seals',
  `select h.profile_id, p.name, h.seq, encode(h.hash, 'hex') as hash, h.sealed_at
   from journal_seal_heads h join profiles p on p.id = h.profile_id where h.profile_id = any ($1) and h.seq > 0 order by h.profile_id`,
);

interface Link {
  readonly name: string;
  readonly hash: string | null;
  readonly document: string | null;
  readonly account: string | null;
  readonly month: string | null;
}
const linksAt = named<Link, [readonly number[], number]>(
  'noted_links',
  `select p.name, encode(s.hash, 'hex') as hash, j.code as document, accounts_of(j.id) as account,
     to_char(j.transaction_at, 'YYYY-MM') as month
   from profiles p left join journal_seals s on s.profile_id = p.id and s.seq = $2 left join journals j on j.id = s.journal_id
   where p.id = any ($1) order by p.id`,
);

/** What is to be said of a noted end: nothing where the chain of one of the branches still has it. */
export const missingSeal = async (
  { tx }: Context,
  branches: readonly number[],
  { seq, hash }: NotedSeal,
): Promise<readonly Omit<Difference, 'found'>[]> => {
  const links = await run(tx, linksAt, branches, seq);
  if (links.some((link) => link.hash?.startsWith(hash))) return [];
  return links.map(({ name, document, account, month }) => ({
    key: `segel ${formatNumber(seq)} ${hash.slice(0, 12)} di catatan tidak ada di rantai ${name}`,
    branch: name,
    month,
    account,
    document,
    expected: null,
    actual: null,
    url: document === null ? null : journalUrl(document),
  }));
};

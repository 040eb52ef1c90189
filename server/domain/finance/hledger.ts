// The journals of a range as a plain-text ledger, which hledger and ledger read (docs/ledger-export.md). Pure.
import { accountType } from '../../../src/resources/finance/akun.ts';
import { journalKind } from '../../../src/resources/finance/jurnal.ts';

export interface TextAccount {
  readonly code: string;
  readonly name: string;
  /** First digit of the code: 1 aset … 9 pajak (finance.md 2a). */
  readonly type: number;
}
export interface TextLine {
  readonly code: string;
  readonly description: string;
  /** Rupiah; credit is negative. */
  readonly amount: number;
}
export interface TextJournal {
  readonly code: string;
  /** 'YYYY-MM-DD' */
  readonly day: string;
  readonly memo: string;
  readonly kind: number;
  /** Code of the branch. */
  readonly branch: string;
  readonly lines: readonly TextLine[];
}

/** Top of an account's name, and what the programs take it for: Asset, Liability, Equity, Revenue, eXpense. */
const CLASSES: Readonly<Record<number, readonly [name: string, type: string]>> = {
  [accountType.asset]: ['Aset', 'A'],
  [accountType.liability]: ['Kewajiban', 'L'],
  [accountType.equity]: ['Ekuitas', 'E'],
  [accountType.income]: ['Pendapatan', 'R'],
  [accountType.costOfService]: ['Beban Pokok', 'X'],
  [accountType.operatingExpense]: ['Beban Operasional', 'X'],
  [accountType.otherIncome]: ['Pendapatan Lain', 'R'],
  [accountType.otherExpense]: ['Beban Lain', 'X'],
  [accountType.incomeTax]: ['Pajak', 'X'],
};
const KINDS: Readonly<Record<number, string>> = {
  [journalKind.transaction]: 'transaksi',
  [journalKind.opening]: 'saldo awal',
  [journalKind.adjusting]: 'penyesuaian',
  [journalKind.closing]: 'penutup',
};

/** One line of text: ';' begins a comment there, and two spaces end a name. */
const plain = (text: string): string => text.replace(/[;\s|]+/g, ' ').trim();

/** 'Aset:1-1101 Kas Kasir': a name in which ':' and runs of spaces have a meaning of their own. */
export const accountName = ({ code, name, type }: TextAccount): string =>
  `${CLASSES[type]?.[0] ?? type}:${code} ${plain(name.replaceAll(':', ' '))}`;

const journalText = (
  { code, day, memo, kind, branch, lines }: TextJournal,
  names: ReadonlyMap<string, string>,
): string => {
  const head = `${day} * (${code.replace(/[()]/g, '')}) ${plain(memo)}  ; cabang: ${branch}, jenis: ${KINDS[kind] ?? kind}`;
  const postings = lines.map((line) => {
    const note = plain(line.description.replaceAll(',', ' '));
    return `    ${names.get(line.code) ?? line.code}  Rp ${line.amount}${note && `  ; ${note}`}`;
  });
  return [head, ...postings].join('\n');
};

/** The whole file: the comments, what the accounts are, then every journal in the order given. */
export const ledgerText = (
  accounts: readonly TextAccount[],
  journals: readonly TextJournal[],
  comments: readonly string[] = [],
): string => {
  const names = new Map(accounts.map((account) => [account.code, accountName(account)]));
  const classes = Object.values(CLASSES).map(([name, type]) => `account ${name}  ; type: ${type}`);
  const declared = [...names.values()].map((name) => `account ${name}`);
  const blocks = [
    ...(comments.length === 0 ? [] : [comments.map((comment) => `; ${comment}`).join('\n')]),
    ['commodity Rp 1000.', 'decimal-mark .', '', ...classes, ...declared].join('\n'),
    ...journals.map((journal) => journalText(journal, names)),
  ];
  return `${blocks.join('\n\n')}\n`;
};

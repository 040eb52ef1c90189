// What comes into the books from Excel (finance.md 8): the whole file or nothing of it.
import { useTranslation } from 'react-i18next';
import { mayCall } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import type { CallName } from '../../../resources/calls.ts';
import { SheetButton } from '../../../kit/import/sheet-button.tsx';
import type { Answer } from '../../../kit/import/import-dialog.tsx';

const SHEETS = {
  akun: { resource: 'finance.akun', path: 'finance-v2/akun' },
  jurnal: { resource: 'finance.jurnal', path: 'finance-v2/jurnal' },
  biaya: { resource: 'finance.biaya', path: 'finance/biaya' },
  saldoawal: { resource: 'finance.periode', path: 'finance/saldoawal' },
  piutangawal: { resource: 'finance.bill', path: 'finance/piutangawal' },
  depositawal: { resource: 'finance.deposit', path: 'finance/depositawal' },
  anggaran: { resource: 'finance.akun', path: 'finance/anggaran' },
  hutangawal: { resource: 'finance.biayainvoice', path: 'finance/hutangawal' },
} as const;

interface Props {
  readonly of: keyof typeof SHEETS;
  readonly onImported?: (answer: Answer) => void;
  /** What the sheet belongs to, where its address alone does not say. */
  readonly query?: Readonly<Record<string, number>>;
  /** How such a file is taken, where it is not stored at once. */
  readonly note?: string;
}

/** Nothing for who may not import. */
export const LedgerImport = ({ of, onImported, query, note }: Props) => {
  const { t } = useTranslation();
  const me = useUser();
  const call: CallName = `finance.${of}.import`;
  if (!mayCall(me, call)) return null;
  const title = t(`impor.${of}`);
  const sheet = {
    ...SHEETS[of],
    title,
    ...(query && { query }),
    note: note ?? t('impor.whole'),
    ready: (n: number) => t('impor.ready', { n }),
    storing: (n: number) => t('impor.storing', { n }),
  };
  return <SheetButton sheet={sheet} label={title} onImported={onImported} />;
};

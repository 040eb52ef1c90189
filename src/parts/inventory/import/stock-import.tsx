// Items, opening stock and counts from Excel (inventory.md 8): the whole file or nothing of it.
import { useTranslation } from 'react-i18next';
import { mayCall } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import type { CallName } from '../../../resources/calls.ts';
import type { ImportSheet } from '../../../kit/import/import-dialog.tsx';
import { SheetButton } from '../../../kit/import/sheet-button.tsx';

interface Props {
  readonly of: 'item' | 'adjustment' | 'opname';
  readonly query?: ImportSheet['query'];
  readonly onImported?: () => void;
}

/** Nothing for who may not import. */
export const StockImport = ({ of, query = {}, onImported }: Props) => {
  const { t } = useTranslation();
  const me = useUser();
  const call: CallName = `inventory.${of}.import`;
  if (!mayCall(me, call)) return null;
  const title = t(`stockImport.${of}`);
  const sheet = {
    resource: `inventory.${of}`,
    path: `inventory/${of}`,
    query,
    title,
    note: t(`stockImport.note.${of}`),
    ready: (n: number) => t('stockImport.ready', { n }),
    storing: (n: number) => t('stockImport.storing', { n }),
  };
  return <SheetButton sheet={sheet} label={title} onImported={onImported} />;
};

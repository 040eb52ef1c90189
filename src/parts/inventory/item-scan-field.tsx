// Goods by the code on their box: what was scanned is looked up, and the page does with it what it is for.
import { useTranslation } from 'react-i18next';
import { readCall } from '../../providers/call.ts';
import type { AnswerOf } from '../../resources/answers.ts';
import { SCAN_MAX } from '../../resources/inventory/scan.ts';
import { ScanField } from '../../kit/scan/scan-field.tsx';

export type ScannedItem = AnswerOf<'inventory.scan'>;
interface Props {
  readonly label?: string;
  /** Says in words what was done; what it throws is shown. */
  readonly onItem: (scanned: ScannedItem) => string | Promise<string>;
}

export const ItemScanField = ({ label, onItem }: Props) => {
  const { t } = useTranslation();
  return (
    <ScanField<ScannedItem>
      label={label ?? t('scan.item')}
      resolve={(code) =>
        code.length > SCAN_MAX ? Promise.reject(new Error(t('scan.tooLong'))) : readCall('inventory.scan', { code })
      }
      onFound={async (scanned) => {
        const text = await onItem(scanned);
        return scanned.is_unsure && scanned.item.is_batch ? t('scan.unsure', { text }) : text;
      }}
    />
  );
};

// What can be done with a batch that expires: back to its supplier, to a branch that uses it faster, or written off once it has expired;
// each opens its form with the goods in it.
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../kit/page/link-button.tsx';
import layout from '../../../kit/style/layout.module.css';
import { useScreens } from '../../../layouts/navigation.tsx';
import type { AnswerOf } from '../../../resources/answers.ts';
import { adjustmentType } from '../../../resources/inventory/adjustment.ts';

export type ExpiryRow = AnswerOf<'inventory.report.expiry'>['data'][number];

type Way = 'back' | 'send' | 'writeOff';

const waysOf = ({ item_id, batch_no, qty, warehouse_id, receive_id, faster, days }: ExpiryRow) => {
  const link = (path: string, about: Readonly<Record<string, string | number>>) => ({
    path,
    to: `${path}?${new URLSearchParams(Object.entries(about).map(([name, value]) => [name, String(value)]))}`,
  });
  return [
    receive_id !== null && {
      key: 'back' as const,
      ...link('/inventory/purchase/return/create', { terima: receive_id, batch: batch_no }),
    },
    faster !== null && {
      key: 'send' as const,
      ...link('/inventory/mutation/create', {
        dari: warehouse_id,
        ke: faster.warehouse_id,
        item: item_id,
        jumlah: qty,
      }),
    },
    days < 0 && {
      key: 'writeOff' as const,
      ...link('/inventory/warehouse/adjustment/create', {
        jenis: adjustmentType.expired,
        gudang: warehouse_id,
        item: item_id,
        batch: batch_no,
        jumlah: qty,
      }),
    },
  ].filter((way) => way !== false);
};

export const RowActions = ({ row }: { readonly row: ExpiryRow }) => {
  const { t } = useTranslation();
  const { opens, near } = useScreens();
  const wordsOf = (key: Way) =>
    key === 'send' ? t('expiry.send', { branch: row.faster?.branch.code ?? '' }) : t(`expiry.${key}`);
  return (
    <span className={layout.rowTight}>
      {waysOf(row)
        .filter(({ path }) => opens(path))
        .map(({ key, to }) => (
          <LinkButton key={key} to={near(to)} size="small" aria-label={`${wordsOf(key)} ${row.batch_no}`}>
            {wordsOf(key)}
          </LinkButton>
        ))}
    </span>
  );
};

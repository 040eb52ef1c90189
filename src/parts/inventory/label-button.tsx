// Prints labels: how many of each is chosen, the paper opens beside the page (inventory.md 11).
import { PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayCall } from '../../policies/index.ts';
import { useUser } from '../../providers/session.ts';
import { onDemand } from '../../kit/page/on-demand.tsx';

const LabelDrawer = onDemand(async () => (await import('./label-drawer.tsx')).LabelDrawer);

/** What a label is for: an item, a batch, or a line of a posted receive. */
export interface LabelRow {
  readonly of: 'items' | 'batches' | 'lines';
  readonly id: number;
  readonly name: string;
  /** How many are offered. */
  readonly count: number;
}

export const LabelButton = ({ rows }: { readonly rows: readonly LabelRow[] }) => {
  const { t } = useTranslation();
  const me = useUser();
  const [opened, open] = useState(false);
  if (rows.length === 0 || !mayCall(me, 'inventory.label.print')) return null;
  return (
    <>
      <Button icon={<PrinterOutlined aria-hidden />} onClick={() => open(true)}>
        {t('label.open')}
      </Button>
      {opened && <LabelDrawer rows={rows} onClose={() => open(false)} />}
    </>
  );
};

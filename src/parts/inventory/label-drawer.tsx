// Asks how many labels of each are printed; the paper opens beside the page (inventory.md 11).
import { Button, Drawer, InputNumber } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callUrl } from '../../providers/call.ts';
import { LABEL_MAX } from '../../resources/inventory/label.ts';
import { useReturnFocus } from '../../kit/hooks/return-focus.ts';
import layout from '../../kit/style/layout.module.css';
import type { LabelRow } from './label-button.tsx';

const WIDTH = 480;
const KINDS = ['items', 'batches', 'lines'] as const;

/** 'id:count' of each kind; a row with none is left out. */
const askedOf = (rows: readonly LabelRow[]) =>
  Object.fromEntries(
    KINDS.map((kind) => [
      kind,
      rows
        .filter(({ of, count }) => of === kind && count > 0)
        .map(({ id, count }) => `${id}:${count}`)
        .join(','),
    ]).filter(([, text]) => text !== ''),
  );

export const LabelDrawer = ({
  rows,
  onClose,
}: {
  readonly rows: readonly LabelRow[];
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation();
  useReturnFocus();
  const id = useId();
  const [chosen, setChosen] = useState<readonly LabelRow[]>(() =>
    rows.map((row) => ({ ...row, count: Math.min(Math.ceil(row.count), LABEL_MAX) })),
  );
  const sum = chosen.reduce((all, { count }) => all + count, 0);
  return (
    <Drawer
      open
      title={t('label.title')}
      width={WIDTH}
      closable={{ 'aria-label': t('app.close') }}
      onClose={onClose}
      footer={
        <div className={layout.end}>
          <Button
            type="primary"
            disabled={sum === 0}
            href={callUrl('inventory.label.print', askedOf(chosen))}
            target="_blank"
            onClick={onClose}
          >
            {t('label.print', { n: sum })}
          </Button>
        </div>
      }
    >
      <ul className={`${layout.stackSmall} ${layout.divided}`}>
        {chosen.map((row, at) => (
          <li key={`${row.of} ${row.id}`} className={layout.between}>
            <label htmlFor={`${id}-${at}`}>{row.name}</label>
            <InputNumber<number>
              id={`${id}-${at}`}
              min={0}
              max={LABEL_MAX}
              precision={0}
              inputMode="numeric"
              value={row.count}
              onChange={(count) => setChosen(chosen.map((one, i) => (i === at ? { ...one, count: count ?? 0 } : one)))}
            />
          </li>
        ))}
      </ul>
    </Drawer>
  );
};

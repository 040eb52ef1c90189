// 'Konfirmasi BHP': what a treatment really used up, beginning with what the catalogue expects (service.md 2.8, 3.2).
import { Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import { needsReason } from '../../../resources/service/bhp.ts';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { FormSheet } from '../../../kit/sheet/form-sheet.tsx';
import { useSending } from '../../../kit/form/use-sending.ts';
import { type BhpLine, type BhpTreatment, useBhpLines } from './bhp.ts';
import { useBhpReload } from './bhp-reload.ts';
import { BhpRow, type BhpEntry } from './bhp-row.tsx';
import words from '../../../kit/style/words.module.css';
import { ItemPicker, type PickedItem } from './item-picker.tsx';
import layout from '../../../kit/style/layout.module.css';

interface Props {
  readonly treatment: BhpTreatment;
  readonly onClose: () => void;
}

const WIDTH = 620;

const entryOf = ({ item_id, itemdata, unit, allow_decimal, qty_default }: BhpLine): BhpEntry => ({
  item_id,
  name: itemdata?.name ?? '',
  unit,
  allow_decimal,
  qty_default,
  qty_used: qty_default,
  reason: '',
});
const byHand = ({ id, name, unit, allow_decimal }: PickedItem): BhpEntry => ({
  item_id: id,
  name,
  unit,
  allow_decimal,
  qty_default: null,
  qty_used: 1,
  reason: '',
});

const isComplete = ({ qty_default, qty_used, reason }: BhpEntry): boolean =>
  qty_used !== null && (!needsReason(qty_default, qty_used) || reason.trim() !== '');

/** What is confirmed: the lines of the catalogue, until somebody changes them. */
const useEntries = (treatmentId: number) => {
  const { query, lines } = useBhpLines({ visitperawatan: treatmentId });
  const [changed, change] = useState<readonly BhpEntry[]>();
  const entries = changed ?? lines.map(entryOf);
  const put = (entry: BhpEntry) => change(entries.map((one) => (one.item_id === entry.item_id ? entry : one)));
  const add = (entry: BhpEntry) => change([...entries, entry]);
  const remove = (itemId: number) => change(entries.filter(({ item_id }) => item_id !== itemId));
  return { query, entries, changed: changed !== undefined, put, add, remove };
};

const useConfirm = ({ treatment, onClose }: Props, entries: readonly BhpEntry[]) => {
  const { t } = useTranslation();
  const { send } = useSend('service.visitperawatan.bhp', tellDone(t('form.saved')));
  const reload = useBhpReload();
  return useSending(async () => {
    const lines = entries.map(({ item_id, qty_used, reason }) => ({
      item_id,
      qty_used,
      reason: reason.trim() || null,
    }));
    await send({ id: treatment.id }, { lines });
    await reload();
    onClose();
  });
};

export const BhpDrawer = ({ treatment, onClose }: Props) => {
  const { t } = useTranslation();
  const { query, entries, changed, put, add, remove } = useEntries(treatment.id);
  const { refusal, busy, onSubmit } = useConfirm({ treatment, onClose }, entries);
  // Errors of lines stand at the lines.
  const shown = refusal && {
    ...refusal,
    errors: Object.fromEntries(Object.entries(refusal.errors ?? {}).filter(([at]) => !at.startsWith('lines.'))),
  };
  return (
    <FormSheet
      title={t('supply.confirmOf', { name: treatment.name })}
      width={WIDTH}
      action={t('supply.confirm')}
      refusal={shown}
      busy={busy}
      typed={changed}
      ready={query.isSuccess && entries.length > 0 && entries.every(isComplete)}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {query.isError && <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />}
      {query.isLoading && <Skeleton active title={false} />}
      {query.isSuccess && (
        <>
          {entries.length === 0 && <p className={words.faint}>{t('supply.noStandard')}</p>}
          <ul className={layout.stackSmall}>
            {entries.map((entry, at) => (
              <BhpRow
                key={entry.item_id}
                entry={entry}
                errorAt={(field) => refusal?.errors?.[`lines.${at}.${field}`]?.join(', ')}
                onChange={put}
                onRemove={entry.qty_default === null ? () => remove(entry.item_id) : undefined}
              />
            ))}
          </ul>
          <ItemPicker
            kind="bhp"
            label={t('supply.addItem')}
            without={entries.map(({ item_id }) => item_id)}
            onPick={(item) => add(byHand(item))}
          />
        </>
      )}
    </FormSheet>
  );
};

// A prescription is prepared and handed over: what was typed is kept as a draft first, so that goods leave as they are shown.
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import { ReasonDialog } from '../../../kit/dialog/reason-dialog.tsx';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { type Refusal, refusalOf } from '../../../kit/form/refusal.ts';
import { MoneyControl } from '../../../kit/money/money-control.tsx';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { ItemScanField, type ScannedItem } from '../../../parts/inventory/item-scan-field.tsx';
import { type Entry, entriesOf, sentOf, withScanned } from './lines.ts';
import type { Resep } from './page.tsx';
import { PrepareLine } from './prepare-line.tsx';

const WIDTH = 620;

interface Props {
  readonly resep: Resep;
  /** Rupiah that the branch mostly takes for packing. */
  readonly packing: number;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Keeps what is typed, hands over, cancels; a refusal stays in the drawer. */
const useSteps = ({ resep, onChanged, onClose }: Props) => {
  const { t } = useTranslation();
  const [refusal, setRefusal] = useState<Refusal>();
  const prepare = useSend('inventory.resep.prepare', tellDone(t('resep.prepared')));
  const handOver = useSend('inventory.resep.handover', tellDone(t('resep.handedOver')));
  const cancel = useSend('inventory.resep.cancel', tellDone(t('resep.cancelled')));
  const step = async (work: () => Promise<unknown>) => {
    setRefusal(undefined);
    try {
      await work();
      onClose();
    } catch (error) {
      setRefusal(refusalOf(error));
    }
    onChanged();
  };
  const keep = (entries: readonly Entry[], embalase: number) =>
    prepare.send({ id: resep.id }, { lines: sentOf(entries), embalase_amount: embalase });
  return {
    refusal,
    busy: prepare.busy || handOver.busy,
    onKeep: (entries: readonly Entry[], embalase: number) => void step(() => keep(entries, embalase)),
    onHandOver: (entries: readonly Entry[], embalase: number) =>
      void step(async () => {
        const { version } = await keep(entries, embalase);
        await handOver.send({ id: resep.id }, { version });
      }),
    onCancel: async (reason: string) => {
      await cancel.send({ id: resep.id }, { reason });
      onChanged();
      onClose();
    },
  };
};

/** A box before the scanner is checked against what was prescribed. */
const useCheckedBox = (entries: readonly Entry[], onChecked: (entries: readonly Entry[]) => void) => {
  const { t } = useTranslation();
  return (scanned: ScannedItem): string => {
    const { name } = scanned.item;
    const { batch_no: batch, batch_id } = scanned;
    const checked = withScanned(entries, scanned);
    if (!checked) throw new Error(t('scan.notInResep', { name }));
    if (batch !== undefined && batch_id === undefined) throw new Error(t('scan.unknownBatch', { name, batch }));
    onChecked(checked);
    return batch === undefined ? t('scan.checked', { name }) : t('scan.checkedBatch', { name, batch });
  };
};

export const PrepareDrawer = (props: Props) => {
  const { t } = useTranslation();
  const { resep, packing, onClose } = props;
  const [entries, setEntries] = useState(() => entriesOf(resep));
  const [embalase, setEmbalase] = useState(resep.sale?.embalase_amount ?? packing);
  const [gives, setGives] = useState(false);
  const { refusal, busy, onKeep, onHandOver, onCancel } = useSteps(props);
  const onBox = useCheckedBox(entries, setEntries);
  const errorAt = (at: number) => (field: string) => refusal?.errors?.[`lines.${at}.${field}`]?.[0];
  return (
    <Drawer
      open
      title={`${resep.code} · ${resep.customer.name}`}
      width={WIDTH}
      closable={{ 'aria-label': t('app.close') }}
      onClose={onClose}
      footer={
        <div className={layout.between}>
          <Button danger onClick={() => setGives(true)}>
            {t('resep.cancel')}
          </Button>
          <span className={layout.rowTight}>
            <Button loading={busy} onClick={() => onKeep(entries, embalase)}>
              {t('resep.keep')}
            </Button>
            <Button type="primary" loading={busy} onClick={() => onHandOver(entries, embalase)}>
              {t('resep.handOver')}
            </Button>
          </span>
        </div>
      }
    >
      <div className={layout.stack}>
        {refusal && <RefusalAlert refusal={refusal} />}
        <p className={words.faint}>
          {t('resep.rm', { rm: resep.customer.code })} · {resep.doctor.name}
          {resep.note && ` · ${resep.note}`}
        </p>
        {resep.alergi.length > 0 && (
          <StatusChip tone="danger" label={t('resep.allergies', { alergi: resep.alergi.join(', ') })} />
        )}
        <ItemScanField label={t('scan.check')} onItem={onBox} />
        <ul className={layout.stackSmall}>
          {entries.map((entry, at) => (
            <PrepareLine
              key={entry.item.id}
              entry={entry}
              errorAt={errorAt(at)}
              onChange={(changed) => setEntries(entries.map((one, i) => (i === at ? changed : one)))}
            />
          ))}
        </ul>
        <label className={layout.stackTight}>
          {t('resep.embalase')}
          <MoneyControl min={0} value={embalase} onChange={(value) => setEmbalase(value ?? 0)} />
        </label>
        <p className={words.faint}>{t('resep.rest')}</p>
      </div>
      {gives && (
        <ReasonDialog
          title={t('resep.cancelOf', { code: resep.code })}
          action={t('resep.cancel')}
          onGiven={onCancel}
          onClose={() => setGives(false)}
        />
      )}
    </Drawer>
  );
};

// A prescription while it is written: a draft can be changed until it is sent.
import { useCreate, useUpdate } from '@refinedev/core';
import { Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tellDone } from '../../../providers/requested.ts';
import { visitresep } from '../../../resources/service/visitresep.ts';
import formStyle from '../../../kit/form/form.module.css';
import { ItemPicker, type PickedItem } from '../../../parts/service/bhp/item-picker.tsx';
import { useChanged } from '../../../kit/form/leave.tsx';
import { mergeTyped } from '../../../kit/form/merge-typed.ts';
import { useHeld } from '../../../kit/form/use-held.ts';
import { useNewest } from '../../../screens/form/use-newest.ts';
import { FormSheet } from '../../../kit/sheet/form-sheet.tsx';
import { useSending } from '../../../kit/form/use-sending.ts';
import type { VisitData } from '../../../parts/service/visit/visit.ts';
import { bodyOf, isComplete, linesOf, type ResepData, type ResepLine } from './resep.ts';
import { type Favourite, ResepFavourites, useResepFavourites } from './resep-favourites.tsx';
import { ResepLineFields } from './resep-line.tsx';
import words from '../../../kit/style/words.module.css';
import layout from '../../../kit/style/layout.module.css';

interface Props {
  readonly visit: VisitData;
  /** The draft to change; none writes a new one. */
  readonly resep?: ResepData;
  readonly onClose: () => void;
}

const WIDTH = 620;
const { note } = visitresep.fields;

/** A favourite as a line, with its dose. */
const favoured = ({ item_id, name, unit, qty, signa, alergi }: Favourite, key: number): ResepLine => ({
  ...picked({ id: item_id, name, unit, alergi }, key),
  qty,
  signa,
});

const picked = (
  { id, name, unit, alergi }: Pick<PickedItem, 'id' | 'name' | 'unit' | 'alergi'>,
  key: number,
): ResepLine => ({
  key,
  item_id: id,
  name,
  unit,
  qty: null,
  signa: '',
  racikan_group: null,
  alergi: alergi ?? null,
  alergi_reason: '',
});

type OnTake = (now: ResepData, before: ResepData) => void;
interface Unwritten {
  readonly version: number;
}
const UNWRITTEN: Unwritten = { version: 0 };

/** What a colleague wrote meanwhile. */
const Stored = ({ resep }: { readonly resep: ResepData }) => (
  <ul>
    {linesOf(resep).map(({ key, name, qty, unit, signa }) => (
      <li key={key}>{[name, qty, unit, signa].filter(Boolean).join(' ')}</li>
    ))}
  </ul>
);

/** Sends the prescription: a new one, or the draft with the version that was read. */
const useSave = ({ visit, resep, onClose }: Props, lines: readonly ResepLine[], remark: string, onTake: OnTake) => {
  const { t } = useTranslation();
  const create = useCreate();
  const update = useUpdate();
  const newest = useNewest(visitresep.name, resep?.id);
  const { base, refuse } = useHeld<ResepData | Unwritten>(resep ?? UNWRITTEN, {
    newest: async () => ((await newest?.()) as unknown as ResepData | undefined) ?? UNWRITTEN,
    tell: (now) => 'items' in now && <Stored resep={now} />,
    onTake: (now, before) => 'items' in now && 'items' in before && onTake(now, before),
  });
  return useSending(async () => {
    const shared = {
      resource: visitresep.name,
      successNotification: tellDone(t('form.saved')),
      errorNotification: false,
    } as const;
    const values = { note: remark.trim() || null, items: lines.map(bodyOf) };
    if (resep) await update.mutateAsync({ ...shared, id: resep.id, values: { ...values, version: base.version } });
    else await create.mutateAsync({ ...shared, values: { ...values, visit_id: visit.id } });
    onClose();
  }, refuse);
};

export const ResepDrawer = (props: Props) => {
  const { t } = useTranslation();
  const { visit, resep, onClose } = props;
  const id = useId();
  const [lines, setLines] = useState<readonly ResepLine[]>(() => (resep ? linesOf(resep) : []));
  const [remark, setRemark] = useState(resep?.note ?? '');
  const typed = useChanged({ lines, remark });
  const favourites = useResepFavourites(visit.id);
  const { refusal, busy, onSubmit } = useSave(props, lines, remark, (now, before) => {
    setLines((mine) => mergeTyped(linesOf(before), linesOf(now), mine));
    setRemark((mine) => mergeTyped(before.note ?? '', now.note ?? '', mine));
  });
  const shown = refusal && {
    ...refusal,
    errors: Object.fromEntries(Object.entries(refusal.errors ?? {}).filter(([at]) => !at.startsWith('items.'))),
  };
  const nextKey = Math.max(-1, ...lines.map(({ key }) => key)) + 1;
  return (
    <FormSheet
      title={resep?.code ?? t('supply.writeResep')}
      width={WIDTH}
      refusal={shown}
      busy={busy}
      typed={typed}
      ready={lines.length > 0 && lines.every(isComplete)}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <ResepFavourites
        {...favourites}
        without={lines.map(({ item_id }) => item_id)}
        onPick={(favourite) => setLines((old) => [...old, favoured(favourite, nextKey)])}
      />
      <ItemPicker
        kind="obat"
        visit={visit.id}
        label={t('supply.addMedicine')}
        without={lines.map(({ item_id }) => item_id)}
        onPick={(item) => setLines((old) => [...old, picked(item, nextKey)])}
      />
      {lines.length === 0 && <p className={words.faint}>{t('supply.noMedicine')}</p>}
      <ul className={layout.stack}>
        {lines.map((line, at) => (
          <ResepLineFields
            key={line.key}
            line={line}
            errorAt={(field) => refusal?.errors?.[`items.${at}.${field}`]?.join(', ')}
            onChange={(changed) => setLines((old) => old.map((one) => (one.key === changed.key ? changed : one)))}
            onKept={favourites.reload}
            onRemove={() => setLines((old) => old.filter(({ key }) => key !== line.key))}
          />
        ))}
      </ul>
      <div className={formStyle.field}>
        <label htmlFor={`${id}-note`} className={formStyle.label}>
          {note.label}
        </label>
        <Input.TextArea
          id={`${id}-note`}
          rows={2}
          maxLength={note.max}
          value={remark}
          onChange={(event) => setRemark(event.target.value)}
        />
      </div>
    </FormSheet>
  );
};

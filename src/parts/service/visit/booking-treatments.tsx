// What an appointment is for: items of the patient's approved plans, treatments of the catalogue; and the length that both suggest.
import { useList } from '@refinedev/core';
import { Checkbox, Select } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { type Control, useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { mayCall } from '../../../policies/index.ts';
import { useCall } from '../../../providers/call.ts';
import { PICK } from '../../../providers/data.ts';
import { useUser } from '../../../providers/session.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { activeStatus } from '../../../resources/kernel/active.ts';
import { tindakanmedis } from '../../../resources/service/tindakanmedis.ts';
import { useDebounced } from '../../../kit/hooks/debounce.ts';
import type { Values } from '../../../screens/form/values.ts';
import formStyle from '../../../kit/form/form.module.css';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';

type Item = AnswerOf<'service.jadwal.rencana'>['data'][number];
interface Treatment {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly duration_minutes: number | null;
}

const MOST = 50;
const PAUSE_MS = 250;
/** What a treatment takes of which nobody has said how long it takes. */
const USUAL_MINUTES = 30;

const idsOf = (value: unknown): readonly number[] => (Array.isArray(value) ? (value as readonly number[]) : []);
const sumOf = (minutes: readonly number[]): number => minutes.reduce((sum, one) => sum + one, 0);

/** Writes the sum of the usual lengths into the form, as long as nobody has written another one. */
const useSuggestion = (control: Control<Values>, name: string, suggested: number): void => {
  const { field } = useController({ name, control });
  const last = useRef<number | null>(null);
  const { value, onChange } = field;
  useEffect(() => {
    if (suggested === (last.current ?? 0)) return;
    if (value === null || value === undefined || value === last.current) onChange(suggested || null);
    last.current = suggested;
  }, [suggested, value, onChange]);
};

const PlanItems = ({ items, control }: { items: readonly Item[]; control: Control<Values> }) => {
  const { t } = useTranslation();
  const { field } = useController({ name: 'item_ids', control });
  return (
    <fieldset className={layout.stackTight}>
      <legend className={formStyle.label}>{t('booking.plan')}</legend>
      <Checkbox.Group
        className={layout.stackTight}
        value={[...idsOf(field.value)]}
        onChange={field.onChange}
        options={items.map(({ id, treatment, tooth, phase, minutes }) => ({
          value: id,
          label: (
            <>
              {[treatment, tooth].filter(Boolean).join(' ')}{' '}
              <span className={words.faint}>
                {[phase !== null && t('booking.phase', { phase }), t('booking.minutes', { minutes })]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </>
          ),
        }))}
      />
    </fieldset>
  );
};

interface CatalogueProps {
  readonly control: Control<Values>;
  readonly chosen: readonly Treatment[];
  readonly onChoose: (treatments: readonly Treatment[]) => void;
}

const Catalogue = ({ control, chosen, onChoose }: CatalogueProps) => {
  const { t } = useTranslation();
  const { field } = useController({ name: 'perawatan_ids', control });
  const [typed, type] = useState('');
  const [open, setOpen] = useState(false);
  const keyword = useDebounced(typed.trim(), PAUSE_MS);
  const { query, result } = useList<Treatment>({
    resource: tindakanmedis.name,
    meta: PICK,
    pagination: { currentPage: 1, pageSize: MOST },
    filters: [
      { field: 'status', operator: 'eq', value: activeStatus.active },
      ...(keyword ? [{ field: 'keyword', operator: 'eq' as const, value: keyword }] : []),
    ],
    queryOptions: { enabled: open, staleTime: 60_000 },
    errorNotification: false,
  });
  const known = new Map([...chosen, ...result.data].map((one) => [one.id, one]));
  return (
    <div className={formStyle.field}>
      <label htmlFor="booking-treatments" className={formStyle.label}>
        {t('booking.catalogue')}
      </label>
      <Select<number[]>
        id="booking-treatments"
        mode="multiple"
        value={[...idsOf(field.value)]}
        showSearch
        filterOption={false}
        onSearch={type}
        onOpenChange={setOpen}
        loading={query.isLoading && open}
        notFoundContent={query.isError ? query.error.message : undefined}
        options={[...known.values()].map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` }))}
        onChange={(ids) => {
          onChoose(ids.flatMap((id) => known.get(id) ?? []));
          field.onChange(ids);
        }}
      />
    </div>
  );
};

interface Props {
  readonly control: Control<Values>;
  /** Whose plans; left out: the form's `customer_id`. */
  readonly customer?: number;
  /** The field that says how long the appointment lasts. */
  readonly length: string;
  /** Without treatments of the catalogue: the form asks for one by itself. */
  readonly planOnly?: boolean;
}

/** Writes `item_ids` and `perawatan_ids` of the form. Items of another patient are given up with him. */
export const BookingTreatments = ({ control, customer: given, length, planOnly = false }: Props) => {
  const me = useUser();
  const [watched, chosenItems] = useWatch({ control, name: ['customer_id', 'item_ids'] });
  const { field } = useController({ name: 'item_ids', control });
  const [treatments, choose] = useState<readonly Treatment[]>([]);
  const customer = given ?? (typeof watched === 'number' ? watched : 0);
  const asked = customer > 0 && mayCall(me, 'service.jadwal.rencana');
  const { answer } = useCall('service.jadwal.rencana', { customer }, { enabled: asked });
  const items = asked ? (answer?.data ?? []) : [];
  const ids = idsOf(chosenItems);
  const gone = (asked ? answer !== undefined : true) && ids.some((id) => !items.some((item) => item.id === id));
  const { onChange } = field;
  useEffect(() => {
    if (gone) onChange([]);
  }, [gone, onChange]);
  useSuggestion(
    control,
    length,
    sumOf(items.filter(({ id }) => ids.includes(id)).map(({ minutes }) => minutes)) +
      sumOf(treatments.map(({ duration_minutes }) => duration_minutes ?? USUAL_MINUTES)),
  );
  return (
    <>
      {items.length > 0 && <PlanItems items={items} control={control} />}
      {!planOnly && <Catalogue control={control} chosen={treatments} onChoose={choose} />}
    </>
  );
};

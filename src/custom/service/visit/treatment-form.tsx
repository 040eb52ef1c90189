// A treatment of the visit, new or still planned: what the catalogue says of it decides which fields are asked (service.md 2.8).
import { useCreate, useOne, useUpdate } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { maySee } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { inputShape } from '../../../resources/kernel/shape.ts';
import { visitperawatan } from '../../../resources/service/visitperawatan.ts';
import { FormField } from '../../../screens/form/form-field.tsx';
import { useNewest } from '../../../screens/form/use-newest.ts';
import { useFieldsForm } from '../../../screens/form/use-fields-form.ts';
import type { Values } from '../../../screens/form/values.ts';
import { Money } from '../../../kit/money/money.tsx';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { FormDrawer } from '../../../kit/drawer/form-drawer.tsx';
import { useVisitReload } from '../../../parts/service/visit/use-visit-verb.ts';
import type { TreatmentData, VisitData } from '../../../parts/service/visit/visit.ts';
import type { NamedField } from '../../../screens/resource-fields.ts';
import { SlotChoice } from '../../../parts/paket/slot/slot-choice.tsx';
import { lineAmount } from './amount.ts';
import { type PresetSlot, useTakenSlot } from './taken-slot.ts';
import { useMeant } from './use-meant.ts';
import { SurfaceField, ToothField } from './tooth-field.tsx';
import surface from '../../../kit/style/surface.module.css';
import layout from '../../../kit/style/layout.module.css';

interface CatalogueEntry {
  readonly id: number;
  readonly scope: 'mulut' | 'rahang' | 'gigi' | 'permukaan';
  readonly isprice_open: boolean;
  /** Price of the branch today, rupiah; null: none was set. */
  readonly price: number | null;
}

interface Props {
  readonly visit: VisitData;
  readonly treatment?: TreatmentData;
  /** The slot of a package that a new one begins with. */
  readonly preset?: PresetSlot;
  /** What a new one begins with otherwise. */
  readonly begin?: Values;
  readonly onClose: () => void;
}

const FORM = 'treatment';
const DRAWER = 560;
const NAMES = [
  'perawatan_id',
  'tooth',
  'surfaces',
  'qty',
  'price',
  'discount_amount',
  'perawat_id',
  'note',
  'membershipperawatan_id',
  'override_reason',
] as const;

const teethIn = ({ tooth }: Values): readonly number[] => (Array.isArray(tooth) ? (tooth as number[]) : []);
const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Fields that the treatment's scope and the role ask for. */
const askedFields = (entry: CatalogueEntry | undefined, role: number, isCovered: boolean): ReadonlySet<string> => {
  const asked = new Set<string>(['perawatan_id', 'perawat_id', 'note']);
  if (!entry) return asked;
  if (entry.scope === 'gigi' || entry.scope === 'permukaan') asked.add('tooth');
  if (entry.scope === 'permukaan') asked.add('surfaces');
  if (entry.scope !== 'gigi') asked.add('qty');
  if (isCovered || !maySee(role, 'money')) return asked;
  if (entry.isprice_open) asked.add('price');
  return asked.add('discount_amount');
};

/** Body of the request: what is not asked is not sent; of a new treatment, neither is what was left empty. */
const bodyOf = (values: Values, asked: ReadonlySet<string>, isNew: boolean): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => asked.has(name) && !(isNew && (value === null || value === ''))),
  );

const useCatalogueEntry = (id: number | null): CatalogueEntry | undefined =>
  useOne<CatalogueEntry>({
    resource: visitperawatan.fields.perawatan_id.to,
    id: id ?? undefined,
    queryOptions: { enabled: id !== null },
    errorNotification: false,
  }).result;

/** What the line will come to with the values as they stand. */
const Preview = ({ entry, values }: { entry: CatalogueEntry; values: Values }) => {
  const { t } = useTranslation();
  if (entry.price === null) return <p className={`${surface.sunken} ${layout.between}`}>{t('visit.noPrice')}</p>;
  const teeth = teethIn(values).length;
  const qty = entry.scope === 'gigi' ? teeth : (number(values.qty) ?? Math.max(teeth, 1));
  const price = (entry.isprice_open ? number(values.price) : null) ?? entry.price;
  return (
    <p className={`${surface.sunken} ${layout.between}`}>
      <span>
        {t('visit.branchPrice')} <Money value={entry.price} />
      </span>
      <span>
        {t('visit.lineTotal')} <Money strong value={lineAmount(qty, price, number(values.discount_amount) ?? 0)} />
      </span>
    </p>
  );
};

const TreatmentForm = ({ visit, treatment, preset, begin, onClose }: Props) => {
  const { role } = useUser();
  const meant = useMeant();
  const create = useCreate();
  const update = useUpdate();
  const reload = useVisitReload();
  const named: readonly NamedField[] = NAMES.map((name) => ({ name, field: visitperawatan.fields[name] }));
  const { form, refusal, onSubmit } = useFieldsForm({
    fields: named,
    shape: inputShape(Object.fromEntries(named.map(({ name, field }) => [name, field]))),
    record: treatment,
    start: { ...begin, ...preset },
    newest: useNewest(visitperawatan.name, treatment?.id),
    submit: async (values, _dirty, base) => {
      const body: Values = { ...bodyOf(values, asked, treatment === undefined), ...taken.sent };
      const shared = { resource: visitperawatan.name, successNotification: false, errorNotification: false } as const;
      const { perawatan_id: _fixed, ...changes } = body;
      const stored = await meant((more) =>
        treatment
          ? update.mutateAsync({
              ...shared,
              id: treatment.id,
              values: { ...changes, ...more, version: base.version },
            })
          : create.mutateAsync({
              ...shared,
              values: { ...body, ...more, visit_id: visit.id, doctor_id: visit.doctor_id },
            }),
      );
      if (!stored) return;
      await reload();
      onClose();
    },
  });
  const values = form.watch();
  const taken = useTakenSlot({ visit, treatment, preset, form, values });
  const entry = useCatalogueEntry(number(values.perawatan_id));
  const asked = askedFields(entry, role, taken.isCovered);
  const teeth = teethIn(values);

  return (
    <form id={FORM} className={layout.stackLarge} onSubmit={(event) => void onSubmit(event)} noValidate>
      {refusal && <RefusalAlert refusal={refusal} />}
      <SlotChoice {...taken.choice} />
      {named
        .filter(({ name }) => asked.has(name) && !(treatment && name === 'perawatan_id'))
        .map((field) => {
          if (field.name === 'tooth') return <ToothField key={field.name} control={form.control} />;
          if (field.name === 'surfaces') return <SurfaceField key={field.name} control={form.control} teeth={teeth} />;
          return (
            <FormField key={field.name} {...field} control={form.control} record={treatment} idPrefix="treatment" />
          );
        })}
      {entry && !taken.isCovered && maySee(role, 'money') && <Preview entry={entry} values={values} />}
    </form>
  );
};

/** Drawer with the form; `treatment` is the planned one to change, none adds one. */
export const TreatmentDrawer = (props: Props) => {
  const { t } = useTranslation();
  return (
    <FormDrawer
      title={props.treatment?.name ?? t('visit.addTreatment')}
      form={FORM}
      width={DRAWER}
      onClose={props.onClose}
    >
      <TreatmentForm {...props} />
    </FormDrawer>
  );
};

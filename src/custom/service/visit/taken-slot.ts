// The slot of a package that a work of the form is taken out of: offered before a price, and only while it is for that work.
import type { UseFormReturn } from 'react-hook-form';
import { programType } from '../../../resources/paket/history-life.ts';
import type { SlotTaken } from '../../../parts/paket/slot/slot-choice.tsx';
import { useSlots } from '../../../parts/paket/slot/slot.ts';
import type { FormlabData } from '../../../parts/service/formlab/formlab.ts';
import type { TreatmentData, VisitData } from '../../../parts/service/visit/visit.ts';
import type { Values } from '../../../screens/form/values.ts';

/** The slot that a new treatment begins with, and what it is for. */
export interface PresetSlot {
  readonly membershipperawatan_id: number;
  readonly perawatan_id: number;
}
/** ... and a new order to a laboratory. */
export interface PresetLabSlot {
  readonly membershipperawatan_id: number;
  readonly laboratoriumjasa_id: number;
}
type Kind = 'perawatan_id' | 'laboratoriumjasa_id';

interface Form {
  readonly form: UseFormReturn<Values>;
  readonly values: Values;
}
interface About extends Form {
  /** What the slots are for. */
  readonly kind: Kind;
  readonly slots: ReturnType<typeof useSlots>['slots'];
  /** The work as it is stored; undefined: it is new. */
  readonly work: ({ readonly membershipperawatan_id: number | null } & { readonly [K in Kind]?: number }) | undefined;
  readonly preset: { readonly [K in Kind]?: number } | undefined;
}

const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Whether a slot pays, what the choice shows, and what is sent of it: a new work without a slot says nothing. */
const takenOf = ({ kind, slots, work, preset, form, values }: About) => {
  const named = number(values.membershipperawatan_id);
  const of = slots.find(({ id }) => id === named)?.[kind] ?? work?.[kind] ?? preset?.[kind];
  // Another work may have been chosen since: the slot is not for that one.
  const slot = of === values[kind] ? named : null;
  const reason = typeof values.override_reason === 'string' ? values.override_reason : '';
  const onChange = (taken: SlotTaken): void => {
    form.setValue('membershipperawatan_id', taken.slot, { shouldDirty: true });
    form.setValue('override_reason', taken.reason || null);
    const next = slots.find(({ id }) => id === taken.slot);
    if (next) form.setValue(kind, next[kind], { shouldDirty: true });
  };
  const isSilent = slot === null && work === undefined;
  return {
    isCovered: slot !== null,
    choice: { slots, value: { slot, reason }, onChange, held: work?.membershipperawatan_id ?? null },
    sent: isSilent ? {} : { membershipperawatan_id: slot, ...(reason !== '' && { override_reason: reason }) },
  };
};

interface OfTreatment extends Form {
  readonly visit: VisitData;
  readonly treatment?: TreatmentData;
  readonly preset?: PresetSlot;
}
/** Of a treatment: a stored one keeps being that treatment. */
export const useTakenSlot = ({ visit, treatment, preset, form, values }: OfTreatment) => {
  const customer = visit.customerdata?.id;
  const { slots } = useSlots(
    {
      customer: customer ?? 0,
      visit: visit.id,
      type: programType.treatment,
      tindakanmedis: treatment?.perawatan_id,
    },
    customer !== undefined,
  );
  return takenOf({ kind: 'perawatan_id', slots, work: treatment, preset, form, values });
};

interface OfFormlab extends Form {
  readonly customer?: number;
  readonly formlab?: FormlabData;
  readonly preset?: PresetLabSlot;
}
/** Of an order to a laboratory. */
export const useTakenLabSlot = ({ customer, formlab, preset, form, values }: OfFormlab) => {
  const { slots } = useSlots({ customer: customer ?? 0, type: programType.formlab }, customer !== undefined);
  return takenOf({ kind: 'laboratoriumjasa_id', slots, work: formlab, preset, form, values });
};

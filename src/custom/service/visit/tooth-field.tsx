// Teeth and surfaces of a treatment, chosen in a chart; only surfaces that every chosen tooth has are offered.
import { Checkbox } from 'antd';
import type { ReactNode } from 'react';
import { type Control, useController } from 'react-hook-form';
import { type Surface, SURFACES, surfaceFits } from '../../../resources/service/tooth.ts';
import { visitperawatan } from '../../../resources/service/visitperawatan.ts';
import formStyle from '../../../kit/form/form.module.css';
import type { Values } from '../../../screens/form/values.ts';
import { ToothPicker } from './tooth-picker.tsx';

interface FrameProps {
  readonly id: string;
  readonly label: string;
  readonly error?: string;
  readonly children: ReactNode;
}

const Frame = ({ id, label, error, children }: FrameProps) => (
  <div className={formStyle.fieldWide}>
    <span className={formStyle.label} id={`${id}-label`}>
      {label}
    </span>
    {children}
    {error && (
      <span id={`${id}-hint`} className={formStyle.error}>
        {error}
      </span>
    )}
  </div>
);

export const ToothField = ({ control }: { control: Control<Values> }) => {
  const { field, fieldState } = useController({ name: 'tooth', control });
  const { label } = visitperawatan.fields.tooth;
  const error = fieldState.error?.message;
  return (
    <Frame id="treatment-tooth" label={label} error={error}>
      <ToothPicker
        id="treatment-tooth"
        label={label}
        value={(field.value ?? []) as readonly number[]}
        onChange={field.onChange}
        describedBy={error && 'treatment-tooth-hint'}
      />
    </Frame>
  );
};

export const SurfaceField = ({ control, teeth }: { control: Control<Values>; teeth: readonly number[] }) => {
  const { field, fieldState } = useController({ name: 'surfaces', control });
  const fits = (surface: Surface) => teeth.every((tooth) => surfaceFits(tooth, surface));
  return (
    <Frame id="treatment-surfaces" label={visitperawatan.fields.surfaces.label} error={fieldState.error?.message}>
      <Checkbox.Group<Surface>
        aria-labelledby="treatment-surfaces-label"
        value={(field.value ?? []) as Surface[]}
        onChange={field.onChange}
        options={SURFACES.map(({ value, label }) => ({ value, label: `${value} ${label}`, disabled: !fits(value) }))}
      />
    </Frame>
  );
};

// A sheet at the side with one form: its fields, what the server refuses, Batal and Simpan.
import { type FormEvent, type ReactNode, useId } from 'react';
import type { Refusal } from '../form/refusal.ts';
import { FormDrawer } from '../drawer/form-drawer.tsx';
import { RefusalAlert } from '../form/refusal-alert.tsx';
import layout from '../style/layout.module.css';

const WIDTH = 520;
const NO_LABELS = {};

interface Props {
  readonly title: string;
  readonly refusal: Refusal | undefined;
  /** Names of its fields by their key on the wire, where it does not show them itself what is wrong. */
  readonly labels?: Readonly<Record<string, string>>;
  readonly busy: boolean;
  /** The form is complete. */
  readonly ready: boolean;
  /** Closing it would lose something. */
  readonly typed: boolean;
  /** What the button says; 'Simpan' if nothing else. */
  readonly action?: string;
  readonly width?: number;
  readonly onSubmit: (event: FormEvent) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export const FormSheet = ({
  refusal,
  labels = NO_LABELS,
  ready,
  width = WIDTH,
  onSubmit,
  children,
  ...drawer
}: Props) => {
  const form = useId();
  return (
    <FormDrawer {...drawer} form={form} width={width} disabled={!ready}>
      <form id={form} className={layout.stackLarge} onSubmit={onSubmit} noValidate>
        {refusal && <RefusalAlert refusal={refusal} labels={labels} />}
        {children}
      </form>
    </FormDrawer>
  );
};

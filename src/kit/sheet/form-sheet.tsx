// A sheet at the side with one form: its fields, what the server refuses, Batal and Simpan.
import { type FormEvent, type ReactNode, useId } from 'react';
import type { Refusal } from '../form/refusal.ts';
import { FormDrawer } from '../drawer/form-drawer.tsx';
import { RefusalAlert } from '../form/refusal-alert.tsx';
import layout from '../style/layout.module.css';

const WIDTH = 520;

interface Props {
  readonly title: string;
  readonly refusal: Refusal | undefined;
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

export const FormSheet = ({ refusal, ready, width = WIDTH, onSubmit, children, ...drawer }: Props) => {
  const form = useId();
  return (
    <FormDrawer {...drawer} form={form} width={width} disabled={!ready}>
      <form id={form} className={layout.stackLarge} onSubmit={onSubmit} noValidate>
        {refusal && <RefusalAlert refusal={refusal} />}
        {children}
      </form>
    </FormDrawer>
  );
};

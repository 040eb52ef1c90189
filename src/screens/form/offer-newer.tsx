// What a form is offered over a newer version: read, compared and drawn once it is needed.
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { NamedField } from '../resource-fields.ts';
import type { Row } from '../views/view.ts';
import { NewerVersion } from './newer-version.tsx';
import type { initialValues, Values } from './values.ts';

interface Options {
  readonly form: UseFormReturn<Values>;
  readonly fields: readonly NamedField[];
  /** Of the record, what a person is told to have changed. */
  readonly tells: readonly NamedField[];
  /** The form edits the record: its inputs take what is stored now. */
  readonly edits: boolean;
  /** Of the form's own code: imported here it would move to what every page loads. */
  readonly valuesOf: typeof initialValues;
  readonly base: Row;
  readonly now: Row;
  /** The form builds on what is stored now. */
  readonly onTaken: () => void;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

export const offerNewer = ({ form, fields, tells, edits, valuesOf, base, now, onTaken }: Options): ReactNode => {
  const dirty = edits ? Object.keys(form.formState.dirtyFields) : [];
  const [was, is] = [valuesOf(tells, base), valuesOf(tells, now)];
  const changed = tells.filter(({ name }) => !isSame(was[name], is[name]));
  const both = changed.map(({ name }) => name).filter((name) => dirty.includes(name));
  const take = (theirs: readonly string[]): void => {
    const typed = form.getValues();
    const kept = Object.keys(form.formState.dirtyFields).filter((name) => !theirs.includes(name));
    if (edits) {
      form.reset(valuesOf(fields, now));
      for (const name of kept) form.setValue(name, typed[name], { shouldDirty: true });
    }
    onTaken();
  };
  return <NewerVersion {...{ changed, now, both }} before={base} typed={form.getValues()} onTake={take} />;
};

// What a form goes on from when a colleague stored its record in the meantime: his version, with what was typed on top of it.
import { createElement, type ReactNode, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Refusal } from '../../kit/form/refusal.ts';
import { onDemand } from '../../kit/page/on-demand.tsx';
import type { NamedField } from '../resource-fields.ts';
import type { Row } from '../views/view.ts';
import { initialValues, type Values } from './values.ts';

const NewerVersion = onDemand(async () => (await import('./newer-version.tsx')).NewerVersion);

/** A record with the version that was read. */
export type Held = Row & { readonly version: number };

export interface NewerOptions {
  /** Reads the record as it is stored now. Left out: a newer version is only told. */
  readonly newest?: (() => Promise<Row>) | undefined;
  /** Of the record, what a person is told to have changed; the fields of the form if nothing else. */
  readonly tells?: readonly NamedField[];
}

interface Options extends NewerOptions {
  readonly form: UseFormReturn<Values>;
  readonly fields: readonly NamedField[];
  /** The record that the form began with, or that its verb is about. */
  readonly record: Row | undefined;
  /** The form edits the record: its inputs take what is stored now. */
  readonly edits: boolean;
  /** Nothing is refused any more. */
  readonly onTaken: () => void;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** `base` is what the form builds on; `offer` draws the way to a newer one, where there is one. */
export const useNewer = ({ form, fields, record, edits, newest, tells = fields, onTaken }: Options) => {
  const [base, setBase] = useState(record);

  const take = (now: Row, theirs: readonly string[]): void => {
    const typed = form.getValues();
    const kept = Object.keys(form.formState.dirtyFields).filter((name) => !theirs.includes(name));
    if (edits) {
      form.reset(initialValues(fields, now));
      for (const name of kept) form.setValue(name, typed[name], { shouldDirty: true });
    }
    setBase(now);
    onTaken();
  };

  const offer = async ({ code }: Refusal): Promise<ReactNode> => {
    if (code !== 'stale-version' || !newest || !base) return undefined;
    const now = await newest();
    if (now['version'] === base['version']) return undefined;
    const [was, is] = [initialValues(tells, base), initialValues(tells, now)];
    const changed = tells.filter(({ name }) => !isSame(was[name], is[name]));
    const dirty = edits ? Object.keys(form.formState.dirtyFields) : [];
    const both = changed.map(({ name }) => name).filter((name) => dirty.includes(name));
    const onTake = (theirs: readonly string[]): void => take(now, theirs);
    return createElement(NewerVersion, { changed, before: base, now, typed: form.getValues(), both, onTake });
  };

  return { base: base as Held, offer };
};

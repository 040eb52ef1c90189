// What a form goes on from when a colleague stored its record in the meantime: his version, with what was typed on top of it.
import { type ReactNode, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Refusal } from '../../kit/form/refusal.ts';
import type { NamedField } from '../resource-fields.ts';
import type { Row } from '../views/view.ts';
import { initialValues, type Values } from './values.ts';

/** A record with the version that was read. */
export type Held = Row & { readonly version: number };

export interface NewerOptions {
  /** Reads the record as it is stored now. Left out: a newer version is only told. */
  readonly newest?: (() => Promise<Row>) | undefined;
  /** Of the record, what a person is told to have changed; the fields of the form if nothing else. */
  readonly tells?: readonly NamedField[];
  /** What was typed stands on top of what is stored now. */
  readonly onTaken?: (() => void) | undefined;
}

interface Options extends NewerOptions {
  readonly form: UseFormReturn<Values>;
  readonly fields: readonly NamedField[];
  /** The record that the form began with, or that its verb is about. */
  readonly record: Row | undefined;
  /** The form edits the record: its inputs take what is stored now. */
  readonly edits: boolean;
}

/** `base` is what the form builds on; `offer` draws the way to a newer one, where there is one. */
export const useNewer = ({ record, newest, onTaken, tells, ...of }: Options) => {
  const [base, setBase] = useState(record);
  const offer = async ({ code }: Refusal): Promise<ReactNode> => {
    if (code !== 'stale-version' || !newest || !base) return undefined;
    const now = await newest();
    if (now['version'] === base['version']) return undefined;
    const taken = (): void => {
      setBase(now);
      onTaken?.();
    };
    const { offerNewer } = await import('./offer-newer.tsx');
    return offerNewer({ ...of, tells: tells ?? of.fields, valuesOf: initialValues, base, now, onTaken: taken });
  };
  return { base: base as Held, offer };
};

// Does a verb of a visit or of a treatment that needs no question, at once.
import { useInvalidate } from '@refinedev/core';
import { App } from 'antd';
import { useState } from 'react';
import { visit } from '../../../resources/service/visit.ts';
import type { Document } from '../../../resources/kernel/define.ts';
import { refusalOf } from '../../../kit/form/refusal.ts';
import { useDerivedVerb } from '../../../screens/record/use-derived-verb.ts';
import type { Loaded } from '../../../screens/record/use-record.ts';
import type { NamedVerb } from '../../../screens/record/verbs.ts';

/** True for a verb that neither asks for values nor for a confirmation. */
export const isPlain = ({ verb }: NamedVerb): boolean =>
  verb.confirm === undefined && Object.keys(verb.input).length === 0;

/** Reads all visits anew: lists, counts and open visits. */
export const useVisitReload = () => {
  const invalidate = useInvalidate();
  return () => invalidate({ resource: visit.name, invalidates: ['resourceAll'] });
};

/** A function that does a verb without a form, and the name of the one under way. A refusal is shown, and the visits are read again. */
export const usePlainVerb = (resource: Document) => {
  const send = useDerivedVerb(resource);
  const { message } = App.useApp();
  const reload = useVisitReload();
  const [busy, setBusy] = useState<string>();

  const run = async (named: NamedVerb, record: Loaded): Promise<void> => {
    setBusy(`${record.id} ${named.name}`);
    try {
      await send(named, record, {});
    } catch (error) {
      message.error(refusalOf(error).message);
    }
    await reload();
    setBusy(undefined);
  };
  return { run, busy: ({ name }: NamedVerb, record: Loaded) => busy === `${record.id} ${name}` };
};

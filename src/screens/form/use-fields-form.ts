// A form over declared fields: validated by the declaration's own zod shape, and by the server's answer.
import { type BaseSyntheticEvent, useEffect, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { type Refusal, refusalOf } from '../../kit/form/refusal.ts';
import { useTyped } from '../../kit/form/leave.tsx';
import { useOneAtATime } from '../../kit/form/one-at-a-time.ts';
import { useTellSending } from '../../kit/form/sending.ts';
import { atRest } from '../../kit/page/at-rest.ts';
import { fetchZod, madeShape } from '../../providers/zod-later.ts';
import type { NamedField } from '../resource-fields.ts';
import type { Row } from '../views/view.ts';
import { type Held, type NewerOptions, useNewer } from './use-newer.ts';
import { initialValues, type Values } from './values.ts';

interface Options<V extends object> extends NewerOptions {
  readonly fields: readonly NamedField[];
  /** Of what is sent. */
  readonly shape: z.ZodType<V>;
  readonly record?: Row;
  /** The record that a form is about which edits none: that of a verb. */
  readonly about?: Row;
  /** What a new record begins with, beside what is empty. */
  readonly start?: Values;
  /** Sends the values over `base`, the record as the form knows it; a failure is shown by the form. */
  readonly submit: (values: V, dirty: Readonly<Record<string, unknown>>, base: Held) => Promise<void>;
}

/** No field has this name: what stands there keeps the form from being sent. */
const UNCHECKED = 'unchecked()';

const fetchResolver = async () => (await import('./resolver.ts')).zodResolver;

/** Asks the shape, which is made when it is asked; `onFail` is told that its checks could not be fetched. */
const resolverOf =
  (shape: z.ZodType, onFail: (refusal: Refusal) => void): Resolver<Values> =>
  async (values, context, options) => {
    let made;
    let resolve;
    try {
      [made, resolve] = await Promise.all([madeShape(shape), fetchResolver()]);
    } catch (error) {
      onFail(refusalOf(error));
      return { values: {}, errors: { [UNCHECKED]: { type: 'fetch' } } };
    }
    // What is typed may be anything until the shape has been asked.
    return (resolve(made as never) as unknown as Resolver<Values>)(values, context, options);
  };

/** The checks come while the form is read, on a slow line when somebody begins to fill it. */
const useChecksAhead = (isTouched: boolean): void => {
  useEffect(() => {
    const fetch = (): void => void Promise.all([fetchZod(), fetchResolver()]).catch(() => undefined);
    if (isTouched) fetch();
    else atRest(fetch);
  }, [isTouched]);
};

/** react-hook-form for declared fields. Errors of fields that the form shows stand there; the rest is `refusal`. */
export const useFieldsForm = <V extends object>(options: Options<V>) => {
  const { fields, shape, record, about = record, start, submit, newest, tells, onTaken } = options;
  const { t } = useTranslation();
  const [refusal, setRefusal] = useState<Refusal>();
  const form = useForm<Values>({
    defaultValues: { ...initialValues(fields, record), ...start },
    resolver: resolverOf(shape, setRefusal),
    // Not on blur: the error's line would move the button from under the pointer that is about to press it.
    mode: 'onSubmit',
  });
  useTyped(form.formState.isDirty);
  useTellSending(form.formState.isSubmitting);
  useChecksAhead(form.formState.isDirty);

  const { base, offer } = useNewer({
    form,
    fields,
    record: about,
    edits: record !== undefined,
    newest,
    tells,
    onTaken: () => {
      setRefusal(undefined);
      onTaken?.();
    },
  });

  const place = async (refused: Refusal) => {
    const left: Record<string, readonly string[]> = {};
    let focused = false;
    for (const [path, texts] of Object.entries(refused.errors ?? {})) {
      const own = fields.some(({ name }) => path === name || path.startsWith(`${name}.`));
      if (own) form.setError(path, { type: 'server', message: texts.join(', ') }, { shouldFocus: !focused });
      else left[path] = texts;
      focused ||= own;
    }
    // Where it cannot be read, the refusal says that much itself.
    const more = await offer(refused).catch(() => undefined);
    setRefusal({ ...refused, errors: left, ...(more && { message: t('form.newer.title'), more }) });
  };

  const send = form.handleSubmit(async (values) => {
    setRefusal(undefined);
    try {
      // What the resolver hands on is what the shape made of it.
      await submit(values as unknown as V, form.formState.dirtyFields, base);
    } catch (error) {
      await place(refusalOf(error));
    }
  });
  const { begin, end } = useOneAtATime();
  const onSubmit = async (event?: BaseSyntheticEvent): Promise<void> => {
    event?.preventDefault();
    if (!begin()) return;
    try {
      await send(event);
    } finally {
      end();
    }
  };
  return { form, refusal, onSubmit };
};

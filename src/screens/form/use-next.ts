// What a form does with a document at once after saving it: a verb, without another page in between. Where the server has something to
// look at first, or refuses, the draft stays, and its page opens with the question.
import { useInvalidate } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../kit/form/refusal.ts';
import { tellDone } from '../../providers/requested.ts';
import { useUser } from '../../providers/session.ts';
import type { Resource } from '../../resources/kernel/define.ts';
import { useDerivedVerb } from '../record/use-derived-verb.ts';
import type { Loaded } from '../record/use-record.ts';
import { type Opening, verbsFor } from '../record/verbs.ts';
import { warningsOf } from '../record/warnings.ts';

interface Next {
  /** Undefined: nothing may follow, for this role or at all. */
  readonly label: string | undefined;
  /** Does it with what was saved. Undefined: it is done. */
  readonly follow: (record: Loaded) => Promise<Opening | undefined>;
}

/** @param verb name of a verb that a draft of the resource allows */
export const useNext = (resource: Resource, verb: string | undefined): Next => {
  const { t } = useTranslation();
  const me = useUser();
  const invalidate = useInvalidate();
  const send = useDerivedVerb(resource, tellDone(t('form.saved')));
  const allowed = resource.kind === 'document' ? verbsFor(resource, me, Number(resource.state['draft'])) : [];
  const named = allowed.find(({ name }) => name === verb);
  const follow = async (record: Loaded): Promise<Opening | undefined> => {
    if (!named) return undefined;
    const { name } = named;
    if (warningsOf(record).length > 0) return { verb: name };
    try {
      await send(named, record, {});
    } catch (error) {
      return { verb: name, refusal: refusalOf(error) };
    }
    await invalidate({ resource: resource.name, id: record.id, invalidates: ['list', 'detail'] });
    return undefined;
  };
  return { label: named?.verb.label, follow };
};

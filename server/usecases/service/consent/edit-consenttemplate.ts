// The text of a consent changes: what was signed under a revision keeps it (service.md 2.12).
import { consenttemplate } from '../../../../src/resources/service/consenttemplate.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { UseCases } from '../../kernel/contract.ts';
import { genericEdit } from '../../kernel/generic.ts';

const isSigned = named<{ signed: boolean }, [number, number]>(
  'consent_template_signed',
  'select exists (select from consents where consenttemplate_id = $1 and revision = $2) as signed',
);

/** A revision that somebody signed is frozen: other words, kind or title become the next one. */
export const editConsenttemplate: UseCases['service.consenttemplate']['edit'] = async (context, { before }, body) => {
  const { title, type, body: text } = { ...before, ...body };
  const changed = title !== before.title || type !== before.type || text !== before.body;
  const used = changed && (await runOne(context.tx, isSigned, before.id, before.revision))?.signed === true;
  const values = used ? { ...body, revision: before.revision + 1 } : body;
  return genericEdit(consenttemplate, context, before, values);
};

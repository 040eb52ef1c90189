// Consents as they are answered, and whether they were withdrawn since (service.md 2.15).
import { maySeeField } from '../../../../src/policies/index.ts';
import { consent } from '../../../../src/resources/service/consent.ts';
import type { Context } from '../../kernel/contract.ts';
import { belongsToNoted, byLookup } from '../../kernel/patient-search.ts';
import { ownRecords } from '../visit/own-records.ts';

const WITHDRAWN = 'exists (select from consents w where w.withdraws_id = t.id)';

export const { list: listConsent, show: showConsent } = ownRecords<typeof consent, { readonly withdrawn: boolean }>(
  consent,
  {
    keyword: (search, reader) => `(${search.on('t.title')} or ${belongsToNoted('t', search, reader, byLookup)})`,
    more: { withdrawn: WITHDRAWN },
  },
);

/** The consent as a call answers it: without what the role may not see. */
export const openConsent = async (context: Context, id: number) => {
  const record = await showConsent(context, id);
  const { signer_idcard: _hidden, ...open } = record;
  return maySeeField(context.actor.role, consent.fields.signer_idcard) ? record : open;
};

// A consent is taken back: a row of its own, the signed one stays as it is (service.md 2.15).
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { CallHandlers } from '../../kernel/contract.ts';
import { openConsent } from './consent-record.ts';
import { notePublication } from './publication.ts';
import { lockVisit } from '../visit/held-visit.ts';

interface Signed {
  readonly visit_id: number;
  readonly customer_id: number;
  readonly type: string;
  readonly title: string;
  readonly decision: string;
  readonly withdraws_id: number | null;
  readonly withdrawn: boolean;
}

const signedById = named<Signed, [number, number]>(
  'consent_signed',
  `select c.visit_id, c.customer_id, c.type, c.title, c.decision, c.withdraws_id,
     exists (select from consents w where w.withdraws_id = c.id) as withdrawn
   from consents c where c.id = $1 and c.profile_id = $2`,
);
const insertWithdrawal = named<{ id: number }, [id: number, user: number, at: string, reason: string]>(
  'consent_withdraw',
  `insert into consents (profile_id, created_by, visit_id, customer_id, doctor_id, consenttemplate_id, revision, type, title,
     body_rendered, perawatan_ids, decision, signer, signer_name, signer_relation, signer_idcard, signed_at, sha256, withdraws_id,
     withdraw_reason)
   select profile_id, $2, visit_id, customer_id, doctor_id, consenttemplate_id, revision, type, title, body_rendered, perawatan_ids,
     'menolak', signer, signer_name, signer_relation, signer_idcard, $3, sha256, id, $4
   from consents where id = $1 returning id`,
);

/**
 * POST /api/service/consent/{id}/tarik: answers the row of the withdrawal. The visit's row is held, so that two of them meet.
 * @throws Refusal not-found (404); consent-withdrawn, wrong-state (409) for what agreed to nothing
 */
export const withdrawConsent: CallHandlers['service.consent.tarik'] = async (context, { params, body }) => {
  const { tx, branch, actor, now } = context;
  const id = params['id'] ?? 0;
  const found = await runOne(tx, signedById, id, branch.id);
  if (!found) throw new Refusal('not-found');
  const visit = await lockVisit(context, found.visit_id);
  const signed = (await runOne(tx, signedById, id, branch.id)) ?? found;
  if (signed.withdrawn) throw new Refusal('consent-withdrawn');
  if (signed.withdraws_id !== null || signed.decision !== 'setuju')
    throw new Refusal('wrong-state', { singular: 'persetujuan' });
  const made = await runOne(tx, insertWithdrawal, id, actor.id, now.toISOString(), body.reason);
  if (!made) throw new Error('The withdrawal was not stored.');
  await notePublication(context, signed, false);
  return {
    record: await openConsent(context, made.id),
    status: 201,
    log: {
      message: `pencabutan persetujuan ${signed.title} kunjungan ${visit.code}`,
      url: `/service/visit/${visit.id}?tab=persetujuan`,
      groupvisit: visit.id,
      after: { consent: id, reason: body.reason },
    },
  };
};

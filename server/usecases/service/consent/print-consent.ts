// The signed consent on paper, with its signatures and its seal (service.md 2.15).
import { formatInstant } from '../../../../src/resources/kernel/date.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { decisions } from '../../../../src/resources/service/consent-text.ts';
import { named, runOne } from '../../../db/statement.ts';
import { pngOf } from '../../../files/photo.ts';
import { type Clinic, type Letter, renderLetter, type Signature } from '../../../print/letter.ts';
import type { CallHandlers, Context } from '../../kernel/contract.ts';
import { Download, PDF } from '../../kernel/download.ts';
import { showConsent } from './consent-record.ts';

interface Paper {
  readonly title: string;
  readonly revision: number;
  readonly body_rendered: string;
  readonly decision: 'setuju' | 'menolak';
  readonly signer: 'pasien' | 'wali';
  readonly signer_name: string;
  readonly signer_relation: string | null;
  readonly witness_name: string | null;
  readonly signed_at: string;
  readonly sha256: string;
  readonly visit: string;
  readonly patient: { readonly name: string; readonly rm: string };
  readonly doctor: string;
  readonly clinic: Clinic;
  readonly signature_key: string | null;
  readonly witness_key: string | null;
  readonly withdraw_reason: string | null;
  /** When a later row took it back. */
  readonly withdrawn_at: string | null;
}

const paperOf = named<Paper, [number]>(
  'consent_print',
  `select t.title, t.revision, t.body_rendered, t.decision, t.signer, t.signer_name, t.signer_relation, t.witness_name, t.signed_at,
     t.sha256, t.withdraw_reason, v.code as visit, d.name as doctor,
     jsonb_build_object('name', c.name, 'rm', c.username) as patient,
     jsonb_build_object('name', p.name, 'address', p.address, 'phone', p.phone) as clinic,
     (select f.key from files f where f.id = t.signature_id) as signature_key,
     (select f.key from files f where f.id = t.witness_signature_id) as witness_key,
     (select w.signed_at from consents w where w.withdraws_id = t.id) as withdrawn_at
   from consents t join visits v on v.id = t.visit_id join users c on c.id = t.customer_id join users d on d.id = t.doctor_id
   join profiles p on p.id = t.profile_id
   where t.id = $1`,
);

const pictureOf = async ({ files }: Context, key: string | null): Promise<Buffer | undefined> =>
  key === null ? undefined : pngOf(await files.get(key));

const momentOf = ({ timezone }: Context, instant: string): string => formatInstant(timezone, new Date(instant));

const drawFacts = (letter: Letter, context: Context, paper: Paper): void => {
  letter.fact('Pasien', `${paper.patient.name} (${paper.patient.rm})`);
  letter.fact('Kunjungan', paper.visit);
  letter.fact('Dokter', paper.doctor);
  if (paper.withdraw_reason !== null) {
    letter.fact('Dicabut', momentOf(context, paper.signed_at));
    letter.fact('Alasan', paper.withdraw_reason);
  } else {
    letter.fact('Ditandatangani', momentOf(context, paper.signed_at));
    letter.fact('Keputusan', decisions.find(({ value }) => value === paper.decision)?.label ?? '');
  }
  if (paper.withdrawn_at !== null) letter.fact('Dicabut', momentOf(context, paper.withdrawn_at));
  letter.rule();
};

/** GET /api/service/consent/{id}/print. @throws Refusal not-found (404); file-missing (404) when the signature's bytes are gone */
export const printConsent: CallHandlers['service.consent.print'] = async (context, { params }) => {
  const { id } = await showConsent(context, params['id'] ?? 0);
  const paper = await runOne(context.tx, paperOf, id);
  if (!paper) throw new Refusal('not-found');
  const role = paper.signer === 'pasien' ? 'Pasien' : `Wali (${paper.signer_relation ?? ''})`;
  const signatures: Signature[] = [
    { role, name: paper.signer_name, picture: await pictureOf(context, paper.signature_key) },
    ...(paper.witness_name === null
      ? []
      : [{ role: 'Saksi', name: paper.witness_name, picture: await pictureOf(context, paper.witness_key) }]),
  ];
  const title = paper.withdraw_reason === null ? paper.title : `PENCABUTAN: ${paper.title}`;
  const subject = `${title} · ${paper.visit}`;
  const pdf = await renderLetter({ size: 'A4', clinic: paper.clinic, title, subject }, (letter) => {
    drawFacts(letter, context, paper);
    letter.text(paper.body_rendered);
    letter.gap(18);
    if (paper.signature_key !== null) letter.signatures(signatures);
    letter.gap(16);
    letter.text(`Revisi ${paper.revision} · SHA-256 ${paper.sha256}`, { faint: true, size: 7 });
  });
  return new Download(`Persetujuan ${paper.visit.replaceAll('/', '-')}.pdf`, PDF, pdf, 'inline');
};

// What a buyer agrees to, as it is shown to him, signed and kept with the sale (paket.md 4).
import { type AgreedTerms, clausesOf } from '../../../../src/resources/paket/agreement.ts';
import { refuseField } from '../../../../src/resources/refusals.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import { encodePhoto, PhotoRefused } from '../../../files/photo.ts';
import type { CallHandlers, Context, WriteContext } from '../../kernel/contract.ts';
import { WEBP } from '../../kernel/download.ts';
import { onlyBranch } from '../../finance/ledger/only-branch.ts';
import { keepFile } from '../../platform/file/keep-file.ts';

/** Pixels of the kept signature's longer side. */
const SIGNATURE_SIDE = 800;

const branchTerms = named<Pick<AgreedTerms, 'branch' | 'cancel_fee' | 'arrears_days'>, [number]>(
  'agreement_terms',
  `select p.name as branch, coalesce(b.biaya_batal_paket, 0) as cancel_fee,
     case when b.profile_id is null then 30 else b.blokir_tunggakan_hari end as arrears_days
   from profiles p left join branchpreferences b on b.profile_id = p.id where p.id = $1`,
);
const saveAgreement = named<
  unknown,
  [id: number, clauses: string, signature: number | null, name: string | null, at: string | null]
>(
  'membership_agreement',
  `update memberships set agreement = $2::jsonb, signature_id = $3, signed_name = $4, signed_at = $5 where id = $1`,
);

/** The clauses of a sale in a branch, with what the branch takes and allows today. */
export const branchClauses = async (
  { tx }: Pick<Context, 'tx'>,
  branch: number,
  sale: Pick<AgreedTerms, 'scheme' | 'starts_from'>,
): Promise<readonly string[]> => {
  const terms = await runOne(tx, branchTerms, branch);
  if (!terms) throw new Error('The branch of a sale is not there.');
  return clausesOf({ ...terms, ...sale });
};

/** GET /api/paket/membership/ketentuan. @throws Refusal no-branch (422) for who has not chosen one */
export const showClauses: CallHandlers['paket.membership.ketentuan'] = async (context, { query }) => ({
  clauses: [...(await branchClauses(context, onlyBranch(context), query))],
});

/** Keeps a drawing as a picture without metadata. @throws Refusal photo-unreadable (422) at the field */
const keepSignature = async (context: WriteContext, customer: number, dataUrl: string): Promise<number> => {
  try {
    const drawn = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
    const { bytes, ...size } = await encodePhoto(drawn, SIGNATURE_SIDE);
    const upload = { filename: 'tanda-tangan.webp', bytes };
    return await keepFile(context, 'paket.membership.perjanjian', WEBP, upload, { ...size, customer });
  } catch (error) {
    if (error instanceof PhotoRefused) throw refuseField('photo-unreadable', 'signature');
    throw error;
  }
};

/**
 * Keeps with a new sale the clauses that hold for it, and who signed them; without a signature the paper is signed by hand.
 * @throws Refusal photo-unreadable (422)
 */
export const keepAgreement = async (
  context: WriteContext,
  sale: Pick<AgreedTerms, 'scheme' | 'starts_from'> & { readonly id: number; readonly customer_id: number },
  signature: { readonly name: string; readonly picture: string } | null | undefined,
): Promise<void> => {
  const { tx, branch, now } = context;
  const clauses = JSON.stringify(await branchClauses(context, branch.id, sale));
  const picture = signature ? await keepSignature(context, sale.customer_id, signature.picture) : null;
  const at = signature ? now.toISOString() : null;
  await run(tx, saveAgreement, sale.id, clauses, picture, signature?.name ?? null, at);
};

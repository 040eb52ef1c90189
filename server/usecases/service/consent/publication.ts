// Whether a patient lets the clinic show his photos: as his newest consent of that kind says (service.md 2.3).
import { named, run } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';

const setPublication = named<unknown, [number, number, boolean]>(
  'patient_publication',
  `insert into rekammedis (customer_id, created_by, isfotopublikasi) values ($1, $2, $3)
   on conflict (customer_id) do update set isfotopublikasi = excluded.isfotopublikasi, version = rekammedis.version + 1,
     updated_at = now()`,
);

/** Notes what the patient decided; other kinds of consent change nothing. */
export const notePublication = async (
  { tx, actor }: WriteContext,
  { type, customer_id }: { readonly type: string; readonly customer_id: number },
  allowed: boolean,
): Promise<void> => {
  if (type === 'publikasi') await run(tx, setPublication, customer_id, actor.id, allowed);
};

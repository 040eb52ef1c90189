// Treatments as Finance asks for them (../../finance/share/treatment-port.ts).
import { named, runOne } from '../../../db/statement.ts';
import type { Context } from '../../kernel/contract.ts';

const categoryOf = named<{ kategori_id: number }, [number]>(
  'treatment_category',
  'select kategori_id from tindakanmedis where id = $1',
);

export const treatmentsForFinance = {
  categoryOf: async ({ tx }: Pick<Context, 'tx'>, id: number): Promise<number | undefined> =>
    (await runOne(tx, categoryOf, id))?.kategori_id,
} as const;

// Treatments as Finance asks for them (../../finance/share/treatment-port.ts).
import { named, run } from '../../../db/statement.ts';
import type { Context } from '../../kernel/contract.ts';

const categoriesOf = named<{ id: number; kategori_id: number }, [readonly number[]]>(
  'treatment_categories',
  'select id, kategori_id from tindakanmedis where id = any ($1)',
);

export const treatmentsForFinance = {
  categoriesOf: async ({ tx }: Pick<Context, 'tx'>, ids: readonly number[]): Promise<ReadonlyMap<number, number>> =>
    new Map((await run(tx, categoriesOf, ids)).map(({ id, kategori_id }) => [id, kategori_id])),
} as const;

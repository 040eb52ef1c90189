// Vendors as Finance asks for them (../finance/expense/vendor-port.ts).
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { named, run } from '../../../db/statement.ts';
import type { Context, WriteContext } from '../../kernel/contract.ts';

const holdVendor = named<unknown, [number]>('vendor_hold', 'select id from vendors where id = $1 for no key update');
const activeVendors = named<{ name: string }, [readonly string[]]>(
  'vendors_active',
  `select lower(name) as name from vendors where status = ${activeStatus.active} and lower(name) = any ($1)`,
);

export const vendorsForFinance = {
  join: 'left join vendors v on v.id = t.vendor_id',
  called: (name: string) => `vendors v on lower(v.name) = lower(${name})`,
  active: async ({ tx }: Pick<Context, 'tx'>, names: readonly string[]) =>
    new Set((await run(tx, activeVendors, names)).map(({ name }) => name)),
  named: 'select id from vendors where name ilike ?',
  hold: ({ tx }: Pick<WriteContext, 'tx'>, id: number) => run(tx, holdVendor, id),
} as const;

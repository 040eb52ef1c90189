// Vendors as Finance asks for them (../finance/expense/vendor-port.ts).
import { named, run } from '../../db/statement.ts';
import type { WriteContext } from '../kernel/contract.ts';

const holdVendor = named<unknown, [number]>('vendor_hold', 'select id from vendors where id = $1 for no key update');

export const vendorsForFinance = {
  join: 'left join vendors v on v.id = t.vendor_id',
  named: 'select id from vendors where name ilike ?',
  hold: ({ tx }: Pick<WriteContext, 'tx'>, id: number) => run(tx, holdVendor, id),
} as const;

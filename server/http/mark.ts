// Puts the open requests of records into the answers of their resource, where its kind is asked about.
import type { Resource } from '../../src/resources/kernel/define.ts';
import type { ListBody } from '../../src/resources/kernel/wire.ts';
import { isAskedAbout } from '../../src/resources/platform/approval.ts';
import type { Row } from '../db/repository.ts';
import type { Context } from '../usecases/kernel/contract.ts';
import { withItsRequests, withRequests } from '../usecases/kernel/open-requests.ts';

interface Marker {
  readonly page: (context: Context, body: ListBody<Row>) => Promise<ListBody<Row>>;
  /** `row`: the record of that id, as it is being read. */
  readonly record: (context: Context, id: number, row: Promise<Row>) => Promise<Row>;
}
const NONE: Marker = { page: async (_context, body) => body, record: (_context, _id, row) => row };

/** Makes the functions that put open requests beside records: one statement for a record, one for a page. */
export const markerOf = ({ name }: Resource): Marker => {
  if (!isAskedAbout(name)) return NONE;
  return {
    page: async (context, page) => ({ ...page, data: await withRequests(context, name, page.data) }),
    record: (context, id, row) => withItsRequests(context, name, id, row),
  };
};

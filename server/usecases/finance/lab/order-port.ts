// Orders to laboratories belong to the service, which stands above Finance; fees that are awaited show whose they are.
import { port } from '../../kernel/port.ts';

export const labOrders = port<{
  /**
   * SQL: the order `o` of the fees `f`, with `o.code`, `o.ordered_at` (day of the work, else of the order), `o.treatment`, `o.patient`,
   * `o.rm`, `o.doctor` and `o.laboratory`, by names.
   */
  readonly join: string;
}>('orders to laboratories');

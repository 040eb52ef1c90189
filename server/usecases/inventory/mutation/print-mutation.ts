// 'Surat Jalan' of a mutation as PDF (inventory.md 4).
import { mutation } from '../../../../src/resources/inventory/mutation.ts';
import { dateIn } from '../../../../src/resources/kernel/date.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { baseQuantity } from '../../../domain/inventory/quantity.ts';
import { named, runOne } from '../../../db/statement.ts';
import { type Delivery, renderDelivery } from '../../../print/delivery.ts';
import type { CallHandlers } from '../../kernel/contract.ts';
import { Download, PDF } from '../../kernel/download.ts';
import { placesOf } from './mutation-record.ts';

interface Line {
  readonly code: string;
  readonly name: string;
  readonly unit: string;
  readonly allow_decimal: boolean;
  readonly qty_request: number;
  readonly factor: number;
  readonly batches: Delivery['lines'][number]['batches'];
}
interface Row extends Pick<Delivery, 'clinic' | 'code' | 'courier' | 'note'> {
  readonly status: number;
  readonly sent_at: string | null;
  readonly from_warehouse_id: number;
  readonly to_warehouse_id: number;
  readonly lines: readonly Line[];
}
const letterOf = named<Row, [number]>(
  'mutation_letter',
  `select m.code, m.status, m.sent_at, m.courier, m.note, m.from_warehouse_id, m.to_warehouse_id,
     jsonb_build_object('name', p.name, 'address', p.address, 'phone', p.phone) as clinic,
     (select jsonb_agg(jsonb_build_object('code', i.code, 'name', i.name, 'unit', i.unit, 'allow_decimal', i.allow_decimal,
       'qty_request', l.qty_request, 'factor', l.factor, 'batches', coalesce((
         select jsonb_agg(jsonb_build_object('batch_no', n.batch_no, 'expired_at', n.expired_at, 'qty', b.qty_sent) order by b.id)
         from mutation_line_batches b left join batches n on n.id = b.batch_id where b.mutation_line_id = l.id), '[]')) order by l.id)
      from mutation_lines l join items i on i.id = l.item_id where l.mutation_id = m.id) as lines
   from mutations m join profiles p on p.id = m.profile_id where m.id = $1`,
);
const ENDED: readonly number[] = [mutation.state.cancelled, mutation.state.rejected];

/** What was sent by batch; before that, what is asked for. */
const printed = ({ batches, qty_request, factor, ...item }: Line): Delivery['lines'][number] => ({
  ...item,
  batches:
    batches.length > 0 ? batches : [{ batch_no: null, expired_at: null, qty: baseQuantity(item, qty_request, factor) }],
});

/** GET /api/inventory/mutation/{id}/suratjalan. @throws Refusal not-found (404) */
export const printMutation: CallHandlers['inventory.mutation.suratjalan'] = async (context, { params }) => {
  const row = await runOne(context.tx, letterOf, params['id'] ?? 0);
  if (!row) throw new Refusal('not-found');
  const { status, sent_at, from_warehouse_id, to_warehouse_id, lines, ...letter } = row;
  const places = await placesOf(context);
  const placeOf = (id: number): string => {
    const place = places.find((one) => one.id === id);
    return place ? `${place.name}, ${place.profile_name}` : '';
  };
  const pdf = await renderDelivery({
    ...letter,
    sent: sent_at === null ? null : dateIn(context.timezone, new Date(sent_at)),
    from: placeOf(from_warehouse_id),
    to: placeOf(to_warehouse_id),
    lines: lines.map(printed),
    cancelled: ENDED.includes(status),
  });
  return new Download(`Surat Jalan ${row.code.replaceAll('/', '-')}.pdf`, PDF, pdf, 'inline');
};

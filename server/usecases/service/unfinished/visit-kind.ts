// Visits that wait or sit in a unit.
import { visitStates } from '../../../../src/resources/service/visit-state.ts';
import type { UnfinishedKind } from './kind.ts';

export const visitKind: UnfinishedKind = {
  key: 'kunjungan',
  label: 'Kunjungan belum selesai',
  task: 'Selesaikan atau batalkan',
  resource: 'service.visit',
  table: 'visits',
  open: 't.status in (1, 2)',
  day: 't.visit_date',
  columns: `t.code as title, c.name as person, d.name as doctor,
    case t.status when 1 then '${visitStates[1].label}' else '${visitStates[2].label}' end as state,
    '/service/visit/' || t.id as url`,
  joins: 'left join users c on c.id = t.customer_id left join users d on d.id = t.doctor_id',
};

// Visits that wait or sit in a unit.
import { presentVisitStates } from '../../../../src/resources/service/visit-state.ts';
import { visit } from '../../../../src/resources/service/visit.ts';
import { listed } from '../../../db/statement.ts';
import type { UnfinishedKind } from './kind.ts';

export const visitKind: UnfinishedKind = {
  key: 'kunjungan',
  label: 'Kunjungan belum selesai',
  task: 'Selesaikan atau batalkan',
  resource: 'service.visit',
  table: 'visits',
  open: `t.status in ${listed(presentVisitStates)}`,
  day: 't.visit_date',
  columns: `t.code as title, c.name as person, d.name as doctor,
    case t.status when ${visit.state.waiting} then '${visit.states[visit.state.waiting].label}'
      else '${visit.states[visit.state.inUnit].label}' end as state,
    '/service/visit/' || t.id as url`,
  joins: 'left join users c on c.id = t.customer_id left join users d on d.id = t.doctor_id',
};

// Visits that wait or sit in a unit.
import { visitStates } from '../../../../src/resources/service/visit-life.ts';
import type { UnfinishedKind } from './kind.ts';

export const visitKind: UnfinishedKind = {
  key: 'kunjungan',
  label: 'Kunjungan belum selesai',
  task: 'Selesaikan atau batalkan',
  resource: 'service.visit',
  rows: `select t.id, t.profile_id, t.code as title, c.name as person, d.name as doctor, t.visit_date as day,
      case t.status when 1 then '${visitStates[1].label}' else '${visitStates[2].label}' end as state,
      '/service/visit/' || t.id as url
    from visits t left join users c on c.id = t.customer_id left join users d on d.id = t.doctor_id
    where t.profile_id = any($1) and t.status in (1, 2) and t.visit_date <= $2`,
};

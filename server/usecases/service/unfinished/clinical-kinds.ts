// What the treatment itself leaves open: consumables, notes, work at the laboratory.
import { formlab } from '../../../../src/resources/service/formlab.ts';
import { visit } from '../../../../src/resources/service/visit.ts';
import { visitperawatan } from '../../../../src/resources/service/visitperawatan.ts';
import type { UnfinishedKind } from './kind.ts';

const NAMES = 'c.name as person, d.name as doctor';
const PEOPLE = 'left join users c on c.id = t.customer_id left join users d on d.id = t.doctor_id';
const VISIT = 'left join visits v on v.id = t.visit_id';
const DAY = '(select x.visit_date from visits x where x.id = t.visit_id)';

export const bhpKind: UnfinishedKind = {
  key: 'bhp',
  label: 'BHP belum dikonfirmasi',
  task: 'Konfirmasi BHP',
  resource: 'service.visitperawatan',
  table: 'visitperawatans',
  open: `t.has_bhp and not t.isbhpused and t.status = ${visitperawatan.state.done}`,
  day: DAY,
  columns: `t.name || ' · ' || v.code as title, ${NAMES}, 'Belum' as state, '/service/visit/' || t.visit_id || '?tab=bhp' as url`,
  joins: `${VISIT} ${PEOPLE}`,
};

export const noteKind: UnfinishedKind = {
  key: 'soap',
  label: 'Catatan SOAP belum dikunci',
  task: 'Kunci catatan',
  resource: 'service.visit',
  table: 'visitsoaps',
  open: `t.locked_at is null and exists (select from visits x where x.id = t.visit_id and x.status = ${visit.state.finished})`,
  day: DAY,
  columns: `v.code as title, ${NAMES}, 'Terbuka' as state, '/service/visit/' || t.visit_id || '?tab=soap' as url`,
  joins: `${VISIT} left join users c on c.id = v.customer_id left join users d on d.id = v.doctor_id`,
};

export const labKind: UnfinishedKind = {
  key: 'formlab',
  label: 'Form lab jatuh tempo',
  task: 'Terima dari lab',
  resource: 'service.formlab',
  table: 'formlabs',
  open: `t.status = ${formlab.state.sent}`,
  day: 't.due_at',
  columns: `t.code || ' · ' || l.name as title, ${NAMES}, 'Dikirim' as state,
    '/service/visit/' || t.visit_id || '?tab=formlab' as url`,
  joins: `left join laboratoriums l on l.id = t.laboratorium_id ${PEOPLE}`,
};

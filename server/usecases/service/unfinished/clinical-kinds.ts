// What the treatment itself leaves open: consumables, notes, work at the laboratory.
import { formlab } from '../../../../src/resources/service/formlab.ts';
import { visit } from '../../../../src/resources/service/visit.ts';
import type { UnfinishedKind } from './kind.ts';
import { BHP_OPEN, LAB_MISSING, LAB_UNSENT, missingPhotos, photosExpected, RESEP_UNSENT } from './open-part.ts';

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
  open: BHP_OPEN,
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

/** The pharmacy does not know of it, and the patient goes home without. */
export const resepKind: UnfinishedKind = {
  key: 'resep',
  label: 'Resep belum dikirim',
  task: 'Kirim ke farmasi',
  resource: 'service.visitresep',
  table: 'visitreseps',
  open: RESEP_UNSENT,
  day: DAY,
  columns: `t.code || ' · ' || v.code as title, ${NAMES}, 'Draft' as state,
    '/service/visit/' || t.visit_id || '?tab=resep' as url`,
  joins: `${VISIT} ${PEOPLE}`,
};

export const formlessKind: UnfinishedKind = {
  key: 'tanpalab',
  label: 'Form lab belum dibuat',
  task: 'Buat Form Lab',
  resource: 'service.visitperawatan',
  table: 'visitperawatans',
  open: LAB_MISSING,
  day: DAY,
  columns: `t.name || ' · ' || v.code as title, ${NAMES}, 'Belum' as state,
    '/service/visit/' || t.visit_id || '?tab=formlab' as url`,
  joins: `${VISIT} ${PEOPLE}`,
};

export const unsentLabKind: UnfinishedKind = {
  key: 'labdraft',
  label: 'Form lab belum dikirim',
  task: 'Kirim ke lab',
  resource: 'service.formlab',
  table: 'formlabs',
  open: LAB_UNSENT,
  day: DAY,
  columns: `t.code || ' · ' || l.name as title, ${NAMES}, 'Dibuat' as state,
    '/service/visit/' || t.visit_id || '?tab=formlab' as url`,
  joins: `left join laboratoriums l on l.id = t.laboratorium_id ${PEOPLE}`,
};

/** Days for which photos of a visit are still asked for: later there is nothing left to be taken. */
const PHOTO_DAYS = 7;

export const photoKind: UnfinishedKind = {
  key: 'foto',
  label: 'Foto protokol belum lengkap',
  task: 'Lengkapi foto',
  resource: 'service.visitmultimedia',
  table: 'visits',
  open: `t.status = ${visit.state.finished} and t.visit_date > $2::date - ${PHOTO_DAYS}
    and exists (${missingPhotos('t.id')}) and ${photosExpected('t.id', 't.customer_id')}`,
  day: 't.visit_date',
  columns: `t.code as title, ${NAMES}, 'Belum' as state, '/service/visit/' || t.id || '?tab=foto' as url`,
  joins: PEOPLE,
};

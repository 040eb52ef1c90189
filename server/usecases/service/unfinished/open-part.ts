// What is filled of each part of a visit and what is open of it, as SQL over one visit: `$1` its id, `$2` its patient.
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { formlab } from '../../../../src/resources/service/formlab.ts';
import { runningCaseStates } from '../../../../src/resources/service/orthocase.ts';
import { treatmentplan } from '../../../../src/resources/service/treatmentplan.ts';
import { visit } from '../../../../src/resources/service/visit.ts';
import type { VisitPartName } from '../../../../src/resources/service/visit-part.ts';
import { visitperawatan } from '../../../../src/resources/service/visitperawatan.ts';
import { visitresep } from '../../../../src/resources/service/visitresep.ts';
import { listed } from '../../../db/statement.ts';
import { UNSIGNED, unsignedOf } from '../consent/consent-part.ts';

const { planned, done, cancelled } = visitperawatan.state;

/** A done treatment `t` whose consumables wait for their confirmation. */
export const BHP_OPEN = `t.has_bhp and not t.isbhpused and t.status = ${done}`;
/** A done treatment `t` that goes to a laboratory, without its form. */
export const LAB_MISSING = `t.status = ${done} and not t.islab and exists (
  select from tindakanmedis m where m.id = t.perawatan_id and m.islabdefault)`;
/** A form `t` that was made and not sent. */
export const LAB_UNSENT = `t.status = ${formlab.state.draft}`;
/** A prescription `t` that the pharmacy does not know of. */
export const RESEP_UNSENT = `t.status = ${visitresep.state.draft}`;

/** Treatments that are planned or done and ask for a consent that nobody has signed; `of` is the visit's id. */
export const unsignedTreatments = (of: string): string => unsignedOf(of, [planned, done]);

/** Active labels of the protocol that no photo of the visit has; `of` is the visit's id. */
export const missingPhotos = (of: string): string => `select l.name from multimedialabels l
  where l.isprotocol and l.status = ${activeStatus.active} and not exists (
    select from visitmultimedias p where p.visit_id = ${of} and p.multimedialabel_id = l.id and p.deleted_at is null)
  order by l.sort, l.id`;
/** The protocol is kept for patients in an orthodontic treatment, and where a photo of it was begun with (decision 91). */
export const photosExpected = (of: string, patient: string): string => `(exists (
    select from orthocases o where o.customer_id = ${patient} and o.status in ${listed(runningCaseStates)})
  or exists (select from visitmultimedias p join multimedialabels l on l.id = p.multimedialabel_id and l.isprotocol
    where p.visit_id = ${of} and p.deleted_at is null))`;

interface PartSql {
  /** A condition. */
  readonly filled: string;
  /** A query of one column of text; left out: nothing can be open of it. */
  readonly open?: string;
}

const texts = ['Subjective', 'Objective', 'Assessment', 'Plan'] as const;
/** As the end of the visit asks for them: a control of braces stands for the note (../record/note-part.ts). */
const NOTE_MISSING = `select x.title from (values ${texts.map((title, at) => `(${at}, '${title}')`).join(', ')}) x (place, title)
  left join visitsoaps s on s.visit_id = $1
  where coalesce(trim(case x.place ${texts.map((title, at) => `when ${at} then s.${title.toLowerCase()}`).join(' ')} end), '') = ''
    and not exists (select from orthoprogresses o where o.visit_id = $1)
  order by x.place`;

const treatments = (condition: string): string =>
  `select t.name from visitperawatans t where t.visit_id = $1 and ${condition} order by t.id`;
const exists = (rows: string): string => `exists (select from ${rows})`;

const CHARTED = exists('odontogramentries e where e.visit_id = $1 and e.voided_at is null');

export const partSql: Readonly<Record<VisitPartName, PartSql>> = {
  soap: {
    filled: exists(
      `visitsoaps s where s.visit_id = $1 and trim(concat(s.subjective, s.objective, s.assessment, s.plan)) <> ''`,
    ),
    open: NOTE_MISSING,
  },
  diagnosa: { filled: exists('visitdiagnosas d where d.visit_id = $1') },
  odontogram: { filled: `(${CHARTED} or ${exists('perioexams e where e.visit_id = $1')})` },
  rencana: {
    filled: exists(
      `treatmentplans p where p.customer_id = $2 and p.status in ${listed([treatmentplan.state.draft, treatmentplan.state.approved])}`,
    ),
  },
  tindakan: {
    filled: exists(`visitperawatans t where t.visit_id = $1 and t.status <> ${cancelled}`),
    open: treatments(`t.status = ${planned}`),
  },
  bhp: { filled: exists('visitperawatans t where t.visit_id = $1 and t.isbhpused'), open: treatments(BHP_OPEN) },
  formlab: {
    filled: exists(`formlabs f where f.visit_id = $1 and f.status <> ${formlab.state.cancelled}`),
    open: `(${treatments(LAB_MISSING)}) union all (select t.code from formlabs t where t.visit_id = $1 and ${LAB_UNSENT} order by t.id)`,
  },
  resep: {
    filled: exists(`visitreseps r where r.visit_id = $1 and r.status <> ${visitresep.state.cancelled}`),
    open: `select t.code from visitreseps t where t.visit_id = $1 and ${RESEP_UNSENT} order by t.id`,
  },
  foto: {
    filled: exists('visitmultimedias p where p.visit_id = $1 and p.deleted_at is null'),
    open: `select m.name from (${missingPhotos('$1')}) m where ${photosExpected('$1', '$2')}`,
  },
  orto: { filled: exists('orthoprogresses o where o.visit_id = $1') },
  persetujuan: { filled: exists('consents c where c.visit_id = $1 and c.withdraws_id is null'), open: UNSIGNED },
};

/** States in which something can be left open: nothing is of a visit that nobody came to. */
export const livingVisitStates = [visit.state.waiting, visit.state.inUnit, visit.state.finished] as const;

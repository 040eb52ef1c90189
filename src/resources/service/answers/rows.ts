// What records of the treatment rooms answer beside their fields.
import { z } from 'zod';
import {
  coded,
  dayText,
  decimal,
  flag,
  id,
  instantText,
  integer,
  named,
  rupiah,
  stateIn,
  text,
} from '../../kernel/answer.ts';
import { rowShape } from '../../kernel/row-shape.ts';
import { bill } from '../../finance/bill.ts';
import { asked, unasked } from '../../platform/answers/asked.ts';
import { photoEdit } from '../photo-calls.ts';
import { shownXray } from '../xray/facts.ts';
import { visitperawatan } from '../visitperawatan.ts';
import { visitStates } from '../visit-state.ts';

const visitStatus = stateIn(visitStates);

export const visitperawatanRow = {
  all: {
    /** What may be left out of a treatment as it is entered is filled in. */
    doctor_id: id,
    doctordata: coded,
    qty: decimal,
    price: rupiah,
    discount_amount: rupiah,
    perawatandata: coded.extend({
      scope: text,
      islabdefault: flag,
      isconsent: flag,
      consenttemplate_id: id.nullable(),
    }),
    visitdata: coded.extend({ status: visitStatus, version: integer, visit_date: dayText }),
  },
  ...asked,
  without: unasked,
} as const;

/** Of a treatment within another answer: absent for roles that see no money. */
export const treatmentAmounts = {
  price: rupiah.optional(),
  price_standard: rupiah.optional(),
  discount_amount: rupiah.optional(),
  amount: rupiah.optional(),
} as const;

/** Amounts are absent for roles that see no money. */
const visitBill = z.strictObject({
  id,
  code: text.nullable(),
  status: stateIn(bill.states),
  statusname: text,
  total_amount: rupiah.optional(),
  installment_current_amount: rupiah.optional(),
  outstanding: rupiah.optional(),
});
const visitPatient = coded.extend({
  gender: integer.nullable(),
  birth_date: dayText.nullable(),
  note: text.nullable().optional(),
  initial: text,
  old: integer.nullable(),
});
/** A treatment on the page of its visit, which says itself whose visit and in which branch it is. */
const treatmentOfVisitRow = {
  ...visitperawatanRow,
  show: { ...visitperawatanRow.show, ...treatmentAmounts },
  without: { show: ['visitdata', 'customerdata', 'kategori', 'cabang', 'diagnosa'] },
} as const;
const treatmentOfVisit = rowShape(visitperawatan, treatmentOfVisitRow, 'show');

export const visitRow = {
  all: {
    label: text.nullable(),
    customerdata: visitPatient.nullable(),
    doctordata: coded.extend({ initial: text }).nullable(),
    billdata: visitBill.nullable(),
  },
  list: asked.list,
  show: { ...asked.show, visitperawatans: z.array(treatmentOfVisit) },
  without: unasked,
} as const;

export const visitdiagnosaRow = {
  all: {
    diagnosadata: coded.extend({ name_en: text.nullable() }),
    visitdata: coded.extend({ visit_date: dayText }),
  },
  deletes: 'record',
} as const;

export const treatmentplanRow = { lines: true } as const;

const laboratoriumFigures = ['open_orders', 'late_percent', 'remake_percent'] as const;
export const laboratoriumRow = { without: { written: laboratoriumFigures } } as const;

export const formlabRow = {
  all: {
    perawatandata: coded.extend({ status: integer }),
    visitdata: coded.extend({ status: visitStatus, visit_date: dayText }),
    /** The telephone is absent for roles that may not see it. */
    customerdata: coded.extend({ phone: text.nullable().optional() }),
    labdata: named.extend({ phone: text.nullable() }),
    jasadata: named.extend({ turnaround_days: integer }),
  },
} as const;

const attempt = z.strictObject({ at: instantText, by: id, byname: text, result: text, note: text.nullable() });
export const recallRow = {
  all: {
    attempts: z.array(attempt),
    text,
    customerdata: coded.extend({ phone: text.nullable() }),
    /** The appointment that it became. */
    visitdata: coded.extend({ visit_date: dayText }).nullable(),
    /** Of an open one: when the patient comes next, whoever booked it. */
    nextdata: coded.extend({ visit_date: dayText }).nullable(),
  },
  /** One that was entered by hand is answered without its words. */
  written: {
    text: text.optional(),
    customerdata: coded.extend({ phone: text.nullable().optional() }),
    nextdata: coded.extend({ visit_date: dayText }).nullable().optional(),
  },
} as const;

export const visitperawatanbhpRow = { all: { allow_decimal: flag } } as const;

const allergyWarning = z.strictObject({ item_id: id, alergi: text });
export const visitresepRow = {
  all: { peringatan: z.array(allergyWarning) },
  lines: true,
} as const;

export const consentRow = { all: { perawatan_ids: z.array(id) } } as const;
export const multimedialabelRow = { without: { written: ['photo_count'] } } as const;

/** Millimetres a pixel, by whom and when. */
const calibration = z.strictObject({ mm: z.number(), by: id, at: instantText });

export const visitmultimediaRow = {
  all: {
    edit: photoEdit.nullable(),
    /** One that was not removed has its files. */
    file_id: id,
    thumb_id: id,
    /** Of a radiograph that came as its device wrote it. */
    xray: shownXray.nullable(),
    calibration: calibration.nullable(),
    url: text,
    thumburl: text,
    dicomurl: text.nullable(),
    width: integer,
    height: integer,
    doctordata: coded.nullable(),
    authordata: coded.nullable(),
    profiledata: coded,
    visitdata: coded.extend({ visit_date: dayText }).nullable(),
    labeldata: named.extend({ group: text }).nullable(),
  },
  ...asked,
  without: unasked,
} as const;

export const serviceRows = {
  'service.visit': visitRow,
  'service.visitperawatan': visitperawatanRow,
  'service.visitdiagnosa': visitdiagnosaRow,
  'service.treatmentplan': treatmentplanRow,
  'service.laboratorium': laboratoriumRow,
  'service.formlab': formlabRow,
  'service.recall': recallRow,
  'service.visitperawatanbhp': visitperawatanbhpRow,
  'service.visitresep': visitresepRow,
  'service.consent': consentRow,
  'service.multimedialabel': multimedialabelRow,
  'service.visitmultimedia': visitmultimediaRow,
} as const;

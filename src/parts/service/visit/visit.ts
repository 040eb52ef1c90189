// A visit and its treatments as the API answers them (service.md 2.6, 2.8).
import { can, type Who } from '../../../policies/index.ts';
import { DOKTER, MANAGER, SUPERADMIN } from '../../../policies/role.ts';
import type { SessionUser } from '../../../providers/session.ts';
import type { bill } from '../../../resources/finance/bill.ts';
import { visitState, type VisitStatus } from '../../../resources/service/visit-state.ts';
import { visit } from '../../../resources/service/visit.ts';
import type { visitperawatan } from '../../../resources/service/visitperawatan.ts';
import type { Loaded } from '../../../screens/record/use-record.ts';
import { type NamedVerb, verbsFor } from '../../../screens/record/verbs.ts';

interface Person {
  readonly id: number;
  readonly name: string;
  readonly code?: string | null | undefined;
}

export interface VisitPatient extends Person {
  readonly gender: number | null;
  readonly old: number | null;
  readonly birth_date: string | null;
  readonly note?: string | null | undefined;
}

/** Amounts are absent for roles that do not see money. */
export interface VisitBill {
  readonly id: number;
  readonly code: string | null;
  readonly status: keyof typeof bill.states;
  readonly statusname: string;
  readonly total_amount?: number;
  readonly outstanding?: number;
}

export interface TreatmentData extends Loaded {
  readonly status: keyof typeof visitperawatan.states;
  readonly perawatan_id: number;
  readonly code: string;
  readonly name: string;
  readonly tooth: readonly number[] | null;
  readonly surfaces: readonly string[] | null;
  readonly qty: number;
  readonly price?: number;
  readonly discount_amount?: number;
  readonly amount?: number;
  /** The slot of a package that pays for it. */
  readonly membershipperawatan_id: number | null;
  readonly note: string | null;
  /** True while a form lab hangs on it. */
  readonly islab?: boolean;
  readonly has_bhp: boolean;
  readonly isbhpused: boolean;
  /** What the catalogue says of the treatment. */
  readonly perawatandata?: {
    readonly islabdefault: boolean;
    readonly isconsent: boolean;
    readonly consenttemplate_id: number | null;
  };
  readonly doctordata: Person | null;
  readonly perawatdata: Person | null;
}

export interface VisitData extends Loaded {
  readonly code: string;
  readonly status: VisitStatus;
  readonly label: string | null;
  readonly queue_number: number | null;
  readonly visit_date: string;
  readonly session_time: string | null;
  readonly minutes: number | null;
  readonly booked_unit_id: number | null;
  readonly booked_perawat_id: number | null;
  readonly overbooked: boolean;
  readonly booked_unitdata: Person | null;
  readonly booked_perawatdata: Person | null;
  readonly reminder_sent_at: string | null;
  readonly patient_answer: string | null;
  readonly next_control_at: string | null;
  /** What the chair tells the desk. */
  readonly desk_note: string | null;
  readonly type: string;
  readonly priority: number;
  readonly isnew: boolean;
  readonly keluhan: string | null;
  readonly note: string | null;
  readonly doctor_id: number;
  readonly confirmed_at: string | null;
  readonly called_at: string | null;
  readonly in_unit_at: string | null;
  readonly finished_at: string | null;
  readonly waiting_minutes: number | null;
  readonly chair_minutes: number | null;
  readonly customerdata: VisitPatient | null;
  readonly doctordata: Person | null;
  readonly unitdata: Person | null;
  readonly perawatdata: Person | null;
  readonly billdata: VisitBill | null;
  readonly visitperawatans?: readonly TreatmentData[];
}

const OWN_ONLY: readonly string[] = ['selesai', 'batal', 'jadwalulang'];
/** Noted on the list of reminders, not on a card. */
const ELSEWHERE: readonly string[] = ['ingatkan'];

/**
 * Verbs that the visit's state allows this user (service.md 3.1): a doctor ends his own visits only; a patient in the unit is
 * sent away by manager and superadmin.
 */
export const visitVerbs = (
  user: Pick<SessionUser, 'id' | 'role' | 'features'>,
  { status, doctor_id }: Pick<VisitData, 'status' | 'doctor_id'>,
): readonly NamedVerb[] =>
  verbsFor(visit, user, status).filter(({ name }) => {
    if (ELSEWHERE.includes(name)) return false;
    if (name === 'batal' && status === visitState.inUnit) return user.role === MANAGER || user.role === SUPERADMIN;
    return user.role !== DOKTER || doctor_id === user.id || !OWN_ONLY.includes(name);
  });

/** Only the desk confirms; the others enter appointments (service.md 3.1). */
export const mayConfirm = (who: Who): boolean => can(who, visit.name, 'konfirmasi');

/** Client address of a visit's page. */
export const visitPath = (id: number): string => `/service/visit/${id}`;
/** Client address where a bill is paid. */
export const paymentPath = (billId: number): string => `/service/payment?bill=${billId}`;

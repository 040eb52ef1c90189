// Every column of the database that may name a patient, and what becomes of it when his record is merged into another one.
// A test compares this list with the database, so that no later table is forgotten.
import { recall } from '../../../../src/resources/service/recall.ts';

interface PatientColumn {
  readonly table: string;
  readonly column: string;
  /** Done before: what of the merged record ($1) may not stand beside the same of the kept one ($2); $3 who merges. */
  readonly settle?: string;
}

const ofCustomer = (table: string, settle?: string): PatientColumn => ({ table, column: 'customer_id', settle });

/** Rows that go over to the kept record, in every branch. A document keeps the name that it was written for. */
export const MOVED: readonly PatientColumn[] = [
  ofCustomer('visits'),
  ofCustomer('visitperawatans'),
  ofCustomer('visitdiagnosas'),
  ofCustomer('visitreseps'),
  ofCustomer('formlabs'),
  ofCustomer('consents'),
  ofCustomer('orthocases'),
  ofCustomer('odontogramentries'),
  ofCustomer('odontograms'),
  ofCustomer('perioexams'),
  ofCustomer('treatmentplans'),
  ofCustomer('files'),
  ofCustomer(
    'visitmultimedias',
    `update visitmultimedias f set deleted_at = now(), deleted_by = $3, delete_reason = 'Sudah ada di rekam yang dipertahankan',
       version = f.version + 1, updated_at = now()
     where f.customer_id = $1 and f.deleted_at is null and exists (
       select from visitmultimedias k where k.customer_id = $2 and k.deleted_at is null and k.sha256 = f.sha256)`,
  ),
  ofCustomer(
    'recalls',
    `update recalls f set status = ${recall.state.done}, version = f.version + 1, updated_at = now()
     where f.customer_id = $1 and f.status = ${recall.state.open} and $3::bigint is not null and exists (select from recalls k
       where k.profile_id = f.profile_id and k.customer_id = $2 and k.reason = f.reason and k.status = ${recall.state.open})`,
  ),
  ofCustomer('daftartunggus'),
  ofCustomer('bills'),
  ofCustomer('tindakanincomes'),
  ofCustomer('billtransactions'),
  ofCustomer('sales'),
  ofCustomer('memberships'),
  ofCustomer('membershipperawatans'),
  ofCustomer('membershipperawatanuseds'),
  { table: 'users', column: 'merged_into_id' },
];

/** Rows that stay as they are, and why. */
export const KEPT: Readonly<Record<string, string>> = {
  'rekammedis.customer_id': 'header of the merged record; what the kept one lacks is copied',
  'customerprofiles.user_id': 'branches of the merged record; the kept one gets them too',
  'customerdeposits.customer_id': 'what is held for the merged record is moved into what is held for the kept one',
  'readlogs.customer_id': 'rows are never changed; the readers of a patient are told with those of his merged records',
  'stock_moves.customer_id': 'rows are never changed; the merged record leads to the kept one',
  'patientdistincts.first_id': 'said of a record that is no longer compared',
  'patientdistincts.second_id': 'said of a record that is no longer compared',
  'pegawais.id': 'of members of the staff only: a patient has no employment',
};

/** Names of columns that hold members of the staff only. */
export const STAFF_COLUMNS: readonly string[] = [
  'approved_by',
  'asked_by',
  'author_id',
  'booked_perawat_id',
  'checked_by',
  'closed_by',
  'updated_by',
  'counted_by',
  'created_by',
  'decided_by',
  'signed_by',
  'sold_by',
  'deleted_by',
  'doctor_id',
  'head_id',
  'locked_by',
  'logged_by',
  'pegawai_id',
  'perawat_id',
  'posted_by',
  'received_by',
  'recorded_by',
  'recounted_by',
  'reopened_by',
  'sales_id',
  'sent_by',
  'submitted_by',
  'told_id',
  'uploaded_by',
  'user_id',
  'verified_by',
  'voided_by',
  'taken_by',
];

/** Particulars that the kept record takes over where it has none. */
export const PARTICULARS = [
  'gender',
  'birth_place',
  'birth_date',
  'address',
  'phone',
  'email',
  'instagram',
  'note',
  'wali_name',
  'wali_idcard',
  'wali_gender',
  'wali_email',
  'wali_phone',
  'wali_address',
  'avatar',
] as const;
/** As much of the header of his medical record; allergies, illnesses and counts are added up. */
export const HEADER = [
  'doctor_id',
  'golongan_darah',
  'pekerjaan',
  'kontak_darurat_nama',
  'kontak_darurat_phone',
  'sumber',
  'patient_note',
] as const;

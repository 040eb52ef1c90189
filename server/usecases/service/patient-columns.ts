// Every column of the database that may name a patient, and what becomes of it when his record is merged into another one.
// A test compares this list with the database, so that no later table is forgotten.

interface PatientColumn {
  readonly table: string;
  readonly column: string;
}

/** Rows that go over to the kept record, in every branch. A document keeps the name that it was written for. */
export const MOVED: readonly PatientColumn[] = [
  { table: 'visits', column: 'customer_id' },
  { table: 'visitperawatans', column: 'customer_id' },
  { table: 'bills', column: 'customer_id' },
  { table: 'billtransactions', column: 'customer_id' },
  { table: 'users', column: 'merged_into_id' },
];

/** Rows that stay as they are, and why. */
export const KEPT: Readonly<Record<string, string>> = {
  'rekammedis.customer_id': 'header of the merged record; what the kept one lacks is copied',
  'customerprofiles.user_id': 'branches of the merged record; the kept one gets them too',
  'readlogs.customer_id': 'rows are never changed; the readers of a patient are told with those of his merged records',
  'patientdistincts.first_id': 'said of a record that is no longer compared',
  'patientdistincts.second_id': 'said of a record that is no longer compared',
};

/** Names of columns that hold members of the staff only. */
export const STAFF_COLUMNS: readonly string[] = [
  'created_by',
  'closed_by',
  'decided_by',
  'doctor_id',
  'perawat_id',
  'uploaded_by',
  'user_id',
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
/** As much of the header of his medical record; allergies and counts are added up. */
export const HEADER = [
  'doctor_id',
  'golongan_darah',
  'pekerjaan',
  'kontak_darurat_nama',
  'kontak_darurat_phone',
  'sumber',
] as const;

// One owner for each table: the only room of the server that writes it, the generic repository beside it.
import type { UsecaseRoom } from './usecase-rooms.ts';

/** A room of server/usecases, a folder beside it, or the database itself: triggers and functions of the migrations. */
export type Owner =
  | UsecaseRoom
  | 'server/db'
  | 'server/db/seed'
  | 'server/http'
  | 'server/jobs'
  | 'server/backup'
  | 'database';

export const TABLE_OWNERS: Readonly<Record<string, Owner>> = {
  akunbalances: 'database',
  akuns: 'finance/setup',
  angsurans: 'finance/bill',
  applogs: 'kernel',
  approval_rules: 'platform/approval',
  biayadetails: 'finance/expense',
  biayainvoicedetails: 'finance/expense',
  biayainvoices: 'finance/expense',
  biayas: 'finance/expense',
  bill_lines: 'finance/bill',
  billrefunds: 'finance/bill',
  bills: 'finance/bill',
  billtransactionallocations: 'finance/desk',
  billtransactionmethods: 'finance/desk',
  billtransactions: 'finance/desk',
  book_damages: 'finance/check',
  branchpreferences: 'platform/branch',
  consents: 'service/consent',
  consenttemplates: 'service/consent',
  customerdeposits: 'finance/desk',
  customerprofiles: 'platform/person',
  daftartunggus: 'service/schedule',
  demo_steps: 'server/db/seed',
  depositmoves: 'finance/desk',
  diagnosas: 'service/record',
  files: 'platform/file',
  financesettings: 'finance/setup',
  formlabs: 'service/lab',
  hutangs: 'finance/payable',
  idempotency_keys: 'kernel',
  items: 'inventory',
  jadwalliburs: 'service/schedule',
  jadwals: 'service/schedule',
  job_runs: 'server/jobs',
  journal_lines: 'finance/ledger',
  journal_seal_heads: 'database',
  journal_seals: 'database',
  journals: 'finance/ledger',
  jurnalautopostings: 'finance/setup',
  jurnaltemplatelines: 'finance/ledger',
  jurnaltemplates: 'finance/ledger',
  jurnaltemplateskips: 'finance/ledger',
  kasirsesicounts: 'finance/cash',
  kasirsesis: 'finance/cash',
  kastransfers: 'finance/cash',
  labfees: 'finance/lab',
  laboratoriumjasas: 'service/catalog',
  laboratoriums: 'service/catalog',
  ledger_verifications: 'finance/check',
  login_attempts: 'server/http',
  multimediacounts: 'database',
  mitras: 'finance/share',
  multimedialabels: 'service/photo',
  noted_seals: 'server/backup',
  number_sequences: 'server/db',
  odontogramcodes: 'service/odontogram',
  odontogramentries: 'service/odontogram',
  odontograms: 'service/odontogram',
  orthocases: 'service/ortho',
  orthoprogresses: 'service/ortho',
  pajakbrackets: 'finance/setup',
  pajaks: 'finance/setup',
  patientdistincts: 'service/patient',
  paymentmethods: 'finance/setup',
  pengumumans: 'platform/branch',
  periodes: 'finance/period',
  profilecontrols: 'platform/branch',
  profiles: 'platform/branch',
  readlogs: 'platform/reading',
  recalls: 'service/recall',
  rekammedis: 'platform/person',
  request_grounds: 'kernel',
  saved_views: 'platform/view',
  sessions: 'platform/session',
  settlementdetails: 'finance/desk',
  settlements: 'finance/desk',
  sharingprofits: 'finance/share',
  soaptemplates: 'service/record',
  tindakanincomes: 'finance/share',
  tindakanmedis: 'service/catalog',
  tindakanmedisbhps: 'service/catalog',
  tindakanmediskategoris: 'service/catalog',
  tindakanmedisprices: 'service/catalog',
  treatmentplanitems: 'service/plan',
  treatmentplans: 'service/plan',
  units: 'service/schedule',
  user_features: 'platform/person',
  users: 'platform/person',
  vendors: 'inventory',
  visitdiagnosas: 'service/record',
  visitmultimedias: 'service/photo',
  visitperawatanbhps: 'service/treatment',
  visitperawatans: 'service/treatment',
  visitresepitems: 'service/prescription',
  visitreseps: 'service/prescription',
  visits: 'service/visit',
  visitsoapaddendums: 'service/record',
  visitsoaps: 'service/record',
};

/** Who writes any table by its name, because of what it is. */
export const WRITES_ANY: Readonly<Record<string, string>> = {
  'server/db/repository-write.ts': 'the generic repository',
  'server/usecases/kernel/generic.ts': 'the generic use cases over it',
  'server/http/resource-endpoint.ts': 'the endpoints that call those',
  'server/usecases/service/patient/merge-patients.ts':
    'the merging of two records, which says in every table whose rows they are',
  'server/usecases/service/patient/patient-columns.ts': 'the columns that it says it in',
  'server/db/migrate.ts': 'the migrations',
  'server/backup/restore-archive.ts': 'the restoring of a backup',
  'server/backup/load-tables.ts': 'the tables of it',
  'server/backup/write-backup.ts': 'the writing of one',
};

/** Who writes a table of another room up to now; the list only gets shorter. */
export const SECOND_WRITERS: readonly string[] = [];

/** Who reads a table of a higher module up to now; the list only gets shorter. */
export const UPWARD_READS: readonly string[] = [];

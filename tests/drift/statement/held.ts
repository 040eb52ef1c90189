// Columns that can be null in their table and not in a statement, with what holds them there. A line that is no longer needed fails.

/** By name of the statement; one without a name by its file. */
export const held: Readonly<Record<string, { readonly columns: readonly string[]; readonly by: string }>> = {
  open_requests: {
    columns: ['action', 'created_by', 'subject_id'],
    by: 'an entry that is requested was asked by somebody for a record',
  },
  applog_waiting: { columns: ['created_by'], by: 'whoever asks is signed in; entries of the night ask for nothing' },
  bill_discounts_waiting: { columns: ['bill_id'], by: 'its condition' },
  closing_unverified: { columns: ['difference'], by: 'a session that is closed was counted' },
  closed_period: { columns: ['closed_at'], by: 'read of closed periods only' },
  customer_open_bills: { columns: ['code'], by: 'bills that were issued have their number' },
  customer_due: { columns: ['code'], by: 'bills that were issued have their number' },
  review_paid: { columns: ['code'], by: 'a bill that was paid was issued' },
  receipt_settled_since: { columns: ['code'], by: 'a bill that was paid was issued' },
  receivable_codes: { columns: ['code'], by: 'its condition' },
  'server/usecases/finance/bill/list-angsuran.ts': {
    columns: ['bill_code', 'customer_id'],
    by: 'installments are made of issued bills, and credit is given to a patient',
  },
  opening_payable_rest: {
    columns: ['journal_id'],
    by: 'what was owed when the books began stands in their first journal',
  },
  opening_payable_lock: {
    columns: ['journal_id'],
    by: 'what was owed when the books began stands in their first journal',
  },
  payees_due: { columns: ['actor_id'], by: 'its condition' },
  share_unshared: { columns: ['perawatan_id', 'doctor_id'], by: 'its condition' },
  share_unruled: { columns: ['perawatan_id'], by: 'its condition' },
  share_income_package: { columns: ['line_net', 'line_billed', 'line_paid'], by: 'its condition' },
  opening_hutang_rests: {
    columns: ['journal_id'],
    by: 'what was owed when the books began stands in their first journal',
  },
  opening_hutang_lock: {
    columns: ['journal_id'],
    by: 'what was owed when the books began stands in their first journal',
  },
  opening_hutang_taken: { columns: ['actor_id'], by: 'its condition' },
  share_investor_tax: { columns: ['pajak_id'], by: 'its condition' },
  'server/db/seed/dividend.ts': { columns: ['actor_id'], by: 'the part of a dividend is an investor’s' },
  opening_payable_store: { columns: ['vendor_id'], by: 'the join with the vendor' },
  'server/usecases/insight/count-visits.ts': { columns: ['time'], by: 'its condition' },
  jadwal_taken: { columns: ['time'], by: 'its condition' },
  places_freed: { columns: ['time'], by: 'its condition' },
  sessions_of_user: { columns: ['address'], by: 'whoever signs in does so from somewhere' },
  announcement_pictures: { columns: ['avatar'], by: 'its condition' },
  odontogram_work: { columns: ['code', 'tooth'], by: 'its condition' },
  photo_by_id: {
    columns: ['file_id', 'thumb_id', 'width', 'height'],
    by: 'a photo that was not removed has its files, and a picture was measured as it came',
  },
  label_counts: { columns: ['id'], by: 'its condition' },
  import_identities: { columns: ['idcard_type', 'idcard'], by: 'the join with what is imported' },
  import_just_added: { columns: ['birth_date'], by: 'nobody is registered without it' },
  'server/db/seed/double.ts': {
    columns: ['gender', 'birth_date', 'phone'],
    by: 'patients of the demo are registered with them',
  },
  'server/db/seed/index.ts': { columns: ['birth_date'], by: 'patients of the demo are registered with it' },
  'server/db/seed/drawer.ts': { columns: ['customer_id'], by: 'its condition' },
  'server/db/seed/payout.ts': { columns: ['actor_id'], by: 'its condition' },
  'server/db/seed/form-lab.ts': { columns: ['performed_at'], by: 'a treatment that was done has its time' },
};

// The sheets that people fill in and send. A call names the one that it takes; the server knows its columns and rules.
export type SheetName =
  | 'patients'
  | 'treatments'
  | 'labservices'
  | 'accounts'
  | 'journals'
  | 'opening'
  | 'receivables'
  | 'deposits'
  | 'payables'
  | 'expenses'
  | 'purchaselines'
  | 'receivelines'
  | 'items'
  | 'openingstock'
  | 'opnamecounts'
  | 'packages'
  | 'punches';

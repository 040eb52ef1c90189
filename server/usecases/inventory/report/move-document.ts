// The documents behind moves of the stock, as reports name them.
import { stockSource } from '../../../domain/inventory/stock-source.ts';
import { packageClaims } from '../trace/package-claim-port.ts';
import { treatedVisits } from '../trace/treated-visit-port.ts';

/** By the kind of the document: where its number stands. */
const TABLES: Readonly<Record<string, string>> = {
  adjustment: 'adjustments',
  opname: 'opnames',
  mutation: 'mutations',
  receive: 'receives',
  purchaseinvoice: 'purchaseinvoices',
  purchasereturn: 'purchasereturns',
  sale: 'sales',
  salesreturn: 'salesreturns',
};

/** SQL: `document` and `visit_id` of the row `alias`, which has a `source_type` and a `source_id`. A treatment has its visit's number. */
export const documentOf = (alias: string): string => {
  const visit = (key: string) => `case ${alias}.source_type when 'visitperawatan'
    then (${treatedVisits.given().visitOf(`${alias}.source_id`)} ->> '${key}') end`;
  const codes = Object.entries(TABLES)
    .map(([type, table]) => `when '${type}' then (select d.code from ${table} d where d.id = ${alias}.source_id)`)
    .join(' ');
  const claim = `when '${stockSource.claim}' then ${packageClaims.given().codeOf(`${alias}.source_id`)}`;
  return `coalesce(case ${alias}.source_type ${codes} ${claim} end, ${visit('code')}) as document, (${visit('id')})::bigint as visit_id`;
};

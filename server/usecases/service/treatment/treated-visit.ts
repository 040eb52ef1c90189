// Visits as the stock asks for them (../../inventory/trace/treated-visit-port.ts).
const VISIT = `json_build_object('id', v.id, 'code', v.code, 'visit_date', v.visit_date)`;

export const visitsForStock = {
  visitOf: (id: string): string =>
    `(select ${VISIT} from visitperawatans p join visits v on v.id = p.visit_id where p.id = ${id})`,
  named: (id: string): string => `(select ${VISIT} from visits v where v.id = ${id})`,
} as const;

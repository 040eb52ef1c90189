// The visit of a treatment as the stock asks for it (../../inventory/trace/treated-visit-port.ts).
export const visitsForStock = {
  visitOf: (id: string): string =>
    `(select json_build_object('id', v.id, 'code', v.code, 'visit_date', v.visit_date)
      from visitperawatans p join visits v on v.id = p.visit_id where p.id = ${id})`,
} as const;

// Visits as Finance asks for them (../../finance/bill/billed-visit-port.ts).
import { visit } from '../../../../src/resources/service/visit.ts';

export const visitsForFinance = {
  isFinished: (id: string) => `exists (select from visits v where v.id = ${id} and v.status = ${visit.state.finished})`,
} as const;

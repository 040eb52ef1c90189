// Who may do what in the finance module (finance.md 3, 4 and 5).
import type { financeCalls, financeResources } from '../resources/finance/index.ts';
import type { CallGrants, ResourceGrants } from './grant.ts';

export const financeGrants: ResourceGrants<typeof financeResources> = {};

export const financeCallGrants: CallGrants<typeof financeCalls> = {};

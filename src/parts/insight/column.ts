// Columns that several charts have.
import type { Column, TextKey } from './figures.ts';
import type { Lead } from './address.ts';

export const DATE: Column = { key: 'date', label: 'insight.date', as: 'date' };
export const VISITS: Column = { key: 'count', label: 'insight.visits', as: 'count' };
export const TREATMENTS: Column = { key: 'count', label: 'insight.treatments', as: 'count' };
export const AMOUNT: Column = { key: 'amount', label: 'insight.amount', as: 'money' };

/** The names at the side of a ranking, under a heading of its own. */
export const named = (label: TextKey): Column => ({ key: 'label', label, as: 'text' });

/** The column with a link from its figures to their rows. */
export const led = (column: Column, to: Lead): Column => ({ ...column, to });

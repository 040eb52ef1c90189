// Entries of a customer's line of time, as the API answers them.
import type { AnswerOf } from '../../../resources/answers.ts';
import { bill } from '../../../resources/finance/bill.ts';
import { billtransaction } from '../../../resources/finance/billtransaction.ts';
import type { State } from '../../../resources/kernel/define.ts';
import type { Tone } from '../../../resources/kernel/field.ts';
import { visit } from '../../../resources/service/visit.ts';
import { visitperawatan } from '../../../resources/service/visitperawatan.ts';

type Timeline = AnswerOf<'service.customer.timeline'>;
export type Entry = Timeline['data'][number];
export type Due = NonNullable<Timeline['due']>[number];

const states: Readonly<Record<Entry['kind'], Readonly<Record<number, State>>>> = {
  visit: visit.states,
  treatment: visitperawatan.states,
  bill: bill.states,
  receipt: billtransaction.states,
};

export const toneOf = ({ kind, status }: Pick<Entry, 'kind' | 'status'>): Tone | undefined =>
  states[kind][status]?.tone;

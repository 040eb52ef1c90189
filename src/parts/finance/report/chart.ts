// The chart of accounts, of which one call answers two views: its accounts with the balance of today, or by category as of a day.
import { readCall } from '../../../providers/call.ts';
import type { AnswerOf } from '../../../resources/answers.ts';

type Answer = AnswerOf<'finance.akun.grouped'>;
type Chart = Extract<Answer, { readonly count: number }>;
export type ChartAccount = Chart['data'][number];
export type AccountGroup = Exclude<Answer, Chart>['data'][number];

/** Every account with its balance of today. */
export const readChart = async (signal?: AbortSignal): Promise<readonly ChartAccount[]> => {
  const answer = await readCall('finance.akun.grouped', {}, signal);
  if (!('count' in answer)) throw new Error('The chart was asked for, its groups came.');
  return answer.data;
};

/** The accounts by category, with their balances at the end of the day before `fromdate`, 'YYYY-MM-DD'. */
export const readGroups = async (fromdate: string, signal?: AbortSignal): Promise<readonly AccountGroup[]> => {
  const answer = await readCall('finance.akun.grouped', { istypegroup: 'true', fromdate }, signal);
  if ('count' in answer) throw new Error('The groups were asked for, the chart came.');
  return answer.data;
};

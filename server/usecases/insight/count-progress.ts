// How far the treatments of a range are: done, with their consumables confirmed, with work at a laboratory (platform.md 6).
import type { Calls } from '../../../src/resources/calls.ts';
import { treatmentProgressLabels } from '../../../src/resources/platform/treatment-progress.ts';
import { planned, runOne } from '../../db/statement.ts';
import type { CallRequest, Context } from '../kernel/contract.ts';
import { DONE_IN_RANGE } from './done-in-range.ts';
import { COUNT, figuresOf, figureValues, type FigureValues, headed, LABEL } from './figures.ts';

interface Progress {
  readonly done: number;
  readonly bhp: number;
  readonly lab: number;
}
const progress = planned<Progress, FigureValues>(
  `select count(*) as done, count(*) filter (where t.isbhpused) as bhp, count(*) filter (where t.islab) as lab
   from ${DONE_IN_RANGE} and ($4::bigint is null or t.doctor_id = $4) and ($5::bigint is null or t.customer_id = $5)`,
);

/** GET dashboard/service/jumlahtindakan: three rows, each a number of treatments. */
export const treatmentProgress = async (
  context: Context,
  { query }: CallRequest<Calls['dashboard.service.jumlahtindakan']>,
) => {
  const found = await runOne(context.tx, progress, ...figureValues(context, query));
  const { done = 0, bhp = 0, lab = 0 } = found ?? {};
  const counts = { done, bhp, lab };
  const rows = (Object.keys(counts) as (keyof Progress)[]).map((key) => ({
    label: treatmentProgressLabels[key],
    count: counts[key],
  }));
  return figuresOf(query, { title: 'Jumlah tindakan', columns: [headed(LABEL, 'label', 'Keadaan'), COUNT], rows });
};

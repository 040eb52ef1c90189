// The estimate of a treatment plan as PDF (service.md 10).
import type { Calls } from '../../../../src/resources/calls.ts';
import { planItemState } from '../../../../src/resources/service/treatmentplan.ts';
import { named, runOne } from '../../../db/statement.ts';
import { type EstimateData, renderEstimate } from '../../../print/estimate.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { Download, PDF } from '../../kernel/download.ts';
import { showPlan } from './plan-record.ts';

const clinicOf = named<EstimateData['clinic'], [number]>(
  'estimate_clinic',
  'select name, address, phone from profiles where id = $1',
);

/** GET /api/service/treatmentplan/{id}/print. @throws Refusal not-found */
export const printEstimate = async (
  context: Context,
  { params }: CallRequest<Calls['service.treatmentplan.print']>,
): Promise<Download> => {
  const plan = await showPlan(context, params['id'] ?? 0);
  const clinic = await runOne(context.tx, clinicOf, plan.profile_id);
  if (!clinic) throw new Error('The branch of the plan is gone.');
  const { customerdata, doctordata, items, ...rest } = plan;
  const pdf = await renderEstimate({
    ...rest,
    clinic,
    date: context.today,
    patient: { name: customerdata?.name ?? '', rm: customerdata?.code ?? '' },
    doctor: doctordata?.name ?? '',
    items: items.filter(({ status }) => status !== planItemState.cancelled),
  });
  return new Download(`estimasi-${customerdata?.code ?? plan.id}-${plan.id}.pdf`, PDF, pdf, 'inline');
};

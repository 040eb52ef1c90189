// What somebody gets of a component (attendance.md 2): no two rows of one component on the same day.
import { pegawaicomponent } from '../../../../src/resources/attendance/pegawaicomponent.ts';
import type { CreateOf } from '../../../../src/resources/kernel/define.ts';
import { refuseField } from '../../../../src/resources/refusals.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { UseCases, WriteContext } from '../../kernel/contract.ts';
import { genericCreate, genericEdit } from '../../kernel/generic.ts';
import { requirePegawai } from './pegawai.ts';

type Operations = UseCases['attendance.pegawaicomponent'];
type Rule = CreateOf<typeof pegawaicomponent>;

const componentOf = named<{ name: string; calc: string; is_system: boolean }, [number, number]>(
  'pegawaicomponent_component',
  'select name, calc, is_system from payrollcomponents where id = $1 and profile_id = $2',
);
const overlapping = named<{ id: number }, [number, number, string, string | null, number]>(
  'pegawaicomponent_overlap',
  `select id from pegawaicomponents where pegawai_id = $1 and component_id = $2 and id <> $5
     and daterange(start_date, end_date, '[]') && daterange($3::date, $4::date, '[]') limit 1`,
);

/** System components apply to all by their rule; of zakat somebody says himself how much. */
const BY_HAND = 'zakat';

const requireRule = async (context: WriteContext, rule: Rule, id: number): Promise<void> => {
  if (rule.end_date && rule.end_date < rule.start_date) throw refuseField('end-before-start', 'end_date');
  await requirePegawai(context, rule.pegawai_id);
  const component = await runOne(context.tx, componentOf, rule.component_id, context.branch.id);
  if (!component) throw refuseField('component-unknown', 'component_id');
  const { name, calc, is_system } = component;
  if (is_system && calc !== BY_HAND) throw refuseField('component-by-rule', 'component_id', { name });
  const { pegawai_id, component_id, start_date, end_date = null } = rule;
  if (await runOne(context.tx, overlapping, pegawai_id, component_id, start_date, end_date, id)) {
    throw refuseField('component-overlap', 'start_date', { name });
  }
};

/** @throws Refusal end-before-start, pegawai-unknown, component-unknown, component-by-rule, component-overlap (422) */
export const createPegawaiComponent: Operations['create'] = async (context, body) => {
  await requireRule(context, body, 0);
  return genericCreate(pegawaicomponent, context, body);
};

/** @throws Refusal those of creating one */
export const editPegawaiComponent: Operations['edit'] = async (context, { before }, body) => {
  await requireRule(context, { ...before, ...body }, before.id);
  return genericEdit(pegawaicomponent, context, before, body);
};

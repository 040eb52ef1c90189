// Components of wages (attendance.md 2): what belongs together of them, and what of the system's may be changed.
import { payrollcomponent } from '../../../../src/resources/attendance/payrollcomponent.ts';
import {
  type componentCalcs,
  componentKind,
  ownCalcs,
  ownLedger,
} from '../../../../src/resources/attendance/component-words.ts';
import { systemComponent } from '../../../../src/resources/attendance/system-component.ts';
import type { CreateOf } from '../../../../src/resources/kernel/define.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import type { StoredOf, UseCases } from '../../kernel/contract.ts';
import { genericCreate, genericDelete, genericEdit } from '../../kernel/generic.ts';

type Operations = UseCases['attendance.payrollcomponent'];
type Rule = CreateOf<typeof payrollcomponent>;
type Stored = StoredOf<typeof payrollcomponent>;
type Calc = (typeof componentCalcs)[number]['value'];
type Name = 'amount' | 'percent' | 'base' | 'day_basis';

/** Of each way to reckon: what must be given; the others are left empty. */
const needs: Partial<Readonly<Record<Calc, readonly Name[]>>> = {
  fixed: ['amount'],
  per_day: ['amount', 'day_basis'],
  per_hour: ['amount'],
  percentage: ['percent', 'base'],
  manual: [],
};
const AMOUNT_BY_HAND: readonly string[] = ['manual'];
const SHAPED: readonly Name[] = ['amount', 'percent', 'base', 'day_basis'];

const requireValues = (rule: Rule): void => {
  for (const name of needs[rule.calc] ?? []) {
    const { label } = payrollcomponent.fields[name];
    if (rule[name] === null || rule[name] === undefined) throw refuseField('component-value', name, { label });
  }
};

/** What does not belong to the way it is reckoned is not kept. */
const shaped = (rule: Rule) => {
  const wanted = needs[rule.calc] ?? [];
  const kept = (name: Name) => wanted.includes(name) || (name === 'amount' && AMOUNT_BY_HAND.includes(rule.calc));
  const values = SHAPED.map((name) => [name, kept(name) ? (rule[name] ?? null) : null]);
  return { ...(Object.fromEntries(values) as Pick<Rule, Name>), unit_basis: null, max_per_day: null };
};

const requireOwn = (rule: Rule): void => {
  if (!ownCalcs.includes(rule.calc)) throw refuseField('component-calc', 'calc');
  if (rule.kind !== componentKind.earning && rule.kind !== componentKind.deduction)
    throw refuseField('component-kind', 'kind');
  const earnsFixed = rule.calc === 'fixed' || (rule.calc === 'percentage' && rule.base === 'gaji_pokok');
  if (rule.is_fixed_allowance && (rule.kind !== componentKind.earning || !earnsFixed)) {
    throw refuseField('component-fixed', 'is_fixed_allowance');
  }
  // A deduction that lowers the wage lowers what is booked of it.
  const allowed: readonly string[] =
    rule.kind === componentKind.deduction && rule.reduces_gross ? ['gaji'] : ownLedger[rule.kind];
  if (!allowed.includes(rule.ledger_component ?? '')) throw refuseField('component-ledger', 'ledger_component');
  requireValues(rule);
};

/**
 * POST /api/attendance/payrollcomponent
 * @throws Refusal component-calc, component-kind, component-fixed, component-ledger, component-value (422); duplicate (409)
 */
export const createComponent: Operations['create'] = async (context, body) => {
  requireOwn(body);
  if (systemComponent(body.code)) throw refuseField('duplicate', 'code', { label: payrollcomponent.fields.code.label });
  return genericCreate(payrollcomponent, context, { ...body, ...shaped(body) });
};

/** What a branch may say of a system component; whether it is there at all only of some. */
const OPEN: readonly string[] = ['name', 'amount', 'unit_basis', 'max_per_day', 'sort', 'version'];
const requireSystem = (before: Stored, body: Readonly<Record<string, unknown>>): void => {
  const open = systemComponent(before.code)?.optional ? [...OPEN, 'status'] : OPEN;
  const changed = Object.entries(body).filter(([name, value]) => value !== before[name as keyof Stored]);
  if (changed.some(([name]) => !open.includes(name))) throw new Refusal('component-system-locked');
  const isLate = before.calc === 'late';
  if (
    !isLate &&
    changed.some(([name]) => name !== 'name' && name !== 'sort' && name !== 'status' && name !== 'version')
  ) {
    throw new Refusal('component-system-locked');
  }
  if (isLate && body['unit_basis'] === null) {
    throw refuseField('component-value', 'unit_basis', { label: payrollcomponent.fields.unit_basis.label });
  }
};

/** @throws Refusal component-system-locked (409), and those of `createComponent` */
export const editComponent: Operations['edit'] = async (context, { before }, body) => {
  if (before.is_system) {
    requireSystem(before, body);
    return genericEdit(payrollcomponent, context, before, body);
  }
  const rule = { ...before, ...body } as Rule;
  requireOwn(rule);
  return genericEdit(payrollcomponent, context, before, { ...body, ...shaped(rule) });
};

/** @throws Refusal component-system (409), in-use (409) */
export const deleteComponent: Operations['delete'] = async (context, { before }) => {
  if (before.is_system) throw new Refusal('component-system');
  return genericDelete(payrollcomponent, context, before);
};

// Which accounts an event touches, as data (finance.md 2a, 7a): seen, re-pointed, tried and put back.
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import type { expenseCalls } from '../../../../src/resources/finance/expense-calls.ts';
import { SUPERADMIN } from '../../../../src/policies/role.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import { type Account, netLines, type PostingRule, sidesOf, type Source } from '../../../domain/finance/journal.ts';
import type { CallRequest, Context, WriteContext } from '../../kernel/contract.ts';

type Calls = typeof expenseCalls;

interface RuleRow extends PostingRule {
  readonly id: number;
  readonly event: string;
  /** The branch's own row beats the general one. */
  readonly profile_id: number | null;
}

const COLUMNS = `r.id, r.event, r.component, r.description, r.profile_id, r.debit_source, r.debit_akun_id,
  r.credit_source, r.credit_akun_id`;
const EMBEDS = ['debit', 'credit']
  .map(
    (side) =>
      `(select json_build_object('id', a.id, 'code', a.code, 'name', a.name) from akuns a where a.id = r.${side}_akun_id) as ${side}`,
  )
  .join(', ');

/** The rule that holds in the branch, one for each component. */
const rulesOf = named<AnswerOf<'finance.jurnalautoposting.list'>['data'][number], [number | null]>(
  'posting_rules',
  `select distinct on (r.event, r.component) ${COLUMNS}, ${EMBEDS}, r.profile_id is not null
     or (r.debit_akun_id, r.credit_akun_id) is distinct from (r.default_debit_akun_id, r.default_credit_akun_id) as changed
   from jurnalautopostings r where r.profile_id is null or r.profile_id = $1
   order by r.event, r.component, r.profile_id nulls last`,
);
const lockRule = named<RuleRow, [number, number]>(
  'posting_rule_lock',
  `select ${COLUMNS} from jurnalautopostings r where r.id = $1 and (r.profile_id is null or r.profile_id = $2) for update`,
);
interface Fixed extends Account {
  readonly name: string;
  readonly isheader: boolean;
  readonly is_active: boolean;
}
const accountsOf = named<Fixed, [readonly number[]]>(
  'posting_accounts',
  'select id, code, name, subledger, isheader, is_active from akuns where id = any ($1)',
);
const updateRule = named<unknown, [number, number | null, number | null]>(
  'posting_rule_update',
  `update jurnalautopostings set debit_akun_id = $2, credit_akun_id = $3, updated_at = now(), version = version + 1 where id = $1`,
);
const ownRule = named<unknown, [number, number, number | null, number | null, number]>(
  'posting_rule_own',
  `insert into jurnalautopostings (profile_id, event, component, description, debit_source, debit_akun_id, credit_source, credit_akun_id,
     created_by)
   select $2, event, component, description, debit_source, $3, credit_source, $4, $5 from jurnalautopostings where id = $1
   on conflict (event, component, coalesce(profile_id, 0)) do update
     set debit_akun_id = excluded.debit_akun_id, credit_akun_id = excluded.credit_akun_id, updated_at = now(),
       version = jurnalautopostings.version + 1`,
);
const dropRule = named<unknown, [number]>('posting_rule_drop', 'delete from jurnalautopostings where id = $1');
const restoreRule = named<unknown, [number]>(
  'posting_rule_restore',
  `update jurnalautopostings set debit_akun_id = default_debit_akun_id, credit_akun_id = default_credit_akun_id,
     updated_at = now(), version = version + 1 where id = $1`,
);

const listOf = async ({ tx }: Context, branch: number | null) => {
  const data = await run(tx, rulesOf, branch);
  return { data, count: data.length };
};

/** GET /api/finance/jurnalautoposting: {data, count}, by event and component. */
export const listPostingRules = async (context: Context) =>
  listOf(context, context.branches.length === 1 ? (context.branches[0] ?? null) : null);

const requireRule = async ({ tx, branch }: WriteContext, id: number): Promise<RuleRow> => {
  const rule = await runOne(tx, lockRule, id, branch.id);
  if (!rule) throw new Refusal('not-found');
  return rule;
};
const requireSuperadmin = ({ actor }: WriteContext): void => {
  if (actor.role !== SUPERADMIN) throw new Refusal('posting-rule-branch-only');
};

type Field = 'debit_akun_id' | 'credit_akun_id';

/** The account of one side: the one that was sent, where the side has a fixed one. A control account stays with its documents. */
const sideOf = async (
  { tx }: WriteContext,
  field: Field,
  now: number | null,
  wanted: number | null | undefined,
): Promise<number | null> => {
  if (wanted === undefined || wanted === null || wanted === now) return now;
  if (now === null) throw refuseField('posting-rule-source', field);
  const accounts = await run(tx, accountsOf, [now, wanted]);
  const [before, after] = [now, wanted].map((id) => accounts.find((account) => account.id === id));
  if (!after || after.isheader || !after.is_active)
    throw refuseField('akun-unknown', field, { code: after?.code ?? String(wanted) });
  if (before?.subledger || after.subledger)
    throw refuseField('akun-managed', field, { code: before?.subledger ? before.code : after.code });
  return wanted;
};

const outcomeOf = async (context: WriteContext, what: string, { event, component, ...rule }: RuleRow) => ({
  record: await listOf(context, context.branch.id),
  log: {
    message: `${what} jurnal otomatis ${event}/${component}`,
    url: '/finance/master/jurnalautoposting',
    before: { debit_akun_id: rule.debit_akun_id, credit_akun_id: rule.credit_akun_id },
  },
});

/**
 * PUT /api/finance/jurnalautoposting/{id}: for the branch a row of its own, for all branches the general one.
 * @throws Refusal posting-rule-branch-only (403); posting-rule-source, akun-unknown, akun-managed (422)
 */
export const pointPostingRule = async (
  context: WriteContext,
  { params, body }: CallRequest<Calls['finance.jurnalautoposting.edit']>,
) => {
  const rule = await requireRule(context, params['id'] ?? 0);
  const debit = await sideOf(context, 'debit_akun_id', rule.debit_akun_id, body.debit_akun_id);
  const credit = await sideOf(context, 'credit_akun_id', rule.credit_akun_id, body.credit_akun_id);
  const general = body.scope === 'semua' && rule.profile_id === null;
  if (body.scope === 'semua') requireSuperadmin(context);
  if (general) await run(context.tx, updateRule, rule.id, debit, credit);
  else await run(context.tx, ownRule, rule.id, context.branch.id, debit, credit, context.actor.id);
  return outcomeOf(context, 'perubahan', rule);
};

/** POST /api/finance/jurnalautoposting/{id}/bawaan. @throws Refusal posting-rule-branch-only (403) for the general row */
export const restorePostingRule = async (
  context: WriteContext,
  { params }: CallRequest<Calls['finance.jurnalautoposting.restore']>,
) => {
  const rule = await requireRule(context, params['id'] ?? 0);
  if (rule.profile_id === null) {
    requireSuperadmin(context);
    await run(context.tx, restoreRule, rule.id);
  } else await run(context.tx, dropRule, rule.id);
  return outcomeOf(context, 'pengembalian', rule);
};

type Place<S> = Account & { readonly name: string; readonly source: S };
/** What stands for the account that a document would name. */
const PLACES: { readonly [S in Exclude<Source, 'akun'>]: Place<S> } = {
  paymentmethod: { id: -1, code: '@pm', name: 'Akun metode pembayaran', subledger: null, source: 'paymentmethod' },
  settlement: { id: -2, code: '@bank', name: 'Akun pencairan', subledger: null, source: 'settlement' },
  line: { id: -3, code: '@line', name: 'Akun baris dokumen', subledger: null, source: 'line' },
  hutang: { id: -4, code: '@h', name: 'Akun hutang', subledger: null, source: 'hutang' },
  pajak: { id: -5, code: '@pj', name: 'Akun pajak', subledger: null, source: 'pajak' },
  aset: { id: -6, code: '@aset', name: 'Akun akumulasi aset', subledger: null, source: 'aset' },
};
/** On the wire it has no code: the words tell what it stands for. */
const PLACE_OF = new Map(
  Object.values(PLACES).map(({ id, name, source }) => [id, { id, code: null, name, source }] as const),
);
const STAND_INS = Object.fromEntries(Object.entries(PLACES).map(([source, { id }]) => [source, id]));

/**
 * POST /api/finance/jurnalautoposting/preview: {event, lines}; nothing is posted. Amounts in rupiah by component.
 * @throws Refusal posting-event-unknown, no-posting-rule (422)
 */
export const previewPosting = async (
  context: Context,
  { body }: CallRequest<Calls['finance.jurnalautoposting.preview']>,
) => {
  const { data } = await listPostingRules(context);
  const rules = data.filter(({ event }) => event === body.event);
  if (rules.length === 0) throw refuseField('posting-event-unknown', 'event', { event: body.event });
  const sides = Object.entries(body.amounts).flatMap(([component, amount]) => {
    const rule = rules.find((one) => one.component === component);
    if (!rule) throw new Refusal('no-posting-rule', { rule: `${body.event}/${component}` });
    return sidesOf(rule, { amount, accounts: STAND_INS });
  });
  const fixed = rules.flatMap(({ debit_akun_id, credit_akun_id }) =>
    [debit_akun_id ?? [], credit_akun_id ?? []].flat(),
  );
  const accounts = [...(await run(context.tx, accountsOf, fixed)), ...Object.values(PLACES)];
  const byId = new Map(accounts.map((account) => [account.id, account]));
  const lines = netLines(sides, byId).map(({ akun_id, description, debit, credit }) => ({
    akun: PLACE_OF.get(akun_id) ?? byId.get(akun_id),
    description,
    debit,
    credit,
  }));
  return { event: body.event, lines };
};

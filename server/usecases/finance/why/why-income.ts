// 'Kenapa angka ini?' of a treatment's income (finance.md 6.13): all of it for the office, the doctor's part for the doctor.
import { can } from '../../../../src/policies/index.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { actorType, hutangSource } from '../../../../src/resources/finance/hutang.ts';
import { hutangtransaction } from '../../../../src/resources/finance/hutangtransaction.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { run, runOne } from '../../../db/statement.ts';
import type { Transaction } from '../../../db/transaction.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import type { Explanation } from './explanation.ts';
import { type IncomeFacts, incomeFacts, type OwedFact, owedFacts, paidFacts } from './income-facts.ts';
import { aboutIncome, accruedPart, basePart, feePart, paidPart, rulePart, splitPart } from './tell-income.ts';

/** The facts of an income. @throws Refusal not-found */
export const readIncome = async (tx: Transaction, id: number, branches: readonly number[]): Promise<IncomeFacts> => {
  const facts = await runOne(tx, incomeFacts, id, branches);
  if (!facts) throw new Refusal('not-found');
  return facts;
};
/** What slips have paid of rows. */
export const readPaid = (tx: Transaction, rows: readonly Pick<OwedFact, 'id'>[]) =>
  run(
    tx,
    paidFacts,
    rows.map((row) => row.id),
  );

/**
 * The doctor's fee: rule, base, fee, what became his, what was paid. @param open the reader may see what the treatment brought
 */
export const explainFee = async (tx: Transaction, facts: IncomeFacts, open: boolean): Promise<Explanation> => {
  const rows = await run(tx, owedFacts, hutangSource.income, facts.id, actorType.doctor, null);
  const paid = await readPaid(tx, rows);
  return {
    title: `Fee dokter: ${facts.name}`,
    about: aboutIncome(facts),
    amount: facts.doctor_amount,
    result: 'fee',
    parts: [
      rulePart(facts),
      ...(open ? basePart(facts) : []),
      feePart(facts, open),
      accruedPart(facts, rows),
      paidPart(paid),
    ],
  };
};

/** GET /api/finance/tindakanincome/{id}/why: what slips paid is told to who may read slips (6.13). @throws Refusal not-found */
export const whyIncome = async (
  { tx, branches, actor }: Context,
  { params }: CallRequest<Calls['finance.tindakanincome.why']>,
): Promise<Explanation> => {
  const facts = await readIncome(tx, params['id'] ?? 0, branches);
  const told = await explainFee(tx, facts, true);
  const partner = await run(tx, owedFacts, hutangSource.income, facts.id, actorType.rumahsakit, null);
  const shared =
    partner.length === 0
      ? []
      : [{ ...accruedPart(facts, partner, `Menjadi hak ${facts.mitra ?? 'mitra'}`), key: 'partner' }];
  const parts = can(actor, hutangtransaction.name, 'list')
    ? told.parts
    : told.parts.filter(({ key }) => key !== 'paid');
  return { ...told, parts: [...parts, ...shared, splitPart(facts)] };
};

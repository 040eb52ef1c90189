// Kasbon (attendance.md 2, 7): paid from a drawer or a bank, booked as what the employee owes, taken back by his slips.
import { loan } from '../../../../src/resources/attendance/loan.ts';
import { postedEvent } from '../../../../src/resources/finance/journal-event.ts';
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { documentKinds } from '../../../domain/document-code.ts';
import { insertRecord } from '../../../db/repository-write.ts';
import { named, run } from '../../../db/statement.ts';
import { type PayingMethod, payingMethod, returnedInto } from '../../finance/cash/paying-method.ts';
import { nextCode } from '../../finance/ledger/next-code.ts';
import { post } from '../../finance/ledger/post-journal.ts';
import { reverse } from '../../finance/ledger/reverse-journal.ts';
import type { StoredOf, UseCases, WriteContext } from '../../kernel/contract.ts';
import { genericShow } from '../../kernel/generic.ts';
import { holdOpeningLoans } from './loans-behind-ledger.ts';
import { requirePegawai } from './pegawai.ts';

type Operations = UseCases['attendance.loan'];

const keepJournal = named<unknown, [number, number | null]>(
  'loan_journal',
  'update pegawailoans set journal_id = $2 where id = $1',
);
const markCancelled = named<unknown, [number, string, number | null]>(
  'loan_cancel',
  `update pegawailoans set status = ${loan.state.cancelled}, cancel_reason = $2, void_kasirsesi_id = $3, updated_at = now(),
   version = version + 1 where id = $1`,
);

const urlOf = (id: number): string => `${loan.screens.list}/${id}`;

type Body = Parameters<Operations['create']>[1];
/** What pays a kasbon; null: the opening balance, of which it is a part. @throws Refusal loan-method, loan-opening-* (422) */
const paidBy = async (context: WriteContext, body: Body): Promise<PayingMethod | null> => {
  if (!body.is_opening) {
    const method = body.paymentmethod_id ? await payingMethod(context, body.paymentmethod_id) : undefined;
    if (!method) throw refuseField('loan-method', 'paymentmethod_id');
    return method;
  }
  if (body.paymentmethod_id) throw refuseField('loan-opening-method', 'paymentmethod_id');
  const opening = await holdOpeningLoans(context);
  const rest = opening?.rest ?? 0;
  if (body.amount > rest) throw refuseField('loan-opening-rest', 'amount', { amount: formatRupiah(rest) });
  if (opening && body.loan_at > opening.start)
    throw refuseField('loan-opening-day', 'loan_at', { date: formatDate(opening.start) });
  return null;
};

/**
 * POST /api/attendance/loan; one of the opening balance is booked already.
 * @throws Refusal loan-installment, pegawai-unknown, those of `paidBy` (422), those of posting
 */
export const createLoan: Operations['create'] = async (context, body) => {
  const { tx, actor, branch, branches } = context;
  if (body.installment_amount > body.amount) throw refuseField('loan-installment', 'installment_amount');
  const name = await requirePegawai(context, body.pegawai_id);
  const method = await paidBy(context, body);
  const code = await nextCode(context, documentKinds.loan, body.loan_at);
  const values = {
    ...body,
    code,
    balance: body.amount,
    kasirsesi_id: method?.session ?? null,
    is_opening: body.is_opening ?? false,
    status: loan.state.running,
  };
  const id = await insertRecord(tx, loan, values, { id: actor.id, branch: branch.id, branches });
  if (method) {
    const journal = await post(context, postedEvent.loanGiven, {
      source: { type: 'pegawailoan', id },
      transaction_at: body.loan_at,
      memo: `Kasbon ${code} ${name}`,
      amounts: {
        amount: [
          {
            amount: body.amount,
            accounts: { paymentmethod: method.akun_id },
            actor: { type: 'pegawai', id: body.pegawai_id },
            description: name,
          },
        ],
      },
    });
    await run(tx, keepJournal, id, journal?.id ?? null);
  }
  return {
    status: 201,
    record: await genericShow(loan, context, id),
    log: {
      message: `kasbon ${code} ${name} sebesar ${formatRupiah(body.amount)}`,
      url: urlOf(id),
      after: body,
    },
  };
};

const takeBack = async (context: WriteContext, row: StoredOf<typeof loan>, reason: string): Promise<void> => {
  const { paymentmethod_id, kasirsesi_id } = row;
  const session = paymentmethod_id === null ? null : await returnedInto(context, { paymentmethod_id, kasirsesi_id });
  await run(context.tx, markCancelled, row.id, reason, session);
  if (row.journal_id !== null) await reverse(context, row.journal_id, context.today, reason);
};

/** 1 -> -1: mirrored today; what was paid in cash lies in a drawer again. @throws Refusal loan-deducted (409) */
export const cancelLoan: Operations['batal'] = async (context, row, { reason }) => {
  if (row.balance !== row.amount) throw new Refusal('loan-deducted');
  await takeBack(context, row, reason);
  return {
    record: await genericShow(loan, context, row.id),
    log: { message: `pembatalan kasbon ${row.code}: ${reason}`, url: urlOf(row.id) },
  };
};

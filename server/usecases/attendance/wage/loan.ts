// Kasbon (attendance.md 2, 7): paid from a drawer or a bank, booked as what the employee owes, taken back by his slips.
import { loan } from '../../../../src/resources/attendance/loan.ts';
import { postedEvent } from '../../../../src/resources/finance/journal-event.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { documentKinds } from '../../../domain/document-code.ts';
import { insertRecord } from '../../../db/repository-write.ts';
import { named, run } from '../../../db/statement.ts';
import { payingMethod, returnedInto } from '../../finance/cash/paying-method.ts';
import { nextCode } from '../../finance/ledger/next-code.ts';
import { post } from '../../finance/ledger/post-journal.ts';
import { reverse } from '../../finance/ledger/reverse-journal.ts';
import type { StoredOf, UseCases, WriteContext } from '../../kernel/contract.ts';
import { genericShow } from '../../kernel/generic.ts';
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

/**
 * POST /api/attendance/loan
 * @throws Refusal loan-installment, pegawai-unknown, loan-method (422), those of posting
 */
export const createLoan: Operations['create'] = async (context, body) => {
  const { tx, actor, branch, branches } = context;
  if (body.installment_amount > body.amount) throw refuseField('loan-installment', 'installment_amount');
  const name = await requirePegawai(context, body.pegawai_id);
  const method = await payingMethod(context, body.paymentmethod_id);
  if (!method) throw refuseField('loan-method', 'paymentmethod_id');
  const code = await nextCode(context, documentKinds.loan, body.loan_at);
  const values = { ...body, code, balance: body.amount, kasirsesi_id: method.session, status: loan.state.running };
  const id = await insertRecord(tx, loan, values, { id: actor.id, branch: branch.id, branches });
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
  await run(context.tx, markCancelled, row.id, reason, await returnedInto(context, row));
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

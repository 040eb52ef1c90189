// Fees of laboratories (finance.md 2d, 3): an order opens one, its confirmation is owed, a correction posts the difference.
import { actorType, hutangKind, hutangSource } from '../../../../src/resources/finance/hutang.ts';
import { postedEvent } from '../../../../src/resources/finance/journal-event.ts';
import { knownLabfeeStates, labfee } from '../../../../src/resources/finance/labfee.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { listed, named, run, runOne } from '../../../db/statement.ts';
import type { StoredOf, UseCases, WriteContext } from '../../kernel/contract.ts';
import { genericShow } from '../../kernel/generic.ts';
import { post } from '../ledger/post-journal.ts';
import { addHutangs } from '../payable/hutang-rows.ts';
import { holdShared } from '../share/income-rows.ts';
import { followLab } from '../share/treatment-cost.ts';

export interface LabOrder {
  readonly formlab_id: number;
  readonly visitperawatan_id: number;
  readonly laboratorium_id: number;
  /** Rupiah, all pieces; 0 where the laboratory is at fault. */
  readonly estimate_amount: number;
  /** The treatment bears it: the patient does not pay for the order, and it is no remake (corrections.md 3). */
  readonly on_treatment: boolean;
}

const open = named<unknown, [number, number, number, number, number, boolean, number]>(
  'labfee_open',
  `insert into labfees (profile_id, created_by, formlab_id, visitperawatan_id, laboratorium_id, on_treatment, estimate_amount)
   values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (formlab_id) where status <> ${labfee.state.cancelled} do update
     set laboratorium_id = excluded.laboratorium_id, on_treatment = excluded.on_treatment, estimate_amount = excluded.estimate_amount,
       updated_at = now(), version = labfees.version + 1
   where labfees.status = ${labfee.state.awaited}`,
);

/** Opens the fee of a laboratory order as awaited. Called again when the draft of the order changes. */
export const labOrdered = async (context: WriteContext, order: LabOrder): Promise<void> => {
  const { tx, branch, actor } = context;
  const { formlab_id, visitperawatan_id, laboratorium_id, on_treatment, estimate_amount } = order;
  const shared = await holdShared(context, visitperawatan_id);
  await run(
    tx,
    open,
    branch.id,
    actor.id,
    formlab_id,
    visitperawatan_id,
    laboratorium_id,
    on_treatment,
    estimate_amount,
  );
  await (
    await followLab(context, visitperawatan_id, shared)
  )?.();
};

const cancel = named<{ visitperawatan_id: number }, [number]>(
  'labfee_cancel',
  `update labfees set status = ${labfee.state.cancelled}, updated_at = now(), version = version + 1
   where formlab_id = $1 and status = ${labfee.state.awaited} returning visitperawatan_id`,
);
const known = named<{ id: number }, [number]>(
  'labfee_known',
  `select id from labfees where formlab_id = $1 and status in ${listed(knownLabfeeStates)}`,
);

/** Closes the awaited fee of an order. @throws Refusal labfee-confirmed (409) */
export const labCancelled = async (context: WriteContext, formlabId: number): Promise<void> => {
  if (await runOne(context.tx, known, formlabId)) throw new Refusal('labfee-confirmed');
  const gone = await runOne(context.tx, cancel, formlabId);
  if (!gone) return;
  const shared = await holdShared(context, gone.visitperawatan_id);
  await (
    await followLab(context, gone.visitperawatan_id, shared)
  )?.();
};

const save = named<{ source_seq: number }, [number, number, string | null, string | null, string]>(
  'labfee_confirm',
  `update labfees set status = ${labfee.state.confirmed}, amount = $2, invoice_no = $3, due_date = $4, confirmed_at = $5,
     source_seq = source_seq + 1, updated_at = now(), version = version + 1
   where id = $1 returning source_seq`,
);

/**
 * POST /api/finance/labfee/{id}/confirm: what the laboratory wants is known, or was known wrongly; the difference is posted, owed,
 * and taken from the shares.
 * @throws Refusal labfee-paid (409); those of posting
 */
export const confirmLabfee: UseCases['finance.labfee']['confirm'] = async (
  context: WriteContext,
  row: StoredOf<typeof labfee>,
  { amount, invoice_no = null, due_date = null },
) => {
  const { tx, today, now } = context;
  const shared = row.on_treatment ? await holdShared(context, row.visitperawatan_id) : undefined;
  const delta = amount - (row.amount ?? 0);
  const saved = await runOne(tx, save, row.id, amount, invoice_no, due_date, now.toISOString());
  const left = await followLab(context, row.visitperawatan_id, shared);
  const record = await genericShow(labfee, context, row.id);
  const code = record.formlabdata?.name ?? '';
  if (delta !== 0) {
    const actor = { type: actorType.laboratory, id: row.laboratorium_id };
    const source = { type: hutangSource.labFee, id: row.id, seq: saved?.source_seq ?? 0 };
    const journal = await post(context, postedEvent.labConfirmed, {
      source,
      transaction_at: today,
      memo: `Biaya laboratorium ${code}`,
      amounts: { amount: [{ amount: delta, actor }] },
    });
    await addHutangs(context, {
      day: today,
      journal: journal?.id ?? null,
      rows: [
        {
          actor,
          kind: hutangKind.labFee,
          source,
          bill_id: null,
          description: code,
          amount: delta,
          bruto: delta,
          due: due_date,
        },
      ],
    });
  }
  await left?.();
  return {
    record,
    log: {
      message: `konfirmasi biaya lab ${code} sebesar ${formatRupiah(amount)}`,
      url: `/finance/tindakan/labfee/${row.id}`,
      after: { amount, invoice_no, due_date },
    },
  };
};

// Withheld tax is remitted to the state with its NTPN, and reported (finance.md 3, 6.6).
import type { Calls } from '../../../../src/resources/calls.ts';
import { actorType } from '../../../../src/resources/finance/hutang.ts';
import { postedEvent } from '../../../../src/resources/finance/journal-event.ts';
import { paymentKind } from '../../../../src/resources/finance/paymentmethod.ts';
import { type PphKind, pphKinds } from '../../../../src/resources/finance/pajak-kind.ts';
import { masaText, pph } from '../../../../src/resources/finance/pph.ts';
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import type { PaidPart } from '../../../domain/finance/slip.ts';
import { named, run } from '../../../db/statement.ts';
import type { CallRequest, UseCases, WriteContext } from '../../kernel/contract.ts';
import { genericShow } from '../../kernel/generic.ts';
import { payingMethod } from '../cash/paying-method.ts';
import { post } from '../ledger/post-journal.ts';
import { payHutangs } from '../payable/pay-hutangs.ts';

interface Owed {
  readonly id: number;
  readonly amount: number;
  /** Null where nothing was withheld. */
  readonly hutang_id: number | null;
  readonly akun_id: number;
  readonly actor_type: string;
  readonly actor_id: number;
  readonly actor_name: string;
  /** Day on which it was withheld. */
  readonly day: string;
}
const owedRows = named<Owed, [branch: number, kind: PphKind, masa: string, ids: readonly number[]]>(
  'pph_owed',
  `select p.id, p.amount, p.hutang_id, coalesce(h.akun_id, t.akun_id) as akun_id, p.actor_type, p.actor_id, p.actor_name,
     p.withheld_at::text as day
   from pphs p join pajaks t on t.id = p.pajak_id left join hutangs h on h.id = p.hutang_id
   where p.profile_id = $1 and p.kind = $2 and p.masa = $3 and p.id = any ($4) and p.status = ${pph.state.owed}
   order by p.id for no key update of p`,
);
const heldHutangs = named<{ id: number }, [readonly number[]]>(
  'pph_hutangs',
  'select id from hutangs where id = any ($1) order by id for no key update',
);
const markRemitted = named<unknown, [ids: readonly number[], ntpn: string, day: string, journal: number | null]>(
  'pph_remitted',
  `update pphs set status = ${pph.state.remitted}, ntpn = $2, setor_at = $3, setor_journal_id = $4, updated_at = now(),
     version = version + 1 where id = any ($1)`,
);

const partOf = ({ hutang_id, akun_id, amount }: Owed): readonly PaidPart[] =>
  hutang_id === null ? [] : [{ hutang_id, akun_id, amount, bruto: 0 }];

/**
 * POST /api/finance/pph/setor {kind, masa, ids, paymentmethod_id, ntpn, setor_at}: pays what is owed to the state.
 * @throws Refusal pph-changed (409); pph-method, pph-before-withheld, pph-below-nothing (422); those of posting
 */
export const remitPph = async (context: WriteContext, { body }: CallRequest<Calls['finance.pph.setor']>) => {
  const { tx, branch } = context;
  const { kind, masa, ids, setor_at: day } = body;
  const ntpn = body.ntpn.toUpperCase();
  const method = await payingMethod(context, body.paymentmethod_id);
  if (method?.kind !== paymentKind.transfer) throw refuseField('pph-method', 'paymentmethod_id');
  const rows = await run(tx, owedRows, branch.id, kind, masa, ids);
  const [first] = rows;
  if (!first || rows.length < ids.length) throw new Refusal('pph-changed');
  const late = rows.find((row) => row.day > day);
  if (late) throw refuseField('pph-before-withheld', 'setor_at', { day: formatDate(late.day) });
  const total = rows.reduce((sum, { amount }) => sum + amount, 0);
  if (total < 0) throw new Refusal('pph-below-nothing');
  const parts = rows.flatMap(partOf);
  await run(
    tx,
    heldHutangs,
    parts.map(({ hutang_id }) => hutang_id),
  );
  await payHutangs(context, parts);
  const label = pphKinds.find(({ value }) => value === kind)?.label ?? kind;
  const journal = await post(context, postedEvent.taxRemitted, {
    source: { type: 'pph', id: first.id },
    transaction_at: day,
    memo: `Penyetoran ${label} masa ${masaText(masa)} NTPN ${ntpn}`,
    amounts: {
      amount: rows.map((row) => ({
        amount: row.amount,
        accounts: { pajak: row.akun_id, paymentmethod: method.akun_id },
        ...(row.actor_type === actorType.employee
          ? { debitActor: { type: actorType.employee, id: row.actor_id } }
          : {}),
      })),
    },
  });
  await run(tx, markRemitted, ids, ntpn, day, journal?.id ?? null);
  return {
    status: 201 as const,
    record: { count: rows.length, amount: total, journal_id: journal?.id ?? null },
    log: {
      message: `penyetoran ${label} masa ${masaText(masa)} sebesar ${formatRupiah(total)}`,
      url: pph.screens.list,
      after: { ntpn, setor_at: day, ids },
    },
  };
};

/** One paper numbers all that was withheld of a payee for one object in a month of the branch: rent has another than services. */
const markReported = named<unknown, [number, string | null]>(
  'pph_reported',
  `update pphs p set status = ${pph.state.reported}, bukti_potong_no = coalesce($2, p.bukti_potong_no), updated_at = now(),
     version = p.version + 1
   from pphs o join pajaks x on x.id = o.pajak_id
   left join actorpajaks a on a.actor_type = o.actor_type and a.actor_id = o.actor_id, pajaks t
   where o.id = $1 and p.profile_id = o.profile_id and p.kind = o.kind and p.masa = o.masa
     and p.actor_type = o.actor_type and p.actor_id = o.actor_id and p.status = ${pph.state.remitted}
     and t.id = p.pajak_id and (a.objek_id is not null or t.objek_id is not distinct from x.objek_id)`,
);
/** POST /api/finance/pph/{id}/lapor {bukti_potong_no}: the tax portal has it, with all else of its payee, object and month. */
export const reportPph: UseCases['finance.pph']['lapor'] = async (context, row, { bukti_potong_no = null }) => {
  await run(context.tx, markReported, row.id, bukti_potong_no);
  return {
    record: await genericShow(pph, context, row.id),
    log: {
      message: `pelaporan PPh ${row.actor_name} masa ${masaText(row.masa)}`,
      url: `${pph.screens.list}/${row.id}`,
      after: { bukti_potong_no },
    },
  };
};

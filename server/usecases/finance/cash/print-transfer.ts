// The slip that goes to the bank with the cash of a transfer (workspace.md 4).
import type { Calls } from '../../../../src/resources/calls.ts';
import { kastransfer } from '../../../../src/resources/finance/kastransfer.ts';
import { formatDate, formatInstant } from '../../../../src/resources/kernel/date.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, runOne } from '../../../db/statement.ts';
import { type Clinic, renderLetter } from '../../../print/letter.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { Download, PDF } from '../../kernel/download.ts';

interface Row {
  readonly code: string;
  readonly transaction_at: string;
  readonly amount: number;
  readonly note: string | null;
  readonly status: number;
  readonly source: string;
  readonly destination: string;
  readonly branch: string | null;
  readonly clinic: Clinic;
}
const slipOf = named<Row, [number, readonly number[]]>(
  'transfer_print',
  `select t.code, t.transaction_at::text as transaction_at, t.amount, t.note, t.status, f.code || ' ' || f.name as source,
     g.code || ' ' || g.name as destination, o.name as branch,
     jsonb_build_object('name', p.name, 'address', p.address, 'phone', p.phone) as clinic
   from kastransfers t join profiles p on p.id = t.profile_id join akuns f on f.id = t.from_akun_id join akuns g on g.id = t.to_akun_id
   left join profiles o on o.id = t.to_profile_id and o.id <> t.profile_id
   where t.id = $1 and t.profile_id = any ($2)`,
);

/** GET /api/finance/kastransfer/{id}/print; one that was taken back says so. @throws Refusal not-found */
export const printTransfer = async (
  { tx, branches, timezone, now, actor }: Context,
  { params }: CallRequest<Calls['finance.kastransfer.print']>,
): Promise<Download> => {
  const row = await runOne(tx, slipOf, params['id'] ?? 0, branches);
  if (!row) throw new Refusal('not-found');
  const voided = row.status === kastransfer.state.cancelled;
  const title = `SLIP SETORAN KAS${voided ? ' (BATAL)' : ''}`;
  const pdf = await renderLetter({ size: 'A5', clinic: row.clinic, title }, (letter) => {
    letter.fact('Nomor', row.code);
    letter.fact('Tanggal', formatDate(row.transaction_at));
    letter.fact('Dari', row.source);
    letter.fact('Disetor ke', row.branch ? `${row.destination}, ${row.branch}` : row.destination);
    if (row.note) letter.fact('Keterangan', row.note);
    letter.gap();
    letter.text(formatRupiah(row.amount), { strong: true, size: 16 });
    letter.gap(20);
    letter.signatures([
      { role: 'Penyetor', name: '(                                        )' },
      { role: 'Penerima / teller', name: '(                                        )' },
    ]);
    letter.gap();
    letter.text(`Dicetak ${actor.name}, ${formatInstant(timezone, now)}`, { faint: true, size: 8 });
  });
  return new Download(`Slip setoran ${row.code.replaceAll('/', '-')}.pdf`, PDF, pdf, 'inline');
};

// 'Kenapa angka ini?' of the company's own tax (finance.md 6.6, 6.13): revenue of the group by account, the rate with its days, journal.
import { pajakMethod } from '../../../../src/resources/finance/pajak-kind.ts';
import { masaText, pph } from '../../../../src/resources/finance/pph.ts';
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { formatRupiah, rateText } from '../../../../src/resources/kernel/money.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import { acrossBranches } from '../../kernel/across-branches.ts';
import type { Context } from '../../kernel/contract.ts';
import { journalUrl } from '../ledger/journal-url.ts';
import { turnoverByAccount } from '../ledger/month-results.ts';
import { adds, type Explanation, type Part, partOf, restOf, tells } from './explanation.ts';

interface Facts {
  readonly masa: string;
  readonly actor_name: string;
  readonly turnover: number;
  readonly amount: number;
  readonly status: number;
  readonly ntpn: string | null;
  readonly setor_at: string | null;
  readonly name: string;
  readonly method: string;
  readonly rate: number;
  readonly note: string | null;
  readonly valid_from: string;
  readonly valid_to: string | null;
  readonly day: string;
  readonly journal: string | null;
}
const factsOf = named<Facts, [number, readonly number[]]>(
  'why_company_tax',
  `select t.masa::text as masa, t.actor_name, t.bruto_amount as turnover, t.amount, t.status, t.ntpn, t.setor_at::text as setor_at,
     x.name, x.method, x.rate, x.note, x.valid_from::text as valid_from, x.valid_to::text as valid_to, t.withheld_at::text as day,
     j.code as journal
   from pphs t join pajaks x on x.id = t.pajak_id left join hutangs h on h.id = t.hutang_id left join journals j on j.id = h.journal_id
   where t.id = $1 and t.profile_id = any ($2)`,
);

const turnoverPart = async (context: Context, { masa, turnover }: Facts): Promise<Part> => {
  const accounts = await acrossBranches(context, (wide) => run(wide, turnoverByAccount, masa));
  const lines = accounts.map(({ code, name, amount }) => adds(`${code} ${name}`, amount));
  const rest = restOf('Buku berubah setelah dihitung', turnover, lines);
  return partOf('turnover', `Omzet semua cabang ${masaText(masa)}`, [...lines, ...rest]);
};
const ratePart = ({ name, note, valid_from, valid_to }: Facts): Part => {
  const until = valid_to === null ? '' : ` sampai ${formatDate(valid_to)}`;
  const rule = note === null ? [] : [tells(note)];
  return partOf('rate', 'Tarif', [tells(`${name}, berlaku sejak ${formatDate(valid_from)}${until}.`), ...rule]);
};
const afterPart = ({ status, ntpn, setor_at, day, journal }: Facts): Part => {
  const remitted =
    ntpn === null
      ? tells(status === pph.state.cancelled ? 'Diganti oleh penghitungan kemudian.' : 'Belum disetor ke kas negara.')
      : tells(`Disetor ke kas negara, NTPN ${ntpn}.`, { day: setor_at });
  const booked = journal === null ? [] : [tells(`Jurnal ${journal}`, { day, path: journalUrl(journal) })];
  return partOf('remitted', 'Pembukuan dan penyetoran', [...booked, remitted]);
};

/** @throws Refusal not-found */
export const explainCompanyTax = async (context: Context, id: number): Promise<Explanation> => {
  const facts = await runOne(context.tx, factsOf, id, context.branches);
  if (!facts) throw new Refusal('not-found');
  const { masa, actor_name, turnover, amount, rate, method, name } = facts;
  const isFinal = method === pajakMethod.turnover;
  const line = isFinal
    ? adds(`${rateText(rate)} × ${formatRupiah(turnover)}`, amount)
    : adds('Angsuran per bulan menurut master Cara PPh Badan', amount);
  return {
    title: isFinal ? name : 'Angsuran PPh 25',
    about: `${actor_name} · masa ${masaText(masa)}`,
    amount,
    result: 'tax',
    parts: [
      ...(isFinal ? [await turnoverPart(context, facts), ratePart(facts)] : []),
      partOf('tax', 'PPh masa ini', [line]),
      afterPart(facts),
    ],
  };
};

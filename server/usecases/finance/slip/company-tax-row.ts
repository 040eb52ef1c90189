// The company's own tax stands among what is withheld (finance.md 2d, 6.6): owed to the state, remitted and reported the same way.
import { accountRole } from '../../../../src/resources/finance/account-role.ts';
import { actorType, hutangKind, hutangSource } from '../../../../src/resources/finance/hutang.ts';
import { postedEvent } from '../../../../src/resources/finance/journal-event.ts';
import { pphKind } from '../../../../src/resources/finance/pajak-kind.ts';
import { masaText, pph, taxpayerType } from '../../../../src/resources/finance/pph.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import { post } from '../ledger/post-journal.ts';
import { reverse } from '../ledger/reverse-journal.ts';
import { addHutangs } from '../payable/hutang-rows.ts';
import { cancelHutang } from '../payable/pay-hutangs.ts';
import { dueOfMasa } from './book-slip.ts';

/** The tax of a month as it is booked. */
export interface CompanyTax {
  /** First day of the month. */
  readonly masa: string;
  readonly pajak: { readonly id: number; readonly name: string };
  /** Rupiah: what it is reckoned from (0 of an instalment), and the tax. */
  readonly turnover: number;
  readonly amount: number;
  /** Day of the journal, 'YYYY-MM-DD'. */
  readonly day: string;
  /** A prepayment of the year's tax; else the cost of the month. */
  readonly isInstalment: boolean;
}

const insert = named<
  { id: number },
  [
    profile: number,
    by: number,
    masa: string,
    name: string,
    pajak: number,
    turnover: number,
    amount: number,
    day: string,
    code: string,
  ]
>(
  'company_tax_insert',
  `insert into pphs (id, profile_id, created_by, kind, masa, actor_type, actor_id, actor_name, pajak_id, source_type, source_id,
     bruto_amount, dpp_amount, amount, withheld_at, source_code)
   select n.id, $1, $2, '${pphKind.company}', $3, '${taxpayerType.company}', $1, $4, $5, '${hutangSource.companyTax}', n.id, $6, $6, $7,
     $8, $9
   from (select nextval(pg_get_serial_sequence('pphs', 'id')) as id) n returning id`,
);
const keepHutang = named<unknown, [id: number, hutang: number | null]>(
  'company_tax_hutang',
  'update pphs set hutang_id = $2 where id = $1',
);

/** Books the tax of a month and owes it to the state; answers its id. @throws Refusal those of posting */
export const addCompanyTax = async (context: WriteContext, tax: CompanyTax): Promise<number> => {
  const { tx, branch, actor } = context;
  const { masa, pajak, turnover, amount, day, isInstalment } = tax;
  const text = `${pajak.name} masa ${masaText(masa)}`;
  const made = await runOne(tx, insert, branch.id, actor.id, masa, branch.name, pajak.id, turnover, amount, day, text);
  const id = made?.id ?? 0;
  const source = { type: hutangSource.companyTax, id };
  const amounts = isInstalment ? { angsuran: [{ amount }] } : { amount: [{ amount }] };
  const journal = await post(context, postedEvent.companyTaxComputed, {
    source,
    transaction_at: day,
    memo: text,
    amounts,
  });
  if (!journal) return id;
  const [hutang = null] = await addHutangs(context, {
    day,
    journal: journal.id,
    rows: [
      {
        actor: { type: actorType.tax, id: null, akun: accountRole.companyTax },
        kind: hutangKind.tax,
        source: { ...source, seq: 0 },
        bill_id: null,
        description: text,
        amount,
        bruto: 0,
        due: dueOfMasa(masa),
      },
    ],
  });
  await run(tx, keepHutang, id, hutang);
  return id;
};

const cancel = named<{ journal_id: number | null }, [number]>(
  'company_tax_cancel',
  `update pphs p set status = ${pph.state.cancelled}, updated_at = now(), version = p.version + 1 where p.id = $1
   returning (select journal_id from hutangs where id = p.hutang_id) as journal_id`,
);
/** Takes back what is not remitted yet. @param day of the mirrored journal @throws Refusal payable-changed (409); those of posting */
export const cancelCompanyTax = async (context: WriteContext, id: number, day: string): Promise<void> => {
  await cancelHutang(context, hutangSource.companyTax, id);
  const cancelled = await runOne(context.tx, cancel, id);
  if (cancelled?.journal_id) await reverse(context, cancelled.journal_id, day, 'Dihitung ulang');
};

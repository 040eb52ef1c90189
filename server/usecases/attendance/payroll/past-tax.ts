// Income and tax of a year from before the first run (attendance.md R11): of this clinic before it kept its payroll here, and of the
// employer before.
import type { Calls } from '../../../../src/resources/calls.ts';
import { payslipState, periodState } from '../../../../src/resources/attendance/payroll-life.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { CallRequest, WriteContext } from '../../kernel/contract.ts';
import { staleVersion } from '../../kernel/last-change.ts';
import { requirePegawai } from '../wage/pegawai.ts';

type Body = CallRequest<Calls['attendance.pph21.simpan']>['body'];

const hold = named<{ version: number }, [pegawai: number, year: number]>(
  'past_tax_hold',
  'select version from pegawaipajaks where pegawai_id = $1 and tax_year = $2 for update',
);
const settledIn = named<{ name: string }, [pegawai: number, year: number]>(
  'past_tax_settled',
  `select p.name from payrollperiodes p join payrolltransactions t on t.payrollperiode_id = p.id
   where t.pegawai_id = $1 and p.tax_year = $2 and t.is_settlement and t.status <> ${payslipState.excluded}
     and p.status in (${periodState.approved}, ${periodState.posted}, ${periodState.paid}) limit 1`,
);
const keep = named<{ version: number }, [profile: number, by: number, row: string]>(
  'past_tax_keep',
  `insert into pegawaipajaks as b (profile_id, created_by, pegawai_id, tax_year, months, gross, pension, zakat, tax, employer_net,
     employer_tax, employer_slip)
   select $1, $2, n.pegawai_id, n.tax_year, n.months, n.gross, n.pension, n.zakat, n.tax, n.employer_net, n.employer_tax, n.employer_slip
   from jsonb_to_record($3::jsonb) n (pegawai_id bigint, tax_year smallint, months smallint, gross bigint, pension bigint, zakat bigint,
     tax bigint, employer_net bigint, employer_tax bigint, employer_slip text)
   on conflict (pegawai_id, tax_year) do update set months = excluded.months, gross = excluded.gross, pension = excluded.pension,
     zakat = excluded.zakat, tax = excluded.tax, employer_net = excluded.employer_net, employer_tax = excluded.employer_tax,
     employer_slip = excluded.employer_slip, updated_at = now(), version = b.version + 1
   returning version`,
);
/** @throws Refusal past-tax-months, past-tax-gross, past-tax-employer (422) */
const requireSound = ({ months, gross, pension, zakat, tax, employer_net, employer_tax }: Body): void => {
  if ((months === 0) !== (gross === 0)) throw refuseField('past-tax-months', months === 0 ? 'months' : 'gross');
  if (pension + zakat + tax > gross) throw refuseField('past-tax-gross', 'gross');
  if (employer_tax > employer_net) throw refuseField('past-tax-employer', 'employer_net');
};

/**
 * PUT /api/attendance/pph21/sebelumnya: of a person and year, all of it; slips that settle the year are to be reckoned again.
 * @throws Refusal pegawai-unknown, those of `requireSound` (422), stale-version, past-tax-settled (409)
 */
export const storePastTax = async (context: WriteContext, { body }: CallRequest<Calls['attendance.pph21.simpan']>) => {
  const { tx, branch, actor } = context;
  requireSound(body);
  const name = await requirePegawai(context, body.pegawai_id);
  const held = await runOne(tx, hold, body.pegawai_id, body.tax_year);
  const message = `penghasilan sebelumnya ${name} tahun pajak ${body.tax_year}`;
  if ((held?.version ?? 0) !== (body.version ?? 0)) throw await staleVersion(context, { words: message });
  const settled = await runOne(tx, settledIn, body.pegawai_id, body.tax_year);
  if (settled) throw new Refusal('past-tax-settled', { name, year: body.tax_year, period: settled.name });
  const { version: _version, ...values } = body;
  const employer_slip = values.employer_slip?.trim() || null;
  const kept = await run(tx, keep, branch.id, actor.id, JSON.stringify({ ...values, employer_slip }));
  return {
    record: { ...values, employer_slip, version: kept[0]?.version ?? 1 },
    log: {
      message,
      url: '/attendance/payroll/transaction',
      after: { tax_year: body.tax_year },
    },
  };
};

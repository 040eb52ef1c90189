// What a gross would be taxed this month (attendance.md 5).
import type { wageCalls } from '../../../../src/resources/attendance/wage-calls.ts';
import { GROSS } from '../../../../src/resources/attendance/wage-law.ts';
import { terAllowance, terRowOf, terTax } from '../../../domain/attendance/income-tax.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { readPtkp, readTer } from './wage-law.ts';

type Simulate = (typeof wageCalls)['attendance.pph21.simulate'];

/** POST /api/attendance/pph21/simulate. What the clinic bears is reckoned like gross-up. @throws Refusal law-missing (422) */
export const simulateTax = async (context: Context, { body }: CallRequest<Simulate>) => {
  const day = `${context.today.slice(0, 7)}-01`;
  const { category } = (await readPtkp(context, day))[body.ptkp_status];
  const rows = (await readTer(context, day))[category];
  const allowance = body.method === GROSS ? 0 : terAllowance(rows, body.gross, 0, 0);
  const gross = body.gross + allowance;
  return {
    category,
    rate: terRowOf(rows, gross).rate,
    tax: terTax(rows, gross, 0),
    gross_up: body.method === GROSS ? null : gross,
  };
};

// Reads a NIK for the registration sheet (service.md 6.1).
import type { Calls } from '../../../../src/resources/calls.ts';
import { refuseField } from '../../../../src/resources/refusals.ts';
import { readNik } from '../../../../src/resources/service/nik.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';

/** Birth date and gender that the number says, and where they differ from what was entered. @throws Refusal nik-length, nik-invalid */
export const checkNik = async ({ today }: Context, { query }: CallRequest<Calls['service.registration.ceknik']>) => {
  const { idcard, ...entered } = query;
  const { problem, ...reading } = readNik(idcard, entered, today);
  if (problem === null) return reading;
  throw /^\d{16}$/.test(idcard)
    ? refuseField('nik-invalid', 'idcard', { problem })
    : refuseField('nik-length', 'idcard');
};

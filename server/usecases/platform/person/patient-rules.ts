// What must hold of a patient who is registered or changed, beyond the shape of the single fields (service.md 2.1).
import { ageAt } from '../../../../src/resources/kernel/date.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { type PatientFacts, wholeProblems } from '../../../domain/service/patient-sheet.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';

const IDENTITY_AGE = 17;
const REQUIRED = 'Wajib diisi';

const wantsIdentity = named<{ wajib_nik: boolean }, [number]>(
  'branch_wants_identity',
  'select wajib_nik from branchpreferences where profile_id = $1',
);

/** The name as it is stored: without spaces around it, one between words. */
export const tidyName = (name: string): string => name.trim().replace(/\s+/g, ' ');

/** @throws Refusal invalid (422) naming each field at fault */
export const requirePatientRules = async (
  { tx, branch, today }: Pick<WriteContext, 'tx' | 'branch' | 'today'>,
  patient: PatientFacts,
): Promise<void> => {
  const problems = wholeProblems(patient, today);
  if (!patient.idcard && ageAt(patient.birth_date, today) >= IDENTITY_AGE) {
    const preference = await runOne(tx, wantsIdentity, branch.id);
    if (preference?.wajib_nik) problems.push(['idcard', REQUIRED]);
  }
  if (problems.length === 0) return;
  throw new Refusal('invalid', {}, Object.fromEntries(problems.map(([name, text]) => [name, [text]])));
};

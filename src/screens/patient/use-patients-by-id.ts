// Patients of rows that are shown, by id: one question for all of them.
import { useCall } from '../../providers/call.ts';
import { mayCall } from '../../policies/index.ts';
import { useUser } from '../../providers/session.ts';
import type { Patient } from './patient-chip.tsx';

const FRESH_MS = 60_000;
/** As many as are answered at once. */
const MOST = 100;

interface Coming {
  readonly patients: ReadonlyMap<number, Patient>;
  /** Their first answer is still on its way: what would grow by it can wait for it. */
  readonly isComing: boolean;
  /** Reads them anew. */
  readonly again: () => void;
}

export const useComingPatients = (ids: readonly number[]): Coming => {
  const me = useUser();
  const asked = [...new Set(ids)].toSorted((a, b) => a - b).slice(0, MOST);
  const enabled = asked.length > 0 && mayCall(me, 'service.customer.chip');
  const { query, answer } = useCall(
    'service.customer.chip',
    { ids: asked.join(',') },
    { enabled, staleTime: FRESH_MS, keep: true },
  );
  const patients = new Map((enabled ? (answer?.data ?? []) : []).map((patient) => [patient.id, patient]));
  const again = () => void (enabled && query.refetch());
  return { patients, isComing: query.isLoading && query.failureCount === 0, again };
};

/** By id; without those who are out of reach, and empty for who may not choose patients. */
export const usePatientsById = (ids: readonly number[]): ReadonlyMap<number, Patient> =>
  useComingPatients(ids).patients;

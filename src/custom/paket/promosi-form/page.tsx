// '/paket/promosi/create' and '/paket/promosi/:id/edit': a package is composed; of what is, or was, offered the description changes
// (paket.md 3.1, 4).
import { Skeleton } from 'antd';
import { useParams } from 'react-router';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { SUPERADMIN } from '../../../policies/role.ts';
import { branchOf, useUser } from '../../../providers/session.ts';
import type { Resource } from '../../../resources/kernel/define.ts';
import { pakethistory } from '../../../resources/paket/history.ts';
import { CreateScreen } from '../../../screens/form/create-screen.tsx';
import { EditScreen } from '../../../screens/form/edit-screen.tsx';
import { useRecord } from '../../../screens/record/use-record.ts';
import { ConditionInput } from './condition-input.tsx';
import { ProgramLines } from './program-lines.tsx';
import { TermsInput } from './terms-input.tsx';

const inputs = { lines: ProgramLines, syarat: ConditionInput, installment_schema: TermsInput } as const;
/** Shown by the field of the scheme. */
const TERMS = ['dp_amount', 'cicilan_amount', 'cicilan_attempt'] as const;
const described: Resource = { ...pakethistory, form: [{ label: 'Paket', fields: ['description'] }] };

/** A branch composes for itself; all branches are the superadmin's to choose. */
const useHidden = (): readonly string[] => (useUser().role === SUPERADMIN ? TERMS : [...TERMS, 'profile_id']);

const EditPage = () => {
  const { record, query } = useRecord(pakethistory);
  const hidden = useHidden();
  if (query.isError) return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
  if (!record) return <Skeleton active title={false} />;
  if (record.status !== pakethistory.state.draft) return <EditScreen resource={described} />;
  return <EditScreen resource={pakethistory} inputs={inputs} hidden={hidden} />;
};

export default function PackageFormPage() {
  const { id } = useParams();
  const branch = branchOf(useUser());
  const hidden = useHidden();
  if (id !== undefined) return <EditPage />;
  return <CreateScreen resource={pakethistory} given={{ profile_id: branch }} inputs={inputs} hidden={hidden} />;
}

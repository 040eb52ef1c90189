// What somebody may do now with a request for leave or overtime (attendance.md 3).
import { MANAGER, SUPERADMIN } from '../../../policies/role.ts';
import type { Who } from '../../../policies/index.ts';
import { requestState } from '../../../resources/attendance/leave-life.ts';
import type { Document } from '../../../resources/kernel/define.ts';
import { type NamedVerb, verbsFor } from '../../../screens/record/verbs.ts';

interface Reader extends Who {
  readonly id: number;
}
export interface AskedRow {
  readonly status: number;
  readonly pegawai_id: number;
  readonly created_by: number | null;
}

const isSuperior = ({ role }: Who): boolean => role === MANAGER || role === SUPERADMIN;

/**
 * The verbs that this reader may use on a request. Nobody decides his own; who is no superior withdraws his own while it has not begun.
 */
export const openVerbs = (resource: Document, me: Reader, row: AskedRow, hasBegun: boolean): readonly NamedVerb[] => {
  const { status, pegawai_id, created_by } = row;
  const isOwn = pegawai_id === me.id;
  const isAsker = isOwn || created_by === me.id;
  const waits = status === requestState.requested;
  const mayCancel = isSuperior(me) || (waits ? isAsker : isOwn && !hasBegun);
  return verbsFor(resource, me, status).filter(({ name }) => (name === 'cancel' ? mayCancel : !isAsker));
};

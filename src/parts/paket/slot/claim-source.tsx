// Where a claim comes from: the visit or form lab that used it, or the warehouse that its goods left.
import type { ListedOf } from '../../../resources/answers.ts';
import { claimSource } from '../../../resources/paket/membership-life.ts';
import type { ListRow } from '../../../screens/list/use-records.ts';
import { Link } from '../../../kit/page/link.tsx';

type Claim = ListedOf<'paket.membershipperawatanused'>;
/** The list of this resource holds claims. */
export const claimOf = (row: ListRow) => row as unknown as Claim;

export const ClaimSource = ({ row }: { row: ListRow }) => {
  const { type, id, label, visit_id } = claimOf(row).source;
  if (type === claimSource.formlab) return <Link to={`/service/rekammedis/formlab/${id}`}>{label}</Link>;
  return visit_id === null ? label : <Link to={`/service/visit/${visit_id}`}>{label}</Link>;
};

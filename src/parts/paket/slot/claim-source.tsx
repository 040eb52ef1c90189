// Where a claim comes from: the visit or form lab that used it, or the warehouse that its goods left.
import type { ListedOf } from '../../../resources/answers.ts';
import { claimSource } from '../../../resources/paket/membership-life.ts';
import { Link } from '../../../kit/page/link.tsx';

type Claim = ListedOf<'paket.membershipperawatanused'>;

export const ClaimSource = ({ row }: { row: Claim }) => {
  const { type, id, label, visit_id } = row.source;
  if (type === claimSource.formlab) return <Link to={`/service/rekammedis/formlab/${id}`}>{label}</Link>;
  return visit_id === null ? label : <Link to={`/service/visit/${visit_id}`}>{label}</Link>;
};

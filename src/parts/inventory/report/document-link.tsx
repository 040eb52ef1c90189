// The document behind a move of the stock, by its number, and the way to it for who may open it.
import { useTranslation } from 'react-i18next';
import { sourceOf } from '../../../screens/record/journal-source.ts';
import { BranchLink } from '../../platform/branch/branch-link.tsx';
import { Link } from '../../../kit/page/link.tsx';

interface Props {
  readonly source_type: string;
  readonly source_id: number;
  readonly document: string | null;
  readonly visit_id: number | null;
  /** Whose document it is, where the report tells of other branches than the reader's own. */
  readonly branch?: number | undefined;
  /** Undefined: the reader may not open it. */
  readonly wayTo: (path: string) => string | undefined;
}

export const DocumentLink = ({ source_type, source_id, document, visit_id, branch, wayTo }: Props) => {
  const { t } = useTranslation();
  const path = visit_id === null ? sourceOf(source_type, source_id) : `/service/visit/${visit_id}`;
  // The opening balances are the books’ own document.
  const name = document ?? (source_type === 'periode' ? t('card.opening') : `${source_type} ${source_id}`);
  const way = path && wayTo(path);
  if (!way) return name;
  if (branch === undefined) return <Link to={way}>{name}</Link>;
  return (
    <BranchLink to={way} branch={branch}>
      {name}
    </BranchLink>
  );
};

// The document behind a move of the stock, by its number, and the way to it for who may open it.
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useScreens } from '../../../layouts/navigation.tsx';
import { sourceOf } from '../../../screens/record/journal-source.ts';

interface Props {
  readonly source_type: string;
  readonly source_id: number;
  readonly document: string | null;
  readonly visit_id: number | null;
}

export const DocumentLink = ({ source_type, source_id, document, visit_id }: Props) => {
  const { t } = useTranslation();
  const { opens, near } = useScreens();
  const path = visit_id === null ? sourceOf(source_type, source_id) : `/service/visit/${visit_id}`;
  // The opening balances are the books’ own document.
  const name = document ?? (source_type === 'periode' ? t('card.opening') : `${source_type} ${source_id}`);
  return path !== undefined && opens(path) ? <Link to={near(path)}>{name}</Link> : name;
};

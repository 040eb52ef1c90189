// From a document to its journals, for who may read them.
import { useTranslation } from 'react-i18next';
import { detour } from '../../providers/access.ts';
import { useUser } from '../../providers/session.ts';
import { headingOf } from '../../resources/heading.ts';
import { journalsOf } from './journal-source.ts';
import { Link } from '../../kit/page/link.tsx';

const PAGE = '/finance/laporan-v2/jurnal';

/** `of`: what a screen reader adds to 'Jurnal'. */
export const JournalLink = ({ type, id, of }: { type: string; id: number; of: string }) => {
  const { i18n } = useTranslation();
  const user = useUser();
  if (detour(user, PAGE, { call: 'finance.laporan.jurnal' }) !== undefined) return null;
  const { label } = headingOf('finance.jurnal');
  return (
    <Link to={journalsOf(type, id)} aria-label={`${label} ${of}`} lang={i18n.language === 'id' ? undefined : 'id'}>
      {label}
    </Link>
  );
};

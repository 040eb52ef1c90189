// Running packages from Excel, as the books begin (paket.md 8): the whole file or nothing of it.
import { useTranslation } from 'react-i18next';
import { mayCall } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { membership } from '../../../resources/paket/membership.ts';
import { SheetButton } from '../../../kit/import/sheet-button.tsx';

/** Nothing for who may not import. */
export const PackageImport = () => {
  const { t } = useTranslation();
  const me = useUser();
  if (!mayCall(me, 'paket.membership.import')) return null;
  const title = t('packageImport.title');
  const sheet = {
    resource: membership.name,
    path: membership.path,
    title,
    note: t('packageImport.note'),
    ready: (n: number) => t('packageImport.ready', { n }),
    storing: (n: number) => t('packageImport.storing', { n }),
  };
  return <SheetButton sheet={sheet} label={title} />;
};

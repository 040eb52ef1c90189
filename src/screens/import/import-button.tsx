// Opens the import of a master from Excel.
import { useTranslation } from 'react-i18next';
import type { Resource } from '../../resources/kernel/define.ts';
import { SheetButton } from '../../kit/import/sheet-button.tsx';

export const ImportButton = ({ resource: { name, path, label } }: { resource: Resource }) => {
  const { t } = useTranslation();
  const sheet = {
    resource: name,
    path,
    title: t('lab.import.title', { label }),
    ready: (n: number) => t('lab.import.ready', { n }),
    storing: (n: number) => t('lab.import.storing', { n }),
  };
  return <SheetButton sheet={sheet} label={t('import.do')} />;
};

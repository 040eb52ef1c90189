// Opens the import of a master from Excel.
import { ImportOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Resource } from '../../../resources/kernel/define.ts';

// The dialog with its upload comes when somebody imports.
const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }));

export const ImportButton = ({ resource: { name, path, label } }: { resource: Resource }) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const title = t('lab.import.title', { label });
  const sheet = {
    resource: name,
    path,
    title,
    ready: (n: number) => t('lab.import.ready', { n }),
    storing: (n: number) => t('lab.import.storing', { n }),
  };
  return (
    <>
      <Button icon={<ImportOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {t('import.do')}
      </Button>
      {open && (
        <Suspense>
          <ImportDialog sheet={sheet} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

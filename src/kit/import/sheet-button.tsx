// A button behind which something comes in from Excel; the dialog with its upload comes when somebody asks for it.
import { ImportOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { Answer, ImportSheet } from './import-dialog.tsx';

const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }));

interface Props {
  readonly sheet: ImportSheet;
  readonly label: string;
  readonly onImported?: (answer: Answer) => void;
}

export const SheetButton = ({ sheet, label, onImported }: Props) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<ImportOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && (
        <Suspense>
          <ImportDialog sheet={sheet} onImported={onImported} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

// The palette's button and its keys, Ctrl/Cmd+K; the palette itself is fetched when it is first opened.
import { SearchOutlined } from '@ant-design/icons';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../providers/i18n.ts';
import style from './palette.module.css';
import type { Sheet } from './use-actions.ts';

const PaletteDialog = lazy(() => import('./palette-dialog.tsx'));
/** The sheet of a new visit has texts of the service module. */
const PaletteSheets = lazy(async () => {
  const [sheets] = await Promise.all([import('./palette-sheets.tsx'), loadTexts('service')]);
  return sheets;
});

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

export const Palette = () => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  // 'closed' keeps the drawers for their way out; they are fetched when the first is asked for.
  const [sheet, setSheet] = useState<Sheet | 'closed'>();
  const [patient, setPatient] = useState<number>();

  const openSheet = (next: Sheet | 'closed', of?: number) => {
    setPatient(of);
    setSheet(next);
  };

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <>
      <button
        type="button"
        className={style.button}
        aria-haspopup="dialog"
        aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
        title={t('palette.title')}
        onClick={() => setOpen(true)}
      >
        <SearchOutlined aria-hidden />
        <span className="visually-hidden">{t('palette.title')}</span>
        <kbd className={style.keys}>{t(isMac ? 'palette.keysMac' : 'palette.keys')}</kbd>
      </button>
      <Suspense>
        {open && <PaletteDialog onClose={() => setOpen(false)} onSheet={openSheet} />}
        {sheet && (
          <PaletteSheets
            sheet={sheet === 'closed' ? undefined : sheet}
            patient={patient}
            onSheet={(next) => openSheet(next ?? 'closed')}
          />
        )}
      </Suspense>
    </>
  );
};

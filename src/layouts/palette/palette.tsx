// The palette's button and its keys, Ctrl/Cmd+K; the palette itself is fetched when it is first opened.
import { SearchOutlined } from '@ant-design/icons';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSteady } from '../../kit/hooks/steady.ts';
import { loadTexts } from '../../providers/i18n.ts';
import { keepKeys } from './early-keys.ts';
import style from './palette.module.css';
import type { Sheet } from './use-actions.ts';

const PaletteDialog = lazy(() => import('./palette-dialog.tsx'));
/** The sheet of a new visit has texts of the service module. */
const PaletteSheets = lazy(async () => {
  const [sheets] = await Promise.all([import('./palette-sheets.tsx'), loadTexts('service')]);
  return sheets;
});

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Whether the palette is open; what is typed before its field is there waits for it. */
const useOpening = () => {
  const [open, setOpen] = useState(false);
  const early = useRef<ReturnType<typeof keepKeys>>(undefined);
  const hide = () => setOpen(false);
  const show = useSteady(() => {
    if (open) return;
    early.current = keepKeys(hide);
    setOpen(true);
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      show();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      early.current?.();
    };
  }, [show]);
  return { open, show, hide, takeEarly: () => early.current?.() };
};

export const Palette = () => {
  const { t } = useTranslation();
  const { open, show, hide, takeEarly } = useOpening();
  // 'closed' keeps the drawers for their way out; they are fetched when the first is asked for.
  const [sheet, setSheet] = useState<Sheet | 'closed'>();
  const [patient, setPatient] = useState<number>();

  const openSheet = (next: Sheet | 'closed', of?: number) => {
    setPatient(of);
    setSheet(next);
  };

  return (
    <>
      <button
        type="button"
        className={style.button}
        aria-haspopup="dialog"
        aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
        title={t('palette.title')}
        onClick={show}
      >
        <SearchOutlined aria-hidden />
        <span className="visually-hidden">{t('palette.title')}</span>
        <kbd className={style.keys}>{t(isMac ? 'palette.keysMac' : 'palette.keys')}</kbd>
      </button>
      <Suspense>
        {open && <PaletteDialog takeEarly={takeEarly} onClose={hide} onSheet={openSheet} />}
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

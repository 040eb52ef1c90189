// The command palette (platform.md 5): one field over patients, screens and actions; arrow keys, Enter, Esc.
import { SearchOutlined } from '@ant-design/icons';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PatientChip } from '../../screens/patient/patient-chip.tsx';
import { type Item, SECTIONS } from './item.ts';
import style from './palette.module.css';
import type { Sheet } from './use-actions.ts';
import { useItems } from './use-items.ts';

interface OptionsProps {
  readonly items: readonly Item[];
  readonly active: Item | undefined;
  readonly idOf: (item: Item) => string;
  readonly onActive: (item: Item) => void;
  readonly onRun: (item: Item) => void;
}

const Options = ({ items, active, idOf, onActive, onRun }: OptionsProps) => {
  const { t } = useTranslation();
  return SECTIONS.map((section) => ({ section, inside: items.filter((item) => item.section === section) }))
    .filter(({ inside }) => inside.length > 0)
    .map(({ section, inside }) => (
      <div key={section} role="group" aria-label={t(`palette.section.${section}`)}>
        <p className={style.heading} aria-hidden="true">
          {t(`palette.section.${section}`)}
        </p>
        {inside.map((item) => (
          <button
            key={item.id}
            id={idOf(item)}
            type="button"
            role="option"
            tabIndex={-1}
            className={style.option}
            aria-selected={item === active}
            onPointerMove={() => item !== active && onActive(item)}
            onClick={() => onRun(item)}
          >
            {item.patient ? (
              <PatientChip patient={item.patient} />
            ) : (
              <>
                <span>{item.label}</span>
                {item.hint && <span className={style.hint}>{item.hint}</span>}
              </>
            )}
            {item === active && item.first && (
              <span className={style.hint}>
                <kbd>{t('palette.firstKeys')}</kbd> {item.first.label}
              </span>
            )}
          </button>
        ))}
      </div>
    ));
};

/** Which item is marked: the first until the arrow keys or the pointer choose another. */
const useActive = (items: readonly Item[]) => {
  const [chosen, choose] = useState<string>();
  const at = Math.max(
    items.findIndex(({ id }) => id === chosen),
    0,
  );
  const step = (by: number) => choose(items[(at + by + items.length) % items.length]?.id);
  return { active: items[at], choose, step };
};

interface Props {
  readonly onClose: () => void;
  readonly onSheet: (sheet: Sheet, patient?: number) => void;
}

export default function PaletteDialog({ onClose, onSheet }: Props) {
  const { t } = useTranslation();
  const base = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [words, setWords] = useState('');
  const { items, run, searching, problem } = useItems(words.trim(), onSheet);
  const { active, choose, step } = useActive(items);
  const idOf = ({ id }: Item): string => `${base}${id}`;
  const mark = active && idOf(active);

  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    if (mark) document.getElementById(mark)?.scrollIntoView({ block: 'nearest' });
  }, [mark]);

  const follow = (item: Item, act?: () => void) => {
    dialog.current?.close();
    run(item, act);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Enter' && active && !event.nativeEvent.isComposing)
      follow(active, event.ctrlKey || event.metaKey ? active.first?.run : undefined);
    else return;
    event.preventDefault();
  };
  const state = problem ?? (searching ? t('app.loading') : items.length === 0 ? t('palette.none') : '');

  return (
    <dialog
      ref={dialog}
      className={style.dialog}
      aria-label={t('palette.title')}
      onClose={onClose}
      onPointerDown={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <div className={style.box}>
        <label className={style.field}>
          <SearchOutlined aria-hidden />
          <input
            role="combobox"
            aria-label={t('palette.placeholder')}
            aria-expanded={items.length > 0}
            aria-controls={`${base}list`}
            aria-activedescendant={mark}
            aria-autocomplete="list"
            autoComplete="off"
            placeholder={t('palette.placeholder')}
            value={words}
            onChange={(event) => {
              setWords(event.target.value);
              choose(undefined);
            }}
            onKeyDown={onKey}
          />
        </label>
        <div id={`${base}list`} role="listbox" aria-label={t('palette.title')} className={style.list}>
          <Options items={items} active={active} idOf={idOf} onActive={(item) => choose(item.id)} onRun={follow} />
        </div>
        <p role="status" className={style.state}>
          {state}
        </p>
      </div>
    </dialog>
  );
}

// The command palette (platform.md 5): one field over patients, screens and actions; arrow keys, Enter, Esc.
import { SearchOutlined } from '@ant-design/icons';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSteady } from '../../kit/hooks/steady.ts';
import { PatientChip } from '../../screens/patient/patient-chip.tsx';
import type { EarlyKeys } from './early-keys.ts';
import { isServed, type Item, SECTIONS } from './item.ts';
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

interface FieldProps {
  readonly words: string;
  /** Ids of the list and of what is marked in it. */
  readonly list: string;
  readonly mark: string | undefined;
  readonly onWords: (words: string) => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

const Field = ({ words, list, mark, onWords, onKey }: FieldProps) => {
  const { t } = useTranslation();
  return (
    <label className={style.field}>
      <SearchOutlined aria-hidden />
      <input
        role="combobox"
        aria-label={t('palette.placeholder')}
        aria-expanded={mark !== undefined}
        aria-controls={list}
        aria-activedescendant={mark}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={t('palette.placeholder')}
        value={words}
        onChange={(event) => onWords(event.target.value)}
        onKeyDown={onKey}
      />
    </label>
  );
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

type Enter = NonNullable<EarlyKeys['enter']>;

/** Enter on what is marked; what was found for fewer words, or nothing yet, waits for what the search finds first. */
const useEnter = (active: Item | undefined, searching: boolean, onEnter: (item: Item, how: Enter) => void) => {
  const [waiting, wait] = useState<Enter>();
  useEffect(() => {
    if (!waiting || (searching && (!active || isServed(active)))) return;
    wait(undefined);
    if (active) onEnter(active, waiting);
  }, [waiting, active, searching, onEnter]);
  return wait;
};

interface Props {
  /** What was typed before the field was there; from this call on it has the keys. */
  readonly takeEarly: () => EarlyKeys | undefined;
  readonly onClose: () => void;
  readonly onSheet: (sheet: Sheet, patient?: number) => void;
}

export default function PaletteDialog({ takeEarly, onClose, onSheet }: Props) {
  const { t } = useTranslation();
  const base = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [words, setWords] = useState('');
  const { items, run, searching, problem } = useItems(words.trim(), onSheet);
  const { active, choose, step } = useActive(items);
  const idOf = ({ id }: Item): string => `${base}${id}`;
  const mark = active && idOf(active);

  useEffect(() => {
    if (mark) document.getElementById(mark)?.scrollIntoView({ block: 'nearest' });
  }, [mark]);

  const follow = (item: Item, act?: () => void) => {
    dialog.current?.close();
    run(item, act);
  };
  const enter = useEnter(
    active,
    searching,
    useSteady((item: Item, how: Enter) => follow(item, how === 'first' ? item.first?.run : undefined)),
  );
  const begin = useSteady(() => {
    dialog.current?.showModal();
    const early = takeEarly();
    if (early?.text) setWords(early.text);
    if (early?.enter) enter(early.enter);
  });
  useLayoutEffect(begin, [begin]);
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing)
      enter(event.ctrlKey || event.metaKey ? 'first' : 'run');
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
        <Field
          words={words}
          list={`${base}list`}
          mark={mark}
          onWords={(typed) => {
            setWords(typed);
            choose(undefined);
            enter(undefined);
          }}
          onKey={onKey}
        />
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

// What lies in the hand over the chart: the code, the teeth that were chosen before it, a note for the next finding, and what was
// written last.
import { UndoOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { type FormEvent, memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Surface } from '../../../resources/service/tooth.ts';
import type { Selection } from './chart.tsx';
import { ChosenTeeth } from './chosen-teeth.tsx';
import { heldName } from './palette.tsx';
import type { Held } from './picking.ts';
import { CodeSymbol } from './symbol.tsx';
import words from '../../../kit/style/words.module.css';
import style from './recorder.module.css';
import layout from '../../../kit/style/layout.module.css';

interface Props {
  readonly held: Held | undefined;
  readonly selection: Selection;
  readonly note: string;
  /** What the last click did, in words; empty: nothing yet. */
  readonly said: string;
  readonly onNote: (note: string) => void;
  /** Takes back what was written last; absent where nothing can be. */
  readonly onUndo?: () => void;
  readonly onPick: (tooth: number, surface: Surface) => void;
  /** Lets go of the code and of the teeth. */
  readonly onClear: () => void;
  readonly onRecord: () => void;
}

const NOTE = 500;

const Hint = ({ held, said, onUndo }: Pick<Props, 'held' | 'said' | 'onUndo'>) => {
  const { t } = useTranslation();
  return (
    <div className={`${layout.line} ${style.hint}`}>
      <p className={`${layout.line} ${style.hand}`} role="status">
        {held && <CodeSymbol code={held.code} />}
        <span>
          {held && <strong>{t('chart.inHand', { name: heldName(held) })}</strong>} {said}
        </span>
      </p>
      {onUndo && (
        <Button size="small" type="link" icon={<UndoOutlined aria-hidden />} onClick={onUndo}>
          {t('chart.undo')}
        </Button>
      )}
    </div>
  );
};

/** How the chart is used without a mouse; it folds away. */
const Keys = () => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" type="text" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('chart.keys')}
      </Button>
      {open && <p className={`${words.faint} ${style.keys}`}>{t('chart.keysAre')}</p>}
    </>
  );
};

const Bar = ({ held, selection, note, said, onNote, onUndo, onPick, onClear, onRecord }: Props) => {
  const { t } = useTranslation();
  const ready = held !== undefined && selection.size > 0;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (ready) onRecord();
  };
  return (
    <form className={`${layout.stackTight} ${style.bar}`} aria-label={t('chart.record')} onSubmit={submit}>
      <div className={`${layout.row} ${style.send}`}>
        <Hint held={held} said={said || (held ? t('chart.clickTooth') : t('chart.takeCode'))} onUndo={onUndo} />
        <Input
          size="small"
          className={style.note}
          value={note}
          maxLength={NOTE}
          placeholder={t('chart.noteShort')}
          aria-label={t('chart.noteNext')}
          onChange={(event) => onNote(event.target.value)}
        />
        {selection.size > 0 && (
          <Button size="small" type="primary" htmlType="submit" disabled={!ready}>
            {held ? t('chart.recordCode', { name: heldName(held) }) : t('chart.record')}
          </Button>
        )}
        {(held !== undefined || selection.size > 0) && (
          <Button size="small" onClick={onClear}>
            {t('chart.letGo')}
          </Button>
        )}
        <Keys />
      </div>
      {selection.size > 0 && <ChosenTeeth selection={selection} onPick={onPick} />}
    </form>
  );
};

/** Stays as it is while the chart paints a click. */
export const HandBar = memo(Bar);

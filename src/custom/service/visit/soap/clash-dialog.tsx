// Two have written the same part of the note: both texts stand side by side, and the writer says which one shall stand.
import { Modal, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { soapLabels } from '../../../../resources/service/soap.ts';
import { vitalSigns } from '../../../../resources/service/vital.ts';
import { type Draft, draftOf, isText, type NoteField } from './draft.ts';
import type { NoteWriter, WriterState } from './note-writer.ts';
import surface from '../../../../kit/style/surface.module.css';
import layout from '../../../../kit/style/layout.module.css';
import words from '../../../../kit/style/words.module.css';
import style from './soap.module.css';

type Choice = 'mine' | 'theirs' | 'both';

interface Side {
  readonly mine: Draft;
  readonly theirs: Draft;
}

const valueOf = (field: NoteField, choice: Choice, { mine, theirs }: Side) => {
  if (choice === 'both') return `${theirs[field] ?? ''}\n${mine[field] ?? ''}`;
  return choice === 'mine' ? mine[field] : theirs[field];
};

interface FieldProps {
  readonly field: NoteField;
  readonly side: Side;
  readonly author: string;
  readonly choice: Choice;
  readonly onChoice: (choice: Choice) => void;
}

const ClashField = ({ field, side, author, choice, onChoice }: FieldProps) => {
  const { t } = useTranslation();
  const label = isText(field) ? soapLabels[field] : vitalSigns[field].label;
  const shown = (draft: Draft) => draft[field] ?? t('value.empty');
  return (
    <fieldset className={style.clash}>
      <legend className={style.label}>{label}</legend>
      <div className={`${layout.tiles} ${style.sides}`}>
        <div className={surface.sunken}>
          <strong>{t('note.mine')}</strong>
          <p className={words.prose}>{shown(side.mine)}</p>
        </div>
        <div className={surface.sunken}>
          <strong>{t('note.theirs', { name: author })}</strong>
          <p className={words.prose}>{shown(side.theirs)}</p>
        </div>
      </div>
      <Radio.Group
        value={choice}
        aria-label={label}
        onChange={({ target }) => onChoice(target.value as Choice)}
        options={[
          { value: 'mine', label: t('note.keepMine') },
          { value: 'theirs', label: t('note.keepTheirs') },
          ...(isText(field) ? [{ value: 'both', label: t('note.keepBoth') }] : []),
        ]}
      />
    </fieldset>
  );
};

export const ClashDialog = ({ writer, state }: { writer: NoteWriter; state: WriterState }) => {
  const { t } = useTranslation();
  const { clashes, note } = state;
  const [choices, choose] = useState<Readonly<Partial<Record<NoteField, Choice>>>>({});
  const side: Side = { mine: writer.current(), theirs: draftOf(note) };
  const choiceOf = (field: NoteField): Choice => choices[field] ?? 'mine';
  const settle = () =>
    writer.settle(Object.fromEntries(clashes.map((field) => [field, valueOf(field, choiceOf(field), side)])));
  return (
    <Modal
      open
      title={t('note.clashTitle')}
      width={720}
      closable={false}
      maskClosable={false}
      keyboard={false}
      okText={t('form.save')}
      cancelButtonProps={{ hidden: true }}
      onOk={settle}
    >
      <p>{t('note.clashText', { name: note.writername ?? '' })}</p>
      {clashes.map((field) => (
        <ClashField
          key={field}
          field={field}
          side={side}
          author={note.writername ?? ''}
          choice={choiceOf(field)}
          onChoice={(choice) => choose({ ...choices, [field]: choice })}
        />
      ))}
    </Modal>
  );
};

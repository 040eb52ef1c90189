// What is to be recorded of the chosen teeth: surfaces for the finger, layer, code, cause, note. Typing here draws nothing but this.
import { Button, Checkbox, Input, Radio, Segmented } from 'antd';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { surfacesOf } from '../../../resources/service/odontogram-chart.ts';
import {
  type CodeValue,
  codeOf,
  type Layer,
  LAYERS,
  type Sebab,
  SEBAB,
} from '../../../resources/service/odontogram-code.ts';
import { type Surface, SURFACES } from '../../../resources/service/tooth.ts';
import type { Selection } from './chart.tsx';
import { CodePalette } from './palette.tsx';
import type { Recording } from './picking.ts';
import words from '../../../kit/style/words.module.css';
import style from './recorder.module.css';
import layout from '../../../kit/style/layout.module.css';

interface Props {
  readonly selection: Selection;
  readonly onPick: (tooth: number, surface: Surface) => void;
  readonly onClear: () => void;
  readonly onRecord: (what: Recording) => Promise<void>;
}

const NOTE = 500;

const Chosen = ({ selection, onPick, onClear }: Omit<Props, 'onRecord'>) => {
  const { t } = useTranslation();
  if (selection.size === 0) return <p className={words.faint}>{t('chart.pickHint')}</p>;
  return (
    <div className={layout.row}>
      <ul className={layout.row}>
        {[...selection].map(([tooth, chosen]) => (
          <li key={tooth} className={`${layout.line} ${style.tooth}`}>
            <strong>{tooth}</strong>
            <div role="group" aria-label={t('chart.surfacesOf', { tooth })}>
              <Checkbox.Group<Surface>
                value={[...chosen]}
                options={surfacesOf(tooth).map((value) => ({
                  value,
                  label: value,
                  title: SURFACES.find((surface) => surface.value === value)?.label,
                }))}
                onChange={(next) =>
                  surfacesOf(tooth)
                    .filter((surface) => next.includes(surface) !== chosen.includes(surface))
                    .forEach((surface) => onPick(tooth, surface))
                }
              />
            </div>
          </li>
        ))}
      </ul>
      <Button size="small" onClick={onClear}>
        {t('chart.clear')}
      </Button>
    </div>
  );
};

export const Recorder = ({ selection, onPick, onClear, onRecord }: Props) => {
  const { t } = useTranslation();
  const [layer, setLayer] = useState<Layer>(1);
  const [code, setCode] = useState<CodeValue>();
  const [sebab, setSebab] = useState<Sebab>();
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const asksCause = code === 'mis' && layer !== 2;
  const ready = code !== undefined && selection.size > 0 && (!asksCause || sebab !== undefined);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!ready || busy) return;
    setBusy(true);
    await onRecord({ code, layer, sebab: asksCause ? sebab : null, note: note.trim() || null });
    setNote('');
    setBusy(false);
  };
  return (
    <form
      className={`${layout.stack} ${style.recorder}`}
      aria-label={t('chart.record')}
      onSubmit={(event) => void submit(event)}
    >
      <Chosen selection={selection} onPick={onPick} onClear={onClear} />
      <Segmented<Layer>
        className={style.layer}
        aria-label={t('chart.layers')}
        value={layer}
        onChange={setLayer}
        options={LAYERS.map(({ value, label }) => ({ value, label }))}
      />
      <CodePalette value={code} onChange={setCode} />
      {asksCause && (
        <Radio.Group
          aria-label={t('chart.cause')}
          value={sebab}
          onChange={({ target }) => setSebab(target.value as Sebab)}
          options={SEBAB.map(({ value, label }) => ({
            value,
            label: t('chart.causeOf', { cause: label.toLowerCase() }),
          }))}
        />
      )}
      <div className={`${layout.row} ${style.send}`}>
        <Input
          value={note}
          maxLength={NOTE}
          placeholder={t('chart.note')}
          aria-label={t('chart.note')}
          onChange={(event) => setNote(event.target.value)}
        />
        <Button type="primary" htmlType="submit" disabled={!ready} loading={busy}>
          {code ? t('chart.recordCode', { name: codeOf(code).name }) : t('chart.record')}
        </Button>
      </div>
    </form>
  );
};

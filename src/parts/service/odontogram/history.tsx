// What was written on the teeth, newest first: of the chosen teeth, or the latest of all.
import { Button } from 'antd';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tone } from '../../../resources/kernel/field.ts';
import type { EntryData } from '../../../resources/service/odontogram-answer.ts';
import { type Layer, LAYERS } from '../../../resources/service/odontogram-code.ts';
import { InstantText } from '../../../kit/date/date-text.tsx';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { CodeSymbol } from './symbol.tsx';
import { entryWords } from './words.ts';
import layout from '../../../kit/style/layout.module.css';
import style from './odontogram.module.css';
import words from '../../../kit/style/words.module.css';

const SHOWN = 8;
const TONES: Readonly<Record<Layer, Tone>> = { 1: 'neutral', 2: 'info', 3: 'success' };

interface Props {
  readonly entries: readonly EntryData[];
  readonly teeth: readonly number[];
  /** Branch of the reader: entries of others carry theirs. */
  readonly branch: number | null;
  /** Absent where nothing can be taken back. */
  readonly onVoid?: (entry: EntryData) => void;
  /** True of what its writer may still undo: no reason is asked. */
  readonly isFresh?: (entry: EntryData) => boolean;
}

const Line = ({
  entry,
  branch,
  onVoid,
  isFresh,
}: Pick<Props, 'branch' | 'onVoid' | 'isFresh'> & { entry: EntryData }) => {
  const { t } = useTranslation();
  const { tooth, code, layer, note, recorded_at, recorderdata, profiledata, voided_at, void_reason, voiderdata } =
    entry;
  const fresh = isFresh?.(entry) ?? false;
  return (
    <li className={style.entry} data-voided={Boolean(voided_at) || undefined}>
      <CodeSymbol code={code} tooth={tooth} />
      <div className={`${layout.lines} ${layout.lines} ${style.entryWords}`}>
        <span className={`${words.name} ${style.entryTitle}`}>
          <span className={style.entryTooth}>{tooth}</span> {entryWords(entry)}{' '}
          <StatusChip label={LAYERS.find(({ value }) => value === layer)?.label ?? ''} tone={TONES[layer]} />
        </span>
        <span className={words.faint}>
          <InstantText value={recorded_at} /> · {recorderdata?.name}
          {profiledata.id !== branch && ` · ${profiledata.name}`}
        </span>
        {note && <span className={words.quiet}>{note}</span>}
        {void_reason && <span className={words.quiet}>{t('chart.voided', { reason: void_reason })}</span>}
        {voided_at && (
          <span className={words.faint}>
            <InstantText value={voided_at} /> · {voiderdata?.name}
          </span>
        )}
      </div>
      {onVoid && !voided_at && profiledata.id === branch && (
        <Button
          size="small"
          type="text"
          danger={!fresh}
          onClick={() => onVoid(entry)}
          aria-label={t(fresh ? 'chart.undoOf' : 'chart.voidOf', { tooth })}
        >
          {t(fresh ? 'chart.undo' : 'chart.void')}
        </Button>
      )}
    </li>
  );
};

const Written = ({ entries, teeth, branch, onVoid, isFresh }: Props) => {
  const { t } = useTranslation();
  const [all, showAll] = useState(false);
  const wanted = entries.filter(({ tooth }) => teeth.length === 0 || teeth.includes(tooth)).toReversed();
  const shown = all ? wanted : wanted.slice(0, SHOWN);
  return (
    <section className={`${layout.stackSmall} ${style.history}`} aria-label={t('chart.history')}>
      <h3 className={words.heading}>
        {t('chart.history')}
        {teeth.length > 0 && <span className={words.faint}> {t('chart.ofTeeth', { teeth: teeth.join(', ') })}</span>}
      </h3>
      {wanted.length === 0 && <p className={words.faint}>{t('chart.noEntries')}</p>}
      <ul className={layout.divided}>
        {shown.map((entry) => (
          <Line key={entry.id} entry={entry} branch={branch} onVoid={onVoid} isFresh={isFresh} />
        ))}
      </ul>
      {wanted.length > shown.length && (
        <Button type="link" onClick={() => showAll(true)}>
          {t('chart.showAll', { count: wanted.length })}
        </Button>
      )}
    </section>
  );
};

/** Stays as it is while the chart paints a click. */
export const History = memo(Written);

// The codes to take into the hand, by group, narrowed by a word.
import { Input } from 'antd';
import { type KeyboardEvent, memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CodeGroup, codeOf, ODONTOGRAM_CODES, SEBAB } from '../../../resources/service/odontogram-code.ts';
import type { Held } from './picking.ts';
import { CodeSymbol } from './symbol.tsx';
import style from './recorder.module.css';
import words from '../../../kit/style/words.module.css';
import layout from '../../../kit/style/layout.module.css';

interface Props {
  readonly value: Held | undefined;
  /** The code that is in hand is let go of by taking it again. */
  readonly onChange: (held: Held | undefined) => void;
}

const GROUPS: readonly CodeGroup[] = ['keadaan', 'restorasi', 'protesa'];

/** A lost tooth with each cause: its code alone would ask for one more click. */
const HELD = ODONTOGRAM_CODES.flatMap(({ value: code }): readonly Held[] =>
  code === 'mis' ? SEBAB.map(({ value: sebab }) => ({ code, sebab })) : [{ code, sebab: null }],
);

/** 'Karies'; 'Gigi hilang: lain'. */
export const heldName = ({ code, sebab }: Held): string => {
  const cause = SEBAB.find(({ value }) => value === sebab);
  return cause ? `${codeOf(code).name}: ${cause.label.toLowerCase()}` : codeOf(code).name;
};

/** Words that several names begin with: where there is little room they are only read out. */
const SHARED = /^(?:Tambalan|Gigi tiruan|Gigi|Mahkota|Jembatan|Perawatan) /;

const matching = (typed: string) => {
  const wanted = typed.trim().toLowerCase();
  return HELD.filter((held) => `${held.code} ${heldName(held)}`.toLowerCase().includes(wanted));
};

const CodeButton = memo(({ held, pressed, onChange }: { held: Held; pressed: boolean } & Pick<Props, 'onChange'>) => {
  const name = heldName(held);
  const shared = SHARED.exec(name)?.[0] ?? '';
  return (
    <button
      type="button"
      className={style.code}
      title={name}
      aria-pressed={pressed}
      onClick={() => onChange(pressed ? undefined : held)}
    >
      <CodeSymbol code={held.code} />
      <span className={style.codeWords}>
        <strong>{held.code}</strong> <span className={style.shared}>{shared}</span>
        {name.slice(shared.length)}
      </span>
    </button>
  );
});
CodeButton.displayName = 'CodeButton';

const Palette = ({ value, onChange }: Props) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const found = matching(typed);
  /** Enter takes the first code that fits. */
  const enter = (event: KeyboardEvent) => {
    const first = found[0];
    if (typed.trim() === '' || !first) return;
    event.preventDefault();
    onChange(first);
    setTyped('');
  };
  return (
    <div className={`${layout.stackTight} ${style.palette}`} role="group" aria-label={t('chart.codes')}>
      <Input
        allowClear
        size="small"
        value={typed}
        placeholder={t('chart.searchCode')}
        aria-label={t('chart.searchCode')}
        onChange={(event) => setTyped(event.target.value)}
        onPressEnter={enter}
      />
      {found.length === 0 && <p className={words.faint}>{t('list.emptyFiltered')}</p>}
      {GROUPS.map((group) => {
        const codes = found.filter(({ code }) => codeOf(code).group === group);
        if (codes.length === 0) return null;
        return (
          <div key={group} role="group" aria-label={t(`chart.group.${group}`)}>
            <span className={style.group} aria-hidden>
              {t(`chart.group.${group}`)}
            </span>
            <div className={style.codes}>
              {codes.map((held) => (
                <CodeButton
                  key={`${held.code}${held.sebab ?? ''}`}
                  held={held}
                  pressed={value?.code === held.code && value.sebab === held.sebab}
                  onChange={onChange}
                />
              ))}
            </div>
          </div>
        );
      })}
    </div>
  );
};

/** Stays as it is while findings come. */
export const CodePalette = memo(Palette);

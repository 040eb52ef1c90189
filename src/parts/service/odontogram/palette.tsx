// The codes to choose from, by group, narrowed by a word.
import { Input } from 'antd';
import { type KeyboardEvent, memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CodeGroup, type CodeValue, ODONTOGRAM_CODES } from '../../../resources/service/odontogram-code.ts';
import { CodeSymbol } from './symbol.tsx';
import style from './recorder.module.css';
import words from '../../../kit/style/words.module.css';
import layout from '../../../kit/style/layout.module.css';

interface Props {
  readonly value: CodeValue | undefined;
  readonly onChange: (code: CodeValue) => void;
}

const GROUPS: readonly CodeGroup[] = ['keadaan', 'restorasi', 'protesa'];

const matching = (typed: string) => {
  const wanted = typed.trim().toLowerCase();
  return ODONTOGRAM_CODES.filter(({ value, name }) => `${value} ${name}`.toLowerCase().includes(wanted));
};

const CodeButton = memo(
  ({
    code,
    name,
    pressed,
    onChange,
  }: { code: CodeValue; name: string; pressed: boolean } & Pick<Props, 'onChange'>) => (
    <button type="button" className={style.code} aria-pressed={pressed} onClick={() => onChange(code)}>
      <CodeSymbol code={code} />
      <span className={style.codeWords}>
        <strong>{code}</strong> {name}
      </span>
    </button>
  ),
);
CodeButton.displayName = 'CodeButton';

export const CodePalette = ({ value, onChange }: Props) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const found = matching(typed);
  /** Enter takes the first code that fits; with an empty field it records what is chosen. */
  const enter = (event: KeyboardEvent) => {
    const first = found[0];
    if (typed.trim() === '' || !first) return;
    event.preventDefault();
    onChange(first.value);
    setTyped('');
  };
  return (
    <div className={layout.stackSmall}>
      <Input
        allowClear
        value={typed}
        placeholder={t('chart.searchCode')}
        aria-label={t('chart.searchCode')}
        onChange={(event) => setTyped(event.target.value)}
        onPressEnter={enter}
      />
      {found.length === 0 && <p className={words.faint}>{t('list.emptyFiltered')}</p>}
      {GROUPS.map((group) => {
        const codes = found.filter((code) => code.group === group);
        if (codes.length === 0) return null;
        return (
          <div key={group} role="group" aria-label={t(`chart.group.${group}`)} className={layout.stackTight}>
            <span className={words.faint} aria-hidden>
              {t(`chart.group.${group}`)}
            </span>
            <div className={style.codes}>
              {codes.map((code) => (
                <CodeButton
                  key={code.value}
                  code={code.value}
                  name={code.name}
                  pressed={value === code.value}
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

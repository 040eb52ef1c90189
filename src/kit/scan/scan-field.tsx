// A field for a scanner that types, for a person who does, and for the camera of a phone. It keeps the cursor, so that the next code
// may come at once, and says below what became of each.
import { BarcodeOutlined, CheckCircleOutlined, CloseCircleOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../style/layout.module.css';
import words from '../style/words.module.css';
import { endsCode, isCharacter, isSeparator, SEPARATOR_SIGN } from './keys.ts';
import { type Handling, type Outcome, useScanQueue } from './scan-queue.ts';
import style from './scan.module.css';

interface Props<T> extends Handling<T> {
  readonly label: string;
}

/** Characters of a code; the rest of a longer one says nothing. */
const SHOWN = 60;

/** The keys of a code, until it ends. */
const useKeys = (onCode: (code: string) => void) => {
  const [typed, setTyped] = useState('');
  const stamps = useRef<number[]>([]);
  const end = (text: string): void => {
    stamps.current = [];
    setTyped('');
    const code = text.trim();
    if (code !== '') onCode(code);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (isCharacter(event)) stamps.current.push(event.timeStamp);
    else if (isSeparator(event)) {
      event.preventDefault();
      setTyped(`${event.currentTarget.value}${SEPARATOR_SIGN}`);
    } else if (endsCode(event, stamps.current)) {
      // The form around it is not sent, and the cursor stays.
      event.preventDefault();
      end(event.currentTarget.value);
    }
  };
  return { typed, setTyped, onKeyDown };
};

const Told = ({ outcome: { code, text, failed }, last }: { outcome: Outcome; last: boolean }) => (
  <p className={style.outcome} data-failed={failed} data-last={last}>
    {failed ? <CloseCircleOutlined aria-hidden /> : <CheckCircleOutlined aria-hidden />}
    <span>
      {text} <span className={words.faint}>{code.slice(0, SHOWN)}</span>
    </span>
  </p>
);

export const ScanField = <T,>({ label, ...handling }: Props<T>) => {
  const { t } = useTranslation();
  const { outcomes, waiting, put } = useScanQueue(handling);
  const { typed, setTyped, onKeyDown } = useKeys(put);
  return (
    <div className={layout.stackTight}>
      <Input
        value={typed}
        prefix={<BarcodeOutlined aria-hidden />}
        placeholder={label}
        aria-label={label}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div role="log" aria-label={t('scan.outcomes')} className={style.log}>
        {waiting > 0 && <p className={words.faint}>{t('scan.waiting', { n: waiting })}</p>}
        {outcomes.map((outcome, at) => (
          <Told key={outcome.at} outcome={outcome} last={at === 0} />
        ))}
      </div>
    </div>
  );
};

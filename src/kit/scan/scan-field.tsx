// A field for a scanner that types, for a person who does, and for the camera of a phone. It keeps the cursor, so that the next code
// may come at once, and says below what became of each.
import { BarcodeOutlined, CameraOutlined, CheckCircleOutlined, CloseCircleOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { type KeyboardEvent, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isTouched } from '../hooks/touched.ts';
import { deferred } from '../page/deferred.tsx';
import layout from '../style/layout.module.css';
import words from '../style/words.module.css';
import { hasCamera } from './camera-here.ts';
import { endsCode, isCharacter, isSeparator, SEPARATOR, SEPARATOR_SIGN } from './keys.ts';
import { type Handling, type Outcome, useScanQueue } from './scan-queue.ts';
import style from './scan.module.css';

interface Props<T> extends Handling<T> {
  readonly label: string;
}

/** With the decoder it is fetched when somebody looks through the camera. */
const CameraDialog = deferred(async () => (await import('./camera-dialog.tsx')).CameraDialog);

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
      {text} <span className={words.faint}>{code.slice(0, SHOWN).replaceAll(SEPARATOR, SEPARATOR_SIGN)}</span>
    </span>
  </p>
);

/** What became of the last codes. */
const Outcomes = ({ outcomes, waiting }: { outcomes: readonly Outcome[]; waiting: number }) => {
  const { t } = useTranslation();
  return (
    <div role="log" aria-label={t('scan.outcomes')} className={style.log}>
      {waiting > 0 && <p className={words.faint}>{t('scan.waiting', { n: waiting })}</p>}
      {outcomes.map((outcome, at) => (
        <Told key={outcome.at} outcome={outcome} last={at === 0} />
      ))}
    </div>
  );
};

export const ScanField = <T,>({ label, ...handling }: Props<T>) => {
  const { t } = useTranslation();
  const { put, ...told } = useScanQueue(handling);
  const { typed, setTyped, onKeyDown } = useKeys(put);
  const [looks, setLooks] = useState(false);
  return (
    <div className={layout.stackTight}>
      <div className={layout.lineTight}>
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
        {hasCamera() && (
          <Button
            icon={<CameraOutlined aria-hidden />}
            title={t('scan.byCamera')}
            aria-label={t('scan.byCamera')}
            onClick={() => setLooks(true)}
          />
        )}
      </div>
      {!hasCamera() && isTouched() && <p className={words.faint}>{t('scan.noCamera')}</p>}
      {looks ? (
        <Suspense fallback={null}>
          <CameraDialog onCode={put} onClose={() => setLooks(false)}>
            <Outcomes {...told} />
          </CameraDialog>
        </Suspense>
      ) : (
        <Outcomes {...told} />
      )}
    </div>
  );
};

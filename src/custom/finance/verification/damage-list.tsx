// What a backup or a restore has found wrong in the books, until somebody who answers for them signs it off with a reason.
import { CloseCircleOutlined } from '@ant-design/icons';
import { App, Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendCall } from '../../../providers/send.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { InstantText } from '../../../kit/date/date-text.tsx';
import { useSending } from '../../../kit/form/use-sending.ts';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import style from './verification.module.css';
import words from '../../../kit/style/words.module.css';
import layout from '../../../kit/style/layout.module.css';

interface Props {
  readonly damage: AnswerOf<'finance.jurnal.verifikasi'>['damage'];
  /** Branch whose findings this user may sign off; undefined: none. */
  readonly signs: number | undefined;
  readonly onDone: () => Promise<unknown>;
}

const SHORTEST = 5;
const LONGEST = 500;

const SignOff = ({ ids, onDone }: { ids: readonly number[]; onDone: Props['onDone'] }) => {
  const { t } = useTranslation();
  const { notification } = App.useApp();
  const [reason, setReason] = useState('');
  const { refusal, busy, run } = useSending(async () => {
    await sendCall('finance.jurnal.tandatangan', {}, { ids, reason: reason.trim() });
    notification.success({ message: t('buku.signed'), placement: 'bottom' });
    await onDone();
  });
  return (
    <div className={style.sign}>
      {refusal && <RefusalAlert refusal={refusal} />}
      <Input.TextArea
        aria-label={t('buku.signReason')}
        placeholder={t('buku.signReason')}
        maxLength={LONGEST}
        autoSize={{ minRows: 2 }}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button danger loading={busy} disabled={reason.trim().length < SHORTEST} onClick={() => void run()}>
        {t('buku.sign')}
      </Button>
    </div>
  );
};

export const DamageList = ({ damage, signs, onDone }: Props) => {
  const { t } = useTranslation();
  if (damage.length === 0) return null;
  const own = damage.filter(({ profile_id }) => profile_id === signs).map(({ id }) => id);
  return (
    <section className={layout.stackSmall} aria-label={t('buku.damage')}>
      <h2 className={words.heading}>{t('buku.damage')}</h2>
      <p className={words.quiet}>{t('buku.damageHelp')}</p>
      <ul className={layout.divided}>
        {damage.map(({ id, name, found_at, source, archive, key, label, place, places }) => (
          <li key={id} className={layout.stackSmall}>
            <p className={layout.row}>
              <CloseCircleOutlined className={words.toned} data-tone="danger" aria-hidden />
              <span className={words.quiet}>{key}</span>
              <strong className={style.label}>{label}</strong>
              <span className={words.toned} data-tone="danger">
                {t('buku.found', { n: places })}
              </span>
            </p>
            <p className={words.quiet}>
              {`${name}: ${place}. ${t(`buku.damageFrom.${source}`)} ${archive}, `}
              <InstantText value={found_at} />
            </p>
          </li>
        ))}
      </ul>
      {own.length > 0 && <SignOff ids={own} onDone={onDone} />}
    </section>
  );
};

// The end of each branch's chain: how many journals are sealed, and the hash that proves it when it was noted elsewhere.
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '../../../resources/answers.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { InstantText } from '../../../kit/date/date-text.tsx';
import words from '../../../kit/style/words.module.css';
import layout from '../../../kit/style/layout.module.css';

export const SealList = ({ seals }: { seals: AnswerOf<'finance.jurnal.verifikasi'>['seals'] }) => {
  const { t } = useTranslation();
  if (seals.length === 0) return <p className={words.quiet}>{t('buku.noSeal')}</p>;
  return (
    <section className={layout.stackSmall} aria-label={t('buku.chain')}>
      <h2 className={words.heading}>{t('buku.chain')}</h2>
      <p className={words.quiet}>{t('buku.chainHelp')}</p>
      {seals.map(({ profile_id, name, seq, hash, sealed_at }) => (
        <dl key={profile_id} className={layout.row}>
          <dt className={words.name}>{name}</dt>
          <dd>
            {t('buku.sealed', { n: formatNumber(seq) })} <InstantText value={sealed_at} />
          </dd>
          <dd className={words.prose}>
            <code className={words.caption}>{hash}</code>
          </dd>
        </dl>
      ))}
    </section>
  );
};

// The views of the photo protocol as they were first and as they are now; views without a photo are named.
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { mayCall } from '../../../../policies/index.ts';
import { useCall } from '../../../../providers/call.ts';
import { useNewsOf } from '../../../../providers/live.ts';
import { useUser } from '../../../../providers/session.ts';
import type { AnswerOf } from '../../../../resources/answers.ts';
import { visitmultimedia } from '../../../../resources/service/visitmultimedia.ts';
import { InstantText } from '../../../../kit/date/date-text.tsx';
import { ErrorState } from '../../../../kit/state/error-state.tsx';
import surface from '../../../../kit/style/surface.module.css';
import layout from '../../../../kit/style/layout.module.css';
import words from '../../../../kit/style/words.module.css';
import style from './ortho.module.css';

type Pair = AnswerOf<'service.multimedia.banding'>['data'][number];

const Shot = ({ name, shot }: { name: string; shot: Pair['first'] }) => {
  const { t } = useTranslation();
  if (!shot) return <span className={style.none}>{t('chair.ortho.noPhoto')}</span>;
  return (
    <a href={shot.url} target="_blank" rel="noreferrer" className={style.shot}>
      <img src={shot.thumburl} alt={name} loading="lazy" />
      <span className={words.faint}>
        <InstantText value={shot.upload_at} />
      </span>
    </a>
  );
};

const Views = ({ pairs }: { pairs: readonly Pair[] }) => {
  const { t } = useTranslation();
  const missing = pairs.filter(({ first }) => first === null).map(({ name }) => name);
  const shown = pairs.filter(({ first }) => first !== null);
  return (
    <>
      {shown.length === 0 && <p className={words.faint}>{t('chair.ortho.noPhotos')}</p>}
      <ul className={style.pairs}>
        {shown.map(({ id, name, first, last }) => (
          <li key={id} className={layout.stackTight}>
            <strong className={style.view}>{name}</strong>
            <div className={style.pair}>
              <Shot name={name} shot={first} />
              <Shot name={name} shot={last} />
            </div>
          </li>
        ))}
      </ul>
      {shown.length > 0 && missing.length > 0 && <p>{t('chair.ortho.missing', { names: missing.join(', ') })}</p>}
    </>
  );
};

export const PhotoPairs = ({ customer }: { customer: number }) => {
  const { t } = useTranslation();
  const me = useUser();
  const mayRead = mayCall(me, 'service.multimedia.banding');
  const { query, answer } = useCall('service.multimedia.banding', { customer }, { enabled: mayRead });
  useNewsOf(visitmultimedia.name, () => void query.refetch());
  if (!mayRead) return null;
  return (
    <section className={surface.sheet} aria-label={t('chair.ortho.photos')}>
      <h2 className={words.heading}>{t('chair.ortho.photos')}</h2>
      {query.isLoading && <Skeleton active title={false} />}
      {query.isError && <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />}
      {answer && <Views pairs={answer.data} />}
    </section>
  );
};

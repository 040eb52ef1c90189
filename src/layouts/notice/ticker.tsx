// The running line at the foot of the page: a welcome, the newest ten posts, and the way to post (specified).
import { CaretRightOutlined, PauseOutlined } from '@ant-design/icons';
import { useList } from '@refinedev/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBranch } from '../../providers/branch.ts';
import { initialOf } from '../../resources/platform/initial.ts';
import type { ResourceName } from '../../resources/registry.ts';
import { InstantText } from '../../kit/date/date-text.tsx';
import { PersonAvatar } from '../../kit/chip/person-avatar.tsx';
import { ScrollRegion } from '../../kit/table/scroll-region.tsx';
import style from './ticker.module.css';
import { useFootFree } from './use-foot-free.ts';
import layout from '../../kit/style/layout.module.css';
import words from '../../kit/style/words.module.css';

const PostDialog = lazy(() => import('./post-dialog.tsx'));

interface Post {
  readonly id: number;
  readonly message: string;
  readonly posttime: string;
  readonly userdata: { readonly id: number; readonly name: string };
  readonly avatarurl: string | null;
}

/** By name: the frame needs nothing else of it. */
const POSTS: ResourceName = 'platform.pengumuman';
const NEWEST = 10;
/** The branch whose welcome is its bare name (specified). */
const BARE_NAME_BRANCH = 4;
/** Seconds that a screen's width of text takes to pass, and how many letters that is. */
const PACE = { seconds: 20, letters: 120 };

const Line = ({
  welcome,
  posts,
  hidden,
}: {
  welcome: string;
  posts: readonly Post[] | undefined;
  hidden?: boolean;
}) => {
  const { t } = useTranslation();
  return (
    <ul className={style.line} aria-hidden={hidden}>
      <li>
        <strong>{welcome}</strong>
      </li>
      {posts?.map(({ id, message, posttime, userdata, avatarurl }) => (
        <li key={id} className={layout.line}>
          <PersonAvatar initial={initialOf(userdata.name)} url={avatarurl} size={22} />
          <strong>{userdata.name}</strong>
          <span className={words.faint}>
            <InstantText value={posttime} />
          </span>
          <span>{message}</span>
        </li>
      ))}
      {posts?.length === 0 && <li>{t('ticker.none')}</li>}
    </ul>
  );
};

export default function Ticker() {
  const { t } = useTranslation();
  const branch = useBranch();
  useFootFree();
  const [paused, pause] = useState(false);
  const [posting, setPosting] = useState(false);
  const { query, result } = useList<Post>({
    resource: POSTS,
    pagination: { currentPage: 1, pageSize: NEWEST },
    errorNotification: false,
    liveMode: 'auto',
  });
  const posts = query.data && result.data;
  const name = branch?.name ?? t('app.name');
  const welcome = branch && branch.id !== BARE_NAME_BRANCH ? t('ticker.welcome', { branch: name }) : name;
  const letters = result.data.reduce(
    (sum, { message, userdata }) => sum + message.length + userdata.name.length + 20,
    40,
  );
  const seconds = Math.max(PACE.seconds, (letters / PACE.letters) * PACE.seconds);
  return (
    <footer className={style.ticker} aria-label={t('ticker.title')}>
      <button
        type="button"
        className={style.pause}
        aria-label={t(paused ? 'ticker.resume' : 'ticker.pause')}
        onClick={() => pause(!paused)}
      >
        {paused ? <CaretRightOutlined aria-hidden /> : <PauseOutlined aria-hidden />}
      </button>
      <ScrollRegion label={t('ticker.posts')} className={style.window}>
        <div className={style.run} data-paused={paused} style={{ animationDuration: `${Math.round(seconds)}s` }}>
          <Line welcome={welcome} posts={posts} />
          <Line welcome={welcome} posts={posts} hidden />
        </div>
      </ScrollRegion>
      <button type="button" className={style.button} disabled={branch === null} onClick={() => setPosting(true)}>
        {t('ticker.post')}
      </button>
      <Suspense>{posting && <PostDialog onClose={() => setPosting(false)} />}</Suspense>
    </footer>
  );
}

// A form that stands on the page while others may store what it shows: their version takes its place where nothing is typed; over
// typed words it is only told.
import { Button } from 'antd';
import { Fragment, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Typing, useKept } from './leave.tsx';
import layout from '../style/layout.module.css';
import surface from '../style/surface.module.css';

interface Props<Shown> {
  /** Of what is stored; another one means that somebody has stored anew. */
  readonly version: number | string;
  /** What the form begins with. */
  readonly shown: Shown;
  /**
   * Draws the form, anew for each version that it takes over. `onSaved` says that the next version is its own, `onTaken` that what is
   * typed stands on top of the newer one by now.
   */
  readonly children: (shown: Shown, onSaved: () => void, onTaken: () => void) => ReactNode;
}

export const StandingForm = <Shown,>({ version, shown, children }: Props<Shown>) => {
  const { t } = useTranslation();
  const { asks, pass, tell } = useKept();
  const [held, hold] = useState({ drawn: version, version, shown, saved: false });
  const take = () => hold({ drawn: version, version, shown, saved: false });
  const isNewer = held.version !== version;
  if (isNewer && (!asks || held.saved)) take();
  return (
    <Typing value={tell}>
      {isNewer && asks && (
        <div role="status" className={`${surface.tinted} ${layout.between}`}>
          <span>{t('form.changedMeanwhile')}</span>
          <Button size="small" onClick={() => pass(take)}>
            {t('form.stale')}
          </Button>
        </div>
      )}
      <Fragment key={held.drawn}>
        {children(
          isNewer ? held.shown : shown,
          () => hold((now) => ({ ...now, saved: true })),
          () => hold((now) => ({ ...now, version, shown })),
        )}
      </Fragment>
    </Typing>
  );
};

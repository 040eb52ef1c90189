// The page for addresses that do not exist and for failures of the application (seed sections 2 and 8).
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BlankLayout } from './blank-layout.tsx';
import style from './plain.module.css';
import words from '../kit/style/words.module.css';

export const ErrorPage = ({ kind }: { kind: 'notFound' | 'occurred' }) => {
  const { t } = useTranslation();
  return (
    <div className={style.failure} role="alert">
      <title>{`${t(`error.${kind}`)} · ${t('app.name')}`}</title>
      <h1>{t(`error.${kind}`)}</h1>
      <p className={words.heading}>{t('error.oops')}</p>
      <p>{t('error.text')}</p>
      <a className={style.button} href="/">
        {t('error.home')}
      </a>
    </div>
  );
};

interface Props {
  readonly children: ReactNode;
  /** It stands around the frame itself, so the error page is shown without one. */
  readonly blank?: boolean;
}

interface State {
  readonly failed: boolean;
}

/** Shows the error page instead of a blank one when a page throws; another address is another try. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const page = <ErrorPage kind="occurred" />;
    return this.props.blank ? <BlankLayout>{page}</BlankLayout> : page;
  }
}

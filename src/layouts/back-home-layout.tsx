// A page outside the frame with the two ways out of it: back to where its reader came from, and home (specified).
import { ArrowLeftOutlined, HomeOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import style from './plain.module.css';

/** The key of the first address of a visit: there is nothing of ours to go back to. */
const FIRST = 'default';

export const BackHomeLayout = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { key } = useLocation();
  return (
    <div className={style.blank}>
      <header>
        <nav className={style.ways} aria-label={t('menu.back')}>
          {key !== FIRST && (
            <button type="button" onClick={() => void navigate(-1)}>
              <ArrowLeftOutlined aria-hidden /> {t('menu.back')}
            </button>
          )}
          <Link to="/">
            <HomeOutlined aria-hidden /> {t('menu.home')}
          </Link>
        </nav>
      </header>
      <main>{children}</main>
    </div>
  );
};

// /forbidden: the user lacks the feature of the page that he asked for.
import { LockOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../kit/page/link-button.tsx';
import style from './forbidden.module.css';
import layout from '../../../kit/style/layout.module.css';

export default function ForbiddenPage() {
  const { t } = useTranslation();
  return (
    <div className={layout.centred}>
      <title>{`${t('error.forbidden')} · ${t('app.name')}`}</title>
      <LockOutlined className={style.icon} aria-hidden />
      <h1 className={style.title}>{t('error.forbidden')}</h1>
      <p>{t('error.forbiddenText')}</p>
      <LinkButton to="/" type="primary">
        {t('error.home')}
      </LinkButton>
    </div>
  );
}

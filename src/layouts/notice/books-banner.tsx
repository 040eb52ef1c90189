// Told to who keeps the books as long as the last night found something in them (finance.md 6.8), or could not book a template.
import { CloseOutlined, WarningOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../providers/call.ts';
import { loadTexts } from '../../providers/i18n.ts';
import { usePreference } from '../../providers/preference.ts';
import { useQuiet } from '../../kit/page/at-rest.ts';
import type { AnswerOf } from '../../resources/answers.ts';
import { useScreens } from '../navigation.tsx';
import { Link } from '../../kit/page/link.tsx';
import style from './banners.module.css';

type Last = AnswerOf<'finance.jurnal.verifikasi.terakhir'>;
const VERIFICATION = '/finance/laporan-v2/verifikasi';
const TEMPLATES = '/finance/master/jurnaltemplate';
/** The night comes once a day. */
const FRESH_MS = 10 * 60_000;

/** Hidden until a night finds another. */
const TemplateBanner = ({ templates, templates_at }: Last) => {
  const { t } = useTranslation();
  const { opens } = useScreens();
  const [hidden, hide] = usePreference('templates-hidden');
  if (templates === 0 || templates_at === hidden) return null;
  return (
    <p className={style.banner} data-tone="warning" role="status">
      <WarningOutlined aria-hidden /> {t('buku.templates', { n: templates })}{' '}
      {opens(TEMPLATES) && <Link to={TEMPLATES}>{t('buku.openTemplates')}</Link>}
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined aria-hidden />}
        aria-label={t('buku.dismiss')}
        onClick={() => hide(templates_at)}
      />
    </p>
  );
};

const WrongBooks = ({ text }: { text: string }) => {
  const { t } = useTranslation();
  const { opens } = useScreens();
  return (
    <p className={style.banner} data-tone="danger" role="status">
      <WarningOutlined aria-hidden /> {text}{' '}
      {opens(VERIFICATION) && <Link to={VERIFICATION}>{t('buku.openVerification')}</Link>}
    </p>
  );
};

const Found = (last: Last) => {
  const { t } = useTranslation();
  return (
    <>
      {last.damage > 0 && <WrongBooks text={t('buku.damaged', { n: last.damage })} />}
      {last.failed.length > 0 && <WrongBooks text={t('buku.banner')} />}
      <TemplateBanner {...last} />
    </>
  );
};

/** With its texts, which come when there is something to tell. */
const Told = lazy(async () => {
  await loadTexts('finance');
  return { default: Found };
});

export default function BooksBanner() {
  const { answer: last } = useCall(
    'finance.jurnal.verifikasi.terakhir',
    {},
    { staleTime: FRESH_MS, enabled: useQuiet() },
  );
  if (!last || (last.damage === 0 && last.failed.length === 0 && last.templates === 0)) return null;
  return (
    <Suspense>
      <Told {...last} />
    </Suspense>
  );
}

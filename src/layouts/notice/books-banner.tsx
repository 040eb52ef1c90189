// Told to who keeps the books as long as the last night found something in them (finance.md 6.8).
import { WarningOutlined } from '@ant-design/icons';
import { useCustom } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import style from './banners.module.css';

interface Last {
  readonly ok: boolean;
  readonly id?: never;
}
/** The night comes once a day. */
const FRESH_MS = 10 * 60_000;

export default function BooksBanner() {
  const { t } = useTranslation();
  const { query } = useCustom<Last>({
    url: 'finance-v2/jurnal/verifikasi/terakhir',
    method: 'get',
    queryOptions: { staleTime: FRESH_MS },
    errorNotification: false,
  });
  if (query.data?.data.ok !== false) return null;
  return (
    <p className={style.banner} data-tone="danger" role="status">
      <WarningOutlined aria-hidden /> {t('buku.banner')}{' '}
      <Link to="/finance/laporan-v2/verifikasi">{t('buku.openVerification')}</Link>
    </p>
  );
}

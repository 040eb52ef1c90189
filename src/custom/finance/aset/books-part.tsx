// Where the register and the ledger differ: which account, and by how much. Nothing is said while they agree.
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../providers/call.ts';
import { formatRupiah } from '../../../resources/kernel/money.ts';
import { Link } from '../../../kit/page/link.tsx';
import layout from '../../../kit/style/layout.module.css';
import style from './aset.module.css';

export const BooksPart = () => {
  const { t } = useTranslation();
  const { answer } = useCall('finance.aset.buku', {}, { staleTime: 0 });
  const differing = answer?.data.filter(({ difference }) => difference !== 0) ?? [];
  if (differing.length === 0) return null;
  return (
    <Alert
      className={style.above}
      type="warning"
      showIcon
      message={t('asset.differs')}
      description={
        <ul className={layout.stackSmall}>
          {differing.map(({ akun, registered, ledger }) => (
            <li key={akun.id} className={layout.rowTight}>
              <Link to={`/finance/laporan-v2/bukubesar?akun=${akun.id}`}>{`${akun.code} ${akun.name}`}</Link>
              <span>
                {t('asset.differsBy', { registered: formatRupiah(registered), ledger: formatRupiah(ledger) })}
              </span>
            </li>
          ))}
        </ul>
      }
    />
  );
};

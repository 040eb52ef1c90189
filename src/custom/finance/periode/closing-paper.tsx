// What a closed period came to, and where the chain of seals stood: on the screen, and as the paper to be kept outside.
import { FileProtectOutlined, PrinterOutlined } from '@ant-design/icons';
import { useCustom } from '@refinedev/core';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiUrl } from '../../../providers/http.ts';
import { formatNumber, formatRupiah } from '../../../resources/kernel/money.ts';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import { DateText, InstantText } from '../../../kit/date/date-text.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import type { Period } from './period.ts';
import own from './periode.module.css';

const AMOUNTS = ['booked', 'income', 'expense', 'net_profit', 'assets', 'liabilities', 'equity'] as const;
interface Closed extends Readonly<Record<(typeof AMOUNTS)[number], number>> {
  readonly start_date: string;
  readonly end_date: string;
  readonly closed_by: string;
  readonly closed_at: string;
  readonly journals: number;
  /** Of the last journal of the period; null: it is not sealed yet. */
  readonly seal: { readonly seq: number; readonly hash: string; readonly sealed_at: string } | null;
  readonly id?: never;
}

const Facts = ({ closed }: { closed: Closed }) => {
  const { t } = useTranslation();
  return (
    <dl className={own.closed}>
      <div>
        <dt>{t('buku.closing.closedAt')}</dt>
        <dd>
          <InstantText value={closed.closed_at} /> · {closed.closed_by}
        </dd>
      </div>
      <div>
        <dt>{t('buku.closing.journals')}</dt>
        <dd className={own.figure}>{formatNumber(closed.journals)}</dd>
      </div>
      {AMOUNTS.map((name) => (
        <div key={name}>
          <dt>{t(`buku.closing.${name}`)}</dt>
          <dd className={own.figure} data-negative={closed[name] < 0 || undefined}>
            {formatRupiah(closed[name])}
          </dd>
        </div>
      ))}
      <div className={own.chain}>
        <dt>{t('buku.closing.seal')}</dt>
        <dd>
          {closed.seal === null ? (
            t('buku.closing.notSealed')
          ) : (
            <code className={own.seal}>
              {closed.seal.seq}:{closed.seal.hash}
            </code>
          )}
        </dd>
      </div>
    </dl>
  );
};

const Closing = ({ path, onClose }: { path: string; onClose: () => void }) => {
  const { t } = useTranslation();
  const { query } = useCustom<Closed>({ url: path, method: 'get', errorNotification: false });
  const closed = query.data?.data;
  return (
    <Modal
      open
      title={t('buku.closing.title')}
      onCancel={onClose}
      footer={
        <Button
          type="primary"
          icon={<PrinterOutlined aria-hidden />}
          href={apiUrl(path, { export: 'pdf' })}
          target="_blank"
        >
          {t('buku.closing.print')}
        </Button>
      }
    >
      {query.isError && <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />}
      {query.isLoading && <WaitingRows />}
      {closed && (
        <>
          <p>
            <DateText value={closed.start_date} /> – <DateText value={closed.end_date} />
          </p>
          <Facts closed={closed} />
        </>
      )}
    </Modal>
  );
};

export const ClosingPaper = ({ period }: { period: Period }) => {
  const { t } = useTranslation();
  const [isOpen, open] = useState(false);
  return (
    <>
      <Button icon={<FileProtectOutlined aria-hidden />} onClick={() => open(true)}>
        {t('buku.closing.open')}
      </Button>
      {isOpen && <Closing path={`finance/periode/${period.id}/penutupan`} onClose={() => open(false)} />}
    </>
  );
};

// What a closed period came to, and where the chain of seals stood: on the screen, and as the paper to be kept outside.
import { FileProtectOutlined, PrinterOutlined } from '@ant-design/icons';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callUrl, useCall } from '../../../providers/call.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { formatNumber, formatRupiah } from '../../../resources/kernel/money.ts';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import { DateText, InstantText } from '../../../kit/date/date-text.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import type { Period } from './period.ts';
import words from '../../../kit/style/words.module.css';
import layout from '../../../kit/style/layout.module.css';

const AMOUNTS = ['booked', 'income', 'expense', 'net_profit', 'assets', 'liabilities', 'equity'] as const;
type Closed = AnswerOf<'finance.periode.closed'>;

const Facts = ({ closed }: { closed: Closed }) => {
  const { t } = useTranslation();
  return (
    <dl className={layout.pairs}>
      <div>
        <dt>{t('buku.closing.closedAt')}</dt>
        <dd>
          <InstantText value={closed.closed_at} /> · {closed.closed_by}
        </dd>
      </div>
      <div>
        <dt>{t('buku.closing.journals')}</dt>
        <dd>{formatNumber(closed.journals)}</dd>
      </div>
      {AMOUNTS.map((name) => (
        <div key={name}>
          <dt>{t(`buku.closing.${name}`)}</dt>
          <dd className={closed[name] < 0 ? words.alarm : undefined}>{formatRupiah(closed[name])}</dd>
        </div>
      ))}
      <div>
        <dt>{t('buku.closing.seal')}</dt>
        <dd>
          {closed.seal === null ? (
            t('buku.closing.notSealed')
          ) : (
            <code className={words.caption}>
              {closed.seal.seq}:{closed.seal.hash}
            </code>
          )}
        </dd>
      </div>
    </dl>
  );
};

const Closing = ({ id, onClose }: { id: number; onClose: () => void }) => {
  const { t } = useTranslation();
  const { query, answer: closed } = useCall('finance.periode.closed', { id });
  return (
    <Modal
      open
      title={t('buku.closing.title')}
      onCancel={onClose}
      footer={
        <Button
          type="primary"
          icon={<PrinterOutlined aria-hidden />}
          href={callUrl('finance.periode.closed', { id, export: 'pdf' })}
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
      {isOpen && <Closing id={period.id} onClose={() => open(false)} />}
    </>
  );
};

// At the end of a visit: what its bill will say, and what is still open, each with the way to where it is put right (workspace.md 3).
import { CheckCircleOutlined } from '@ant-design/icons';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { DOKTER } from '../../../policies/role.ts';
import { useCall } from '../../../providers/call.ts';
import { useUser } from '../../../providers/session.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { requiredParts, type VisitPartName } from '../../../resources/service/visit-part.ts';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { Money } from '../../../kit/money/money.tsx';
import { LinkButton } from '../../../kit/page/link-button.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { partLabels } from './part-label.ts';
import { useVisitParts } from './use-visit-parts.ts';
import { visitPath } from './visit.ts';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';

/** Client address of a part of a visit. */
const partPath = (visit: number, part: VisitPartName): string => `${visitPath(visit)}?tab=${part}`;

interface Props {
  readonly visit: number;
  /** A way was followed: what stands above the page is in it. */
  readonly onFollow: () => void;
}

export const CheckoutCharges = ({ visit, onFollow }: Props) => {
  const { t } = useTranslation();
  const { role } = useUser();
  const { query, answer } = useCall('service.visit.charges', { id: visit });
  if (query.isError) return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
  if (!answer) return <Skeleton active title={false} />;
  return (
    <section className={layout.stackSmall} aria-label={t('checkout.charges')}>
      <h3 className={words.heading}>{t('checkout.charges')}</h3>
      <dl className={surface.sums}>
        {answer.lines.map((line) => (
          <div key={line.line_no}>
            <dt className={layout.rowTight}>
              {line.name}
              {line.qty !== 1 && <span className={words.quiet}>× {formatNumber(line.qty)}</span>}
              {line.covered && <StatusChip tone="info" label={t('checkout.covered')} />}
              {line.discount_amount > 0 && (
                <span className={words.quiet}>
                  {t('checkout.discount')} <Money value={line.discount_amount} />
                </span>
              )}
            </dt>
            <dd>
              <Money value={line.amount} />
            </dd>
          </div>
        ))}
        {answer.lines.length === 0 && (
          <div>
            <dt>{t('checkout.noCharges')}</dt>
          </div>
        )}
        <div>
          <dt>
            <strong>{t('visit.total')}</strong>
          </dt>
          <dd>
            <Money strong value={answer.total} />
          </dd>
        </div>
      </dl>
      {role === DOKTER ? (
        <div>
          <LinkButton size="small" to={partPath(visit, 'tindakan')} onFollow={onFollow}>
            {t('checkout.giveDiscount')}
          </LinkButton>
        </div>
      ) : (
        <p className={words.quiet}>{t('checkout.askDiscount')}</p>
      )}
    </section>
  );
};

export const CheckoutOpen = ({ visit, onFollow }: Props) => {
  const { t } = useTranslation();
  const { parts, query } = useVisitParts(visit);
  const open = parts.filter((part) => part.open.length > 0);
  if (query.isError) return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
  if (query.isLoading) return <Skeleton active title={false} />;
  return (
    <section className={layout.stackSmall} aria-label={t('checkout.open')}>
      <h3 className={words.heading}>{t('checkout.open')}</h3>
      {open.length === 0 && (
        <p>
          <CheckCircleOutlined aria-hidden /> {t('checkout.nothingOpen')}
        </p>
      )}
      <ul className={layout.stackSmall}>
        {open.map(({ part, open: left }) => (
          <li key={part} className={layout.line}>
            <span className={layout.lines}>
              <span className={layout.rowTight}>
                <strong>{t(partLabels[part])}</strong>
                {requiredParts.includes(part) ? (
                  <StatusChip tone="danger" label={t('checkout.required')} />
                ) : (
                  <StatusChip tone="warning" label={t('checkout.later')} />
                )}
              </span>
              <span className={words.quiet}>{left.join(', ')}</span>
            </span>
            <LinkButton className={layout.apart} size="small" to={partPath(visit, part)} onFollow={onFollow}>
              {t('checkout.goTo', { part: t(partLabels[part]) })}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
};

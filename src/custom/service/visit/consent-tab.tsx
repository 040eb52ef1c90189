// Tab Persetujuan: what the patient has signed, and what he still has to (service.md 2.15, 4).
import { PlusOutlined, PrinterOutlined } from '@ant-design/icons';
import { useInvalidate } from '@refinedev/core';
import { Button, Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '../../../policies/index.ts';
import { callUrl } from '../../../providers/call.ts';
import { tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import { useUser } from '../../../providers/session.ts';
import { consent as resource } from '../../../resources/service/consent.ts';
import { consentTypes, decisions, signers } from '../../../resources/service/consent-text.ts';
import { visitState } from '../../../resources/service/visit-state.ts';
import { InstantText } from '../../../kit/date/date-text.tsx';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { ReasonDialog } from '../../../kit/dialog/reason-dialog.tsx';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import type { VisitData } from '../../../parts/service/visit/visit.ts';
import { type ConsentData, isValid, unsignedOf } from './consent.ts';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import { useConsents } from './use-consents.ts';
import style from './supply.module.css';

const ConsentDrawer = lazy(async () => ({ default: (await import('./consent-drawer.tsx')).ConsentDrawer }));

const labelOf = (options: readonly { readonly value: string; readonly label: string }[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;

const State = ({ consent }: { consent: ConsentData }) => {
  const { t } = useTranslation();
  if (consent.withdraws_id !== null) return <StatusChip label={t('consent.withdrawal')} tone="neutral" />;
  if (consent.withdrawn) return <StatusChip label={t('consent.withdrawn')} tone="danger" />;
  const decision = decisions.find(({ value }) => value === consent.decision);
  return decision ? <StatusChip label={decision.label} tone={decision.tone} /> : null;
};

interface CardProps {
  readonly consent: ConsentData;
  readonly onWithdraw: () => void;
}

const Card = ({ consent, onWithdraw }: CardProps) => {
  const { t } = useTranslation();
  const me = useUser();
  const relation = consent.signer_relation ?? labelOf(signers, consent.signer);
  return (
    <li className={surface.sheet}>
      <div className={layout.row}>
        <h3 className={`${words.heading} ${style.title}`}>{consent.title}</h3>
        <State consent={consent} />
        <div className={`${layout.rowTight} ${style.actions}`}>
          <Button
            size="small"
            icon={<PrinterOutlined aria-hidden />}
            href={callUrl('service.consent.print', { id: consent.id })}
            target="_blank"
            aria-label={t('consent.printOf', { title: consent.title })}
          >
            {t('supply.print')}
          </Button>
          {isValid(consent) && can(me, 'service.consent.tarik', 'call') && (
            <Button
              size="small"
              danger
              aria-label={t('consent.withdrawOf', { title: consent.title })}
              onClick={onWithdraw}
            >
              {t('consent.withdraw')}
            </Button>
          )}
        </div>
      </div>
      <p className={words.faint}>
        {[labelOf(consentTypes, consent.type), `${consent.signer_name} (${relation})`].join(' · ')}
        {' · '}
        <InstantText value={consent.signed_at} />
        {consent.witness_name && ` · ${t('consent.witness')}: ${consent.witness_name}`}
      </p>
      {consent.withdraw_reason && <p className={words.faint}>{consent.withdraw_reason}</p>}
    </li>
  );
};

const Withdrawal = ({ consent, onClose }: { consent: ConsentData; onClose: () => void }) => {
  const { t } = useTranslation();
  const { send } = useSend('service.consent.tarik', tellDone(t('form.saved')));
  return (
    <ReasonDialog
      title={t('consent.withdrawOf', { title: consent.title })}
      action={t('consent.withdraw')}
      onClose={onClose}
      onGiven={async (reason) => {
        await send({ id: consent.id }, { reason });
      }}
    />
  );
};

export const ConsentTab = ({ visit }: { visit: VisitData }) => {
  const { t } = useTranslation();
  const me = useUser();
  const invalidate = useInvalidate();
  const { query, consents } = useConsents(visit.id);
  const [asked, ask] = useState<ConsentData | 'new'>();
  const close = () => {
    ask(undefined);
    void invalidate({ resource: resource.name, invalidates: ['resourceAll'] });
  };
  if (query.isError) return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
  if (query.isLoading) return <Skeleton active title={false} />;
  const unsigned = unsignedOf(visit, consents);
  return (
    <>
      {unsigned.length > 0 && (
        <div className={`${layout.stackTight} ${surface.tinted} ${style.needed}`} data-tone="warning" role="note">
          <strong>{t('consent.needed')}</strong>
          <ul>
            {unsigned.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </div>
      )}
      <div className={`${layout.between} ${style.bar}`}>
        <h2 className={words.heading}>{resource.label}</h2>
        {visit.status !== visitState.cancelled && can(me, 'service.consent.sign', 'call') && (
          <Button icon={<PlusOutlined aria-hidden />} onClick={() => ask('new')}>
            {t('consent.ask')}
          </Button>
        )}
      </div>
      {consents.length === 0 ? (
        <EmptyState framed title={t('consent.none')} />
      ) : (
        <ul className={layout.stack}>
          {consents.map((consent) => (
            <Card key={consent.id} consent={consent} onWithdraw={() => ask(consent)} />
          ))}
        </ul>
      )}
      {asked === 'new' && (
        <Suspense>
          <ConsentDrawer visit={visit} unsigned={unsigned} onClose={close} />
        </Suspense>
      )}
      {asked !== undefined && asked !== 'new' && <Withdrawal consent={asked} onClose={close} />}
    </>
  );
};

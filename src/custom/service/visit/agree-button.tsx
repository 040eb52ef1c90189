// From a plan to the signature without leaving: the patient agrees, the open items come into the visit, and what needs a consent is
// signed at once (workspace.md 3).
import { useInvalidate } from '@refinedev/core';
import { App, Button } from 'antd';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '../../../policies/index.ts';
import { useSend, useVerb } from '../../../providers/send.ts';
import { useUser } from '../../../providers/session.ts';
import { treatmentplan } from '../../../resources/service/treatmentplan.ts';
import { visitState } from '../../../resources/service/visit-state.ts';
import { refusalOf } from '../../../kit/form/refusal.ts';
import { useVisitReload } from '../../../parts/service/visit/use-visit-verb.ts';
import type { VisitData } from '../../../parts/service/visit/visit.ts';
import { unsignedOf } from './consent.ts';
import { isOpen, type PlanItem } from './plan.ts';
import { useConsents } from './use-consents.ts';

const ConsentDrawer = lazy(async () => ({ default: (await import('./consent-drawer.tsx')).ConsentDrawer }));

/** What of a plan the way to its signature needs. */
export interface AgreedPlan {
  readonly id: number;
  readonly version: number;
  readonly status: number;
  readonly items: readonly Pick<PlanItem, 'id' | 'status' | 'visitperawatan_id'>[];
}
interface Props {
  readonly visit: VisitData;
  readonly plan: AgreedPlan;
  readonly small?: boolean;
}

/** The sheet to sign, once it is known what is signed already; none where no treatment asks for a signature. */
const Signing = ({ visit, onClose }: { visit: VisitData; onClose: () => void }) => {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const { query, consents } = useConsents(visit.id);
  const unsigned = query.isLoading ? undefined : unsignedOf(visit, consents);
  const nothing = unsigned?.length === 0;
  useEffect(() => {
    if (!nothing) return;
    message.info(t('chart.plan.noConsent'));
    onClose();
  }, [nothing, message, t, onClose]);
  if (!unsigned || nothing) return null;
  return (
    <Suspense>
      <ConsentDrawer visit={visit} unsigned={unsigned} onClose={onClose} />
    </Suspense>
  );
};

const useAgreement = ({ visit, plan }: Props) => {
  const { message } = App.useApp();
  const approve = useVerb('service.treatmentplan', 'setujui');
  const pull = useSend('service.treatmentplan.tarik');
  const invalidate = useInvalidate();
  const reload = useVisitReload();
  const [busy, setBusy] = useState(false);
  /** Version of the visit before the items came; a newer one has them. */
  const [before, setBefore] = useState<number>();
  /** Version of the plan that was agreed to, for a page that does not read it again. */
  const [agreed, setAgreed] = useState<number>();
  /** The same of one that was approved while its items stayed behind: it is not approved twice. */
  const [approved, setApproved] = useState<number>();
  const agree = async (): Promise<void> => {
    setBusy(true);
    try {
      if (plan.status === treatmentplan.state.draft && approved !== plan.version) await approve.send(plan, {});
      setApproved(plan.version);
      const item_ids = plan.items.filter(isOpen).map(({ id }) => id);
      await pull.send({ id: plan.id }, { visit_id: visit.id, item_ids });
      setBefore(visit.version);
      setAgreed(plan.version);
    } catch (error) {
      message.error(refusalOf(error).message);
    }
    await Promise.all([invalidate({ resource: treatmentplan.name, invalidates: ['list'] }), reload()]);
    setBusy(false);
  };
  return {
    agree,
    busy,
    isAgreed: agreed === plan.version,
    signs: before !== undefined && visit.version !== before,
    done: () => setBefore(undefined),
  };
};

export const AgreeButton = (props: Props) => {
  const { t } = useTranslation();
  const me = useUser();
  const { visit, plan, small } = props;
  const { agree, busy, isAgreed, signs, done } = useAgreement(props);
  const goesOn = visit.status !== visitState.finished && visit.status !== visitState.cancelled;
  const stands = plan.status === treatmentplan.state.draft || plan.status === treatmentplan.state.approved;
  const mayAgree =
    can(me, treatmentplan.name, 'setujui') &&
    can(me, 'service.treatmentplan.tarik', 'call') &&
    can(me, 'service.consent.sign', 'call');
  return (
    <>
      {goesOn && stands && mayAgree && !isAgreed && plan.items.some(isOpen) && (
        <Button size={small ? 'small' : 'middle'} loading={busy} onClick={() => void agree()}>
          {t('chart.plan.agree')}
        </Button>
      )}
      {signs && <Signing visit={visit} onClose={done} />}
    </>
  );
};

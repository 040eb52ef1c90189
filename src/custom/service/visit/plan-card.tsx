// One plan with its items, its steps, its estimate on paper, and the way of its items into the visit.
import { EditOutlined, PrinterOutlined } from '@ant-design/icons';
import { useInvalidate } from '@refinedev/core';
import { App, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '../../../policies/index.ts';
import { callUrl } from '../../../providers/call.ts';
import { useSend } from '../../../providers/send.ts';
import { useUser } from '../../../providers/session.ts';
import { treatmentplan } from '../../../resources/service/treatmentplan.ts';
import { visitState } from '../../../resources/service/visit-state.ts';
import { refusalOf } from '../../../kit/form/refusal.ts';
import { DateText } from '../../../kit/date/date-text.tsx';
import { Money } from '../../../kit/money/money.tsx';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { useVisitReload } from '../../../parts/service/visit/use-visit-verb.ts';
import type { VisitData } from '../../../parts/service/visit/visit.ts';
import { VerbButtons } from '../../../screens/record/verb-buttons.tsx';
import { verbsFor } from '../../../screens/record/verbs.ts';
import { AgreeButton } from './agree-button.tsx';
import { isOpen, type PlanData } from './plan.ts';
import { PlanItems } from './plan-items.tsx';
import surface from '../../../kit/style/surface.module.css';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';

interface Props {
  readonly visit: VisitData;
  readonly plan: PlanData;
  readonly onEdit: (plan: PlanData) => void;
}

/** Ticked items of the plan and the way to pull them; a refusal is told. */
const usePull = (plan: PlanData, visit: VisitData) => {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const { send, busy } = useSend('service.treatmentplan.tarik');
  const invalidate = useInvalidate();
  const reload = useVisitReload();
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const tick = (id: number, on: boolean) =>
    setTicked((now) => new Set(on ? [...now, id] : [...now].filter((one) => one !== id)));
  const pull = async (): Promise<void> => {
    try {
      await send({ id: plan.id }, { visit_id: visit.id, item_ids: [...ticked] });
      message.success(t('chart.plan.done', { count: ticked.size }));
      setTicked(new Set());
    } catch (error) {
      message.error(refusalOf(error).message);
    }
    await Promise.all([invalidate({ resource: treatmentplan.name, invalidates: ['list'] }), reload()]);
  };
  return { ticked, tick, pull, busy };
};

export const PlanCard = ({ visit, plan, onEdit }: Props) => {
  const { t } = useTranslation();
  const me = useUser();
  const { ticked, tick, pull, busy } = usePull(plan, visit);
  const state = treatmentplan.states[plan.status];
  const visitOpen = visit.status !== visitState.finished && visit.status !== visitState.cancelled;
  const pulls =
    plan.status === treatmentplan.state.approved &&
    visitOpen &&
    plan.items.some(isOpen) &&
    can(me, 'service.treatmentplan.tarik', 'call');
  return (
    <article className={surface.sheet} aria-label={plan.title}>
      <div className={layout.between}>
        <h3 className={words.heading}>
          {plan.title} <StatusChip label={state.label} tone={state.tone} />
        </h3>
        <span className={words.faint}>
          {plan.doctordata?.name}
          {plan.valid_until && (
            <>
              {' · '}
              {treatmentplan.fields.valid_until.label} <DateText value={plan.valid_until} />
            </>
          )}
        </span>
      </div>
      {plan.note && <p className={`${words.quiet} ${words.prose}`}>{plan.note}</p>}
      {plan.items.length === 0 ? (
        <p className={words.faint}>{t('chart.plan.noItems')}</p>
      ) : (
        <PlanItems title={plan.title} items={plan.items} ticked={pulls ? ticked : undefined} onTick={tick} />
      )}
      <div className={layout.between}>
        <div className={layout.row}>
          {pulls && (
            <Button type="primary" disabled={ticked.size === 0} loading={busy} onClick={() => void pull()}>
              {t('chart.plan.pull', { count: ticked.size })}
            </Button>
          )}
          <AgreeButton visit={visit} plan={plan} />
          <VerbButtons resource={treatmentplan} record={plan} verbs={verbsFor(treatmentplan, me, plan.status)} />
          {plan.status === treatmentplan.state.draft && can(me, treatmentplan.name, 'edit') && (
            <Button icon={<EditOutlined aria-hidden />} onClick={() => onEdit(plan)}>
              {t('show.edit')}
            </Button>
          )}
          {can(me, 'service.treatmentplan.print', 'call') && plan.items.length > 0 && (
            <Button
              icon={<PrinterOutlined aria-hidden />}
              href={callUrl('service.treatmentplan.print', { id: plan.id })}
              target="_blank"
            >
              {t('chart.plan.print')}
            </Button>
          )}
        </div>
        {plan.total_amount !== undefined && (
          <span className={words.heading}>
            {treatmentplan.fields.total_amount.label} <Money strong value={plan.total_amount} />
          </span>
        )}
      </div>
    </article>
  );
};

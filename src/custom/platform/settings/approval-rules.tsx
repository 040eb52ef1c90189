// 'Aturan persetujuan': which actions of the front desk wait for an approver, and for whom (platform.md 4).
import { Select, Skeleton, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MANAGER, SUPERADMIN } from '../../../policies/role.ts';
import { useCall } from '../../../providers/call.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { useSend } from '../../../providers/send.ts';
import { branchOf, useUser } from '../../../providers/session.ts';
import type { ApprovalAction } from '../../../resources/platform/approval.ts';
import { refusalOf, type Refusal } from '../../../kit/form/refusal.ts';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import style from './settings.module.css';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import surface from '../../../kit/style/surface.module.css';

type Rule = AnswerOf<'platform.approvalrule.list'>['data'][number];
type Change = Pick<Rule, 'action' | 'needs_approval' | 'assigner_role'>;

const RuleRow = ({ rule, busy, onChange }: { rule: Rule; busy: boolean; onChange: (change: Change) => void }) => {
  const { t } = useTranslation();
  const { action, label, always, needs_approval, assigner_role } = rule;
  return (
    <li className={layout.row}>
      <span className={style.moduleName}>{label}</span>
      <Select<Change['assigner_role']>
        size="small"
        className={style.decider}
        value={assigner_role}
        disabled={!needs_approval || busy}
        aria-label={t('settings.decider', { action: label })}
        options={[
          { value: MANAGER, label: t('settings.byManager') },
          { value: SUPERADMIN, label: t('settings.bySuperadmin') },
        ]}
        onChange={(role) => onChange({ action, needs_approval, assigner_role: role })}
      />
      <Switch
        checked={needs_approval}
        disabled={always}
        loading={busy}
        aria-label={t('settings.needsApproval', { action: label })}
        onChange={(needed) => onChange({ action, needs_approval: needed, assigner_role })}
      />
    </li>
  );
};

/** The rules of the branch in which the user works, and the way to change one. */
const useRules = () => {
  const branch = branchOf(useUser());
  const { query, answer } = useCall('platform.approvalrule.list', {});
  const { send } = useSend('platform.approvalrule.set');
  const [busy, setBusy] = useState<ApprovalAction>();
  const [refusal, setRefusal] = useState<Refusal>();
  const change = async (values: Change): Promise<void> => {
    setBusy(values.action);
    setRefusal(undefined);
    try {
      await send({}, values);
    } catch (error) {
      setRefusal(refusalOf(error));
    }
    await query.refetch();
    setBusy(undefined);
  };
  const rules = answer?.data.filter(({ profile_id }) => profile_id === branch) ?? [];
  return { query, rules, busy, refusal, change };
};

export const ApprovalRules = () => {
  const { t } = useTranslation();
  const { query, rules, busy, refusal, change } = useRules();
  return (
    <section className={surface.sheet} aria-labelledby="approval-rules">
      <h2 id="approval-rules" className={words.heading}>
        {t('settings.approval')}
      </h2>
      <p className={words.quiet}>{t('settings.approvalText')}</p>
      {refusal && <RefusalAlert refusal={refusal} />}
      {query.isLoading && <Skeleton active title={false} />}
      {query.isError && <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />}
      <ul className={layout.divided}>
        {rules.map((rule) => (
          <RuleRow
            key={rule.action}
            rule={rule}
            busy={busy === rule.action}
            onChange={(values) => void change(values)}
          />
        ))}
      </ul>
    </section>
  );
};

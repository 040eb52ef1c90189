// The accounts of one rule: for the branch, by a superadmin for all; put back to what was installed.
import { UndoOutlined } from '@ant-design/icons';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { eventName } from '../../../resources/finance/journal-event.ts';
import { SUPERADMIN } from '../../../policies/role.ts';
import { tellDone } from '../../../providers/requested.ts';
import { type BodyOf, useSend } from '../../../providers/send.ts';
import { useUser } from '../../../providers/session.ts';
import { akun } from '../../../resources/finance/akun.ts';
import formStyle from '../../../kit/form/form.module.css';
import { type Refusal, refusalOf } from '../../../kit/form/refusal.ts';
import { FormDrawer } from '../../../kit/drawer/form-drawer.tsx';
import { useChanged } from '../../../kit/form/leave.tsx';
import { RefSelect } from '../../../screens/inputs/ref-select.tsx';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import words from '../../../kit/style/words.module.css';
import type { Rule, RuleAccount } from './rule.ts';
import layout from '../../../kit/style/layout.module.css';

const FORM = 'posting-rule';
const WIDTH = 480;

interface Props {
  readonly rule: Rule;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

const useRule = ({ rule: { id }, onSaved, onClose }: Props) => {
  const { t } = useTranslation();
  const told = tellDone(t('form.saved'));
  const edit = useSend('finance.jurnalautoposting.edit', told);
  const restore = useSend('finance.jurnalautoposting.restore', told);
  const [refusal, refuse] = useState<Refusal>();
  const tried = async (sending: Promise<unknown>) => {
    try {
      await sending;
      onSaved();
      onClose();
    } catch (error) {
      refuse(refusalOf(error));
    }
  };
  return {
    change: (body: BodyOf<'finance.jurnalautoposting.edit'>) => tried(edit.send({ id }, body)),
    restore: () => tried(restore.send({ id }, undefined)),
    refusal,
    busy: edit.busy || restore.busy,
  };
};

interface SideProps {
  readonly label: string;
  readonly source: string;
  readonly account: RuleAccount | null;
  readonly value: number | null;
  readonly onChange: (id: number | null) => void;
}

const Side = ({ label, source, account, value, onChange }: SideProps) => {
  const { t } = useTranslation();
  const id = `${FORM}-${label}`;
  return (
    <div className={formStyle.field}>
      <label htmlFor={account ? id : undefined} className={formStyle.label}>
        {label}
      </label>
      {account ? (
        <RefSelect
          id={id}
          resource={akun.name}
          filter={{ isheader: 'false', is_active: 'true' }}
          value={value}
          known={{ id: account.id, name: `${account.code} ${account.name}` }}
          onChange={onChange}
        />
      ) : (
        <span className={words.quiet}>{t(`biaya.source.${source}`, source)}</span>
      )}
    </div>
  );
};

export const RuleDrawer = ({ rule, onSaved, onClose }: Props) => {
  const { t } = useTranslation();
  const { role } = useUser();
  const [debit, setDebit] = useState(rule.debit?.id ?? null);
  const [credit, setCredit] = useState(rule.credit?.id ?? null);
  const [scope, setScope] = useState<'cabang' | 'semua'>('cabang');
  const { change, restore, refusal, busy } = useRule({ rule, onSaved, onClose });
  const body = { debit_akun_id: rule.debit && debit, credit_akun_id: rule.credit && credit, scope };
  const typed = useChanged(body);
  const mayRestore = rule.changed && (rule.profile_id !== null || role === SUPERADMIN);
  return (
    <FormDrawer title={rule.description} form={FORM} width={WIDTH} {...{ busy, typed, onClose }}>
      <form
        id={FORM}
        className={layout.stackLarge}
        onSubmit={(event) => {
          event.preventDefault();
          void change(body);
        }}
        noValidate
      >
        {refusal && <RefusalAlert refusal={refusal} />}
        <p className={words.quiet}>
          {eventName(rule.event)} / {rule.description}
        </p>
        <Side
          label={t('biaya.debit')}
          source={rule.debit_source}
          account={rule.debit}
          value={debit}
          onChange={setDebit}
        />
        <Side
          label={t('biaya.credit')}
          source={rule.credit_source}
          account={rule.credit}
          value={credit}
          onChange={setCredit}
        />
        {role === SUPERADMIN && rule.profile_id === null && (
          <Segmented
            aria-label={t('biaya.scope')}
            value={scope}
            options={[
              { value: 'cabang', label: t('biaya.thisBranch') },
              { value: 'semua', label: t('biaya.allBranches') },
            ]}
            onChange={setScope}
          />
        )}
        {mayRestore && (
          <Button icon={<UndoOutlined aria-hidden />} onClick={() => void restore()}>
            {t('biaya.restore')}
          </Button>
        )}
      </form>
    </FormDrawer>
  );
};

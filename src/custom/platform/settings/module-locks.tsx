// Modules of the branch, open or locked: a locked one is read, and answers every change with its banner.
import { useList, useUpdate } from '@refinedev/core';
import { Popconfirm, Skeleton, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { session } from '../../../providers/session.ts';
import { profilecontrol } from '../../../resources/platform/profilecontrol.ts';
import { refusalOf, type Refusal } from '../../../kit/form/refusal.ts';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import style from './settings.module.css';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import surface from '../../../kit/style/surface.module.css';

type Module = keyof typeof profilecontrol.fields;
type Control = Readonly<Record<Module, number>> & { readonly id: number; readonly version: number };

const MODULES = Object.entries(profilecontrol.fields) as [Module, (typeof profilecontrol.fields)[Module]][];

interface RowProps {
  readonly label: string;
  readonly open: boolean;
  readonly busy: boolean;
  readonly onChange: (open: boolean) => void;
}

const Row = ({ label, open, busy, onChange }: RowProps) => {
  const { t } = useTranslation();
  const [state] = profilecontrol.fields.service.options.filter(({ value }) => value === (open ? 1 : 0));
  const toggle = (
    <Switch
      checked={open}
      loading={busy}
      aria-label={t('settings.module', { module: label })}
      onChange={open ? undefined : onChange}
    />
  );
  return (
    <li className={layout.row}>
      <span className={style.moduleName}>{label}</span>
      {state && <StatusChip label={state.label} tone={state.tone} />}
      {open ? (
        <Popconfirm
          title={t('settings.lock', { module: label })}
          description={t('settings.lockText')}
          okText={t('settings.lockConfirm')}
          cancelText={t('form.cancel')}
          placement="topRight"
          okButtonProps={{ danger: true }}
          onConfirm={() => onChange(false)}
        >
          {toggle}
        </Popconfirm>
      ) : (
        toggle
      )}
    </li>
  );
};

export const ModuleLocks = () => {
  const { t } = useTranslation();
  const { query, result } = useList<Control>({ resource: profilecontrol.name, errorNotification: false });
  const { mutateAsync, mutation } = useUpdate();
  const [refusal, setRefusal] = useState<Refusal>();
  const [control] = result.data;
  const change = async (module: Module, open: boolean): Promise<void> => {
    if (!control) return;
    setRefusal(undefined);
    try {
      await mutateAsync({
        resource: profilecontrol.name,
        id: control.id,
        values: { [module]: open ? 1 : 0, version: control.version },
        successNotification: () => ({ type: 'success', message: t('form.saved') }),
        errorNotification: false,
      });
      await session.refresh();
    } catch (error) {
      setRefusal(refusalOf(error));
      await query.refetch();
    }
  };
  return (
    <section className={surface.sheet} aria-labelledby="module-locks">
      <h2 id="module-locks" className={words.heading}>
        {profilecontrol.label}
      </h2>
      <p className={words.quiet}>{t('settings.modulesText')}</p>
      {refusal && <RefusalAlert refusal={refusal} />}
      {query.isError && <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />}
      {query.isLoading && <Skeleton active title={false} />}
      {control && (
        <ul className={layout.divided}>
          {MODULES.map(([module, { label }]) => (
            <Row
              key={module}
              label={label}
              open={control[module] === 1}
              busy={mutation.isPending}
              onChange={(open) => void change(module, open)}
            />
          ))}
        </ul>
      )}
    </section>
  );
};

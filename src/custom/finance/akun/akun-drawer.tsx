// An account that is added or changed; what the system or its journals hold on to is refused by the server.
import { DeleteOutlined } from '@ant-design/icons';
import { useCreate, useDelete, useUpdate } from '@refinedev/core';
import { App, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../providers/session.ts';
import { akun, cashflowKind } from '../../../resources/finance/akun.ts';
import { createShape } from '../../../resources/kernel/shape.ts';
import { FormField } from '../../../screens/form/form-field.tsx';
import { refusalOf } from '../../../kit/form/refusal.ts';
import { useFieldsForm } from '../../../screens/form/use-fields-form.ts';
import { changedValues } from '../../../screens/form/values.ts';
import { FormDrawer } from '../../../kit/drawer/form-drawer.tsx';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { formSections } from '../../../screens/resource-fields.ts';
import type { Row } from '../../../screens/views/view.ts';
import type { ChartAccount } from '../../../parts/finance/report/chart.ts';
import layout from '../../../kit/style/layout.module.css';

const FORM = 'akun';
const WIDTH = 520;
const NEW: Row = {
  isheader: false,
  normal: 'D',
  allow_manual: true,
  cashflow: cashflowKind.operating,
  is_active: true,
};

interface Props {
  /** Null: a new one. */
  readonly account: ChartAccount | null;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

const useSave = (account: ChartAccount | null, onDone: () => void) => {
  const { t } = useTranslation();
  const create = useCreate();
  const update = useUpdate();
  const shared = {
    resource: akun.name,
    successNotification: () => ({ type: 'success' as const, message: t('form.saved') }),
    errorNotification: false as const,
  };
  return async (values: Record<string, unknown>, dirty: Readonly<Record<string, unknown>>) => {
    if (!account) await create.mutateAsync({ ...shared, values });
    else if (Object.keys(dirty).length > 0) {
      const changed = changedValues(values, dirty, account.version);
      await update.mutateAsync({ ...shared, id: account.id, values: changed });
    }
    onDone();
  };
};

const RemoveButton = ({ account, onDone }: { account: ChartAccount; onDone: () => void }) => {
  const { t } = useTranslation();
  const { modal } = App.useApp();
  const { mutateAsync } = useDelete();
  const remove = () =>
    modal.confirm({
      title: t('show.deleteTitle', { singular: akun.singular }),
      content: t('show.deleteText', { title: `${account.code} ${account.name}` }),
      okText: t('show.delete'),
      cancelText: t('form.cancel'),
      okButtonProps: { danger: true },
      onOk: async () => {
        try {
          await mutateAsync({ resource: akun.name, id: account.id, errorNotification: false });
          onDone();
        } catch (error) {
          modal.error({ title: refusalOf(error).message });
        }
      },
    });
  return (
    <Button danger type="text" icon={<DeleteOutlined aria-hidden />} onClick={remove}>
      {t('show.delete')}
    </Button>
  );
};

const AkunForm = ({ account, onDone }: { account: ChartAccount | null; onDone: () => void }) => {
  const { role } = useUser();
  const fields = formSections(akun, role).flatMap((section) => section.fields);
  const save = useSave(account, onDone);
  const { form, refusal, onSubmit } = useFieldsForm({
    fields,
    shape: createShape(akun),
    record: account ? { ...account } : NEW,
    submit: save,
  });
  return (
    <form id={FORM} className={layout.stackLarge} onSubmit={(event) => void onSubmit(event)} noValidate>
      {refusal && <RefusalAlert refusal={refusal} />}
      {fields.map((named) => (
        <FormField key={named.name} {...named} control={form.control} idPrefix={FORM} />
      ))}
      {account && !account.is_system && (
        <div>
          <RemoveButton account={account} onDone={onDone} />
        </div>
      )}
    </form>
  );
};

export const AkunDrawer = ({ account, onSaved, onClose }: Props) => {
  const { t } = useTranslation();
  const title = account ? `${account.code} ${account.name}` : t('form.create', { singular: akun.singular });
  const done = () => {
    onSaved();
    onClose();
  };
  return (
    <FormDrawer title={title} form={FORM} width={WIDTH} onClose={onClose}>
      <AkunForm account={account} onDone={done} />
    </FormDrawer>
  );
};

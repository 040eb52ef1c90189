// '/finance/master/jurnaltemplate': journals that come back, and running those that are due (finance.md 5, 10).
import { PlayCircleOutlined } from '@ant-design/icons';
import { useCustomMutation, useInvalidate } from '@refinedev/core';
import { App, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { mayCall } from '../../policies/index.ts';
import { useUser } from '../../providers/session.ts';
import { jurnaltemplate } from '../../resources/finance/jurnaltemplate.ts';
import { formatDate } from '../../resources/kernel/date.ts';
import { refusalOf } from '../../screens/form/use-fields-form.ts';
import { ListScreen } from '../../screens/list/list-screen.tsx';
import type { RowOverrides } from '../../screens/list/row-overrides.ts';
import type { ListRow } from '../../screens/list/use-records.ts';
import { LinkButton } from '../../screens/parts/link-button.tsx';
import { useToday } from '../../screens/parts/visit/use-today.ts';

interface Ran {
  readonly journals: readonly { readonly code: string }[];
}

const useRun = (row: ListRow) => {
  const { t } = useTranslation();
  const { modal, message } = App.useApp();
  const { mutateAsync } = useCustomMutation();
  const invalidate = useInvalidate();
  const run = async (): Promise<void> => {
    try {
      const { data } = await mutateAsync({
        url: `${jurnaltemplate.path}/${row.id}/run`,
        method: 'post',
        values: {},
        successNotification: false,
        errorNotification: false,
      });
      const codes = (data as unknown as Ran).journals.map(({ code }) => code).join(', ');
      message.success(t('biaya.ran', { codes }));
      await invalidate({ resource: jurnaltemplate.name, invalidates: ['list', 'detail'] });
    } catch (error) {
      modal.error({ title: refusalOf(error).message });
    }
  };
  return () =>
    modal.confirm({
      title: t('biaya.runTitle', { name: String(row.name) }),
      content: t('biaya.runText', { day: formatDate(String(row.next_at)) }),
      okText: t('biaya.run'),
      cancelText: t('form.cancel'),
      onOk: run,
    });
};

/** Offered once a month is due. */
const Run = ({ row }: { row: ListRow }) => {
  const { t } = useTranslation();
  const { role } = useUser();
  const today = useToday();
  const ask = useRun(row);
  const due = row.is_active === true && typeof row.next_at === 'string' && row.next_at <= today;
  if (!due || !mayCall(role, 'finance.jurnaltemplate.run')) return null;
  return (
    <Button size="small" icon={<PlayCircleOutlined aria-hidden />} onClick={ask}>
      {t('biaya.run')}
    </Button>
  );
};
const overrides: RowOverrides = { Actions: Run };

export default function TemplatePage() {
  const { t } = useTranslation();
  return (
    <ListScreen
      resource={jurnaltemplate}
      overrides={overrides}
      tools={<LinkButton to="/finance/createjurnalumum">{t('biaya.journal')}</LinkButton>}
    />
  );
}

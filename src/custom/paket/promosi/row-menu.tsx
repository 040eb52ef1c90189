// What can be done with a version in the list of all of them.
import { MoreOutlined } from '@ant-design/icons';
import { useDelete } from '@refinedev/core';
import { App, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGo } from '../../../providers/go.ts';
import { refusalOf } from '../../../kit/form/refusal.ts';
import { PackagePanel } from '../../../parts/paket/offer/package-panel.tsx';
import type { Offered } from '../../../parts/paket/offer/package-parts.tsx';
import { useCopy } from '../../../parts/paket/offer/use-copy.ts';
import { can } from '../../../policies/index.ts';
import { SUPERADMIN } from '../../../policies/role.ts';
import { useUser } from '../../../providers/session.ts';
import { pakethistory } from '../../../resources/paket/history.ts';
import { recordPath } from '../../../screens/resource-fields.ts';
import { onDemand } from '../../../kit/page/on-demand.tsx';
import { DropMenu } from '../../../kit/page/drop-menu.tsx';

const VerbDialog = onDemand(async () => (await import('../../../screens/record/verb-dialog.tsx')).VerbDialog);

const { state, verbs } = pakethistory;
const fieldsOf = {
  aktifkan: Object.entries(verbs.aktifkan.input).map(([name, field]) => ({ name, field })),
  nonaktifkan: Object.entries(verbs.nonaktifkan.input).map(([name, field]) => ({ name, field })),
} as const;
type Asked = keyof typeof fieldsOf;
type Choice = Asked | 'show' | 'edit' | 'salin' | 'delete';
const showPath = pakethistory.screens.show;

const useRemove = () => {
  const { t } = useTranslation();
  const { modal } = App.useApp();
  const { mutateAsync } = useDelete();
  return ({ id, code }: Offered) =>
    modal.confirm({
      title: t('show.deleteTitle', { singular: pakethistory.singular }),
      content: t('show.deleteText', { title: code }),
      okText: t('show.delete'),
      cancelText: t('form.cancel'),
      okButtonProps: { danger: true },
      onOk: async () => {
        try {
          await mutateAsync({
            resource: pakethistory.name,
            id,
            successNotification: () => ({ type: 'success', message: t('form.deleted') }),
            errorNotification: false,
          });
        } catch (error) {
          modal.error({ title: refusalOf(error).message });
        }
      },
    });
};

/** What this person may do with this version in its state. */
const useChoices = (version: Offered): readonly { key: Choice; label: string; danger?: boolean }[] => {
  const { t } = useTranslation();
  const me = useUser();
  const own = version.profile_id !== null || me.role === SUPERADMIN;
  const draft = version.status === state.draft;
  const may = (action: string): boolean => own && can(me, pakethistory.name, action);
  return [
    { key: 'show' as const, label: t('offer.show') },
    may('edit') && { key: 'edit' as const, label: draft ? t('show.edit') : t('offer.describe') },
    draft && may('aktifkan') && { key: 'aktifkan' as const, label: verbs.aktifkan.label },
    version.status === state.active &&
      may('nonaktifkan') && { key: 'nonaktifkan' as const, label: verbs.nonaktifkan.label, danger: true },
    can(me, pakethistory.name, 'salin') && { key: 'salin' as const, label: verbs.salin.label },
    draft && may('delete') && { key: 'delete' as const, label: t('show.delete'), danger: true },
  ].filter((choice) => choice !== false);
};

export const RowMenu = ({ row: version }: { readonly row: Offered }) => {
  const { t } = useTranslation();
  const go = useGo();
  const [open, setOpen] = useState<Asked | 'show'>();
  const { copy } = useCopy();
  const remove = useRemove();
  const items = useChoices(version);
  const close = () => setOpen(undefined);
  const take = (choice: Choice) => {
    if (choice === 'edit') void go(`${recordPath(showPath ?? '/', version.id)}/edit`);
    else if (choice === 'salin') void copy(version);
    else if (choice === 'delete') remove(version);
    else setOpen(choice);
  };
  return (
    <>
      <DropMenu menu={{ items: [...items], onClick: ({ key }) => take(key as Choice) }}>
        <Button
          size="small"
          icon={<MoreOutlined aria-hidden />}
          aria-label={t('offer.actionsOf', { code: version.code })}
          aria-haspopup="menu"
        />
      </DropMenu>
      {open === 'show' && <PackagePanel version={version} onClose={close} />}
      {open !== undefined && open !== 'show' && (
        <VerbDialog
          resource={pakethistory}
          record={version}
          named={{ name: open, verb: verbs[open] }}
          fields={fieldsOf[open]}
          onClose={close}
        />
      )}
    </>
  );
};

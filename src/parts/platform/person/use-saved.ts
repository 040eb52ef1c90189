// What happens after a change to a person: everything about him is read anew, and 'Aksi Sukses' says so (specified).
import { useInvalidate } from '@refinedev/core';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { session, useUser } from '../../../providers/session.ts';
import { user } from '../../../resources/platform/user.ts';

/** Call it when the server has accepted a change to the person with this id. */
export const useSaved = (id: number): (() => Promise<void>) => {
  const { t } = useTranslation();
  const { modal } = App.useApp();
  const me = useUser();
  const invalidate = useInvalidate();
  return async () => {
    await invalidate({ resource: user.name, invalidates: ['list', 'detail'], id });
    // The account menu shows the own name and picture.
    if (me.id === id) await session.load();
    modal.success({ title: t('person.success'), content: t('form.saved') });
  };
};

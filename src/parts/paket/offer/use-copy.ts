// Copies a version of a package, and opens the copy.
import { useInvalidate } from '@refinedev/core';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { useGo } from '../../../providers/go.ts';
import { refusalOf } from '../../../kit/form/refusal.ts';
import { tellDone } from '../../../providers/requested.ts';
import { useVerb } from '../../../providers/send.ts';
import { pakethistory } from '../../../resources/paket/history.ts';
import { recordPath } from '../../../screens/resource-fields.ts';

/** Copies a version and opens the copy; a refusal is told. */
export const useCopy = () => {
  const { t } = useTranslation();
  const { modal } = App.useApp();
  const go = useGo();
  const invalidate = useInvalidate();
  const { send, busy } = useVerb('paket.history', 'salin', tellDone(t('offer.copied')));
  const copy = async (version: { readonly id: number; readonly version: number }): Promise<void> => {
    try {
      const { id } = await send(version, {});
      await invalidate({ resource: pakethistory.name, invalidates: ['list'] });
      await go(`${recordPath(pakethistory.screens.show ?? '/', id)}/edit`);
    } catch (error) {
      modal.error({ title: refusalOf(error).message });
    }
  };
  return { copy, busy };
};

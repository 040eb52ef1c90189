// The same treatment on the same tooth and day is entered again only by who means it (workspace.md 3).
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../../kit/form/refusal.ts';

const AGAIN = 'treatment-again';
const isAgain = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === AGAIN;

/**
 * Sends a treatment, and once more with `repeated` where the server asks whether it is meant and the person says so.
 * @returns false when he does not; whatever else is refused is thrown
 */
export const useMeant = () => {
  const { t } = useTranslation();
  const { modal } = App.useApp();
  return async (send: (more: { readonly repeated?: true }) => Promise<unknown>): Promise<boolean> => {
    try {
      await send({});
      return true;
    } catch (error) {
      if (!isAgain(error)) throw error;
      const isMeant = await modal.confirm({
        title: t('chair.againTitle'),
        content: t('chair.againText', { message: refusalOf(error).message }),
        okText: t('chair.againYes'),
        cancelText: t('chair.againNo'),
        // Enter adds nothing.
        autoFocusButton: 'cancel',
      });
      if (isMeant) await send({ repeated: true });
      return isMeant;
    }
  };
};

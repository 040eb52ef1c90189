// Tells of a posted journal, with the way to it. What is told stands outside of the pages, so that the way is made here.
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { useHref, useNavigate } from 'react-router';
import { DONE } from '../../../providers/notification.ts';
import { journalByCode } from '../../../screens/record/journal-source.ts';

const KEY = 'journal-posted';

/** @returns tells of the journal with this code */
export const useTellPosted = (): ((code: string | null) => void) => {
  const { t } = useTranslation();
  const { notification } = App.useApp();
  const navigate = useNavigate();
  const root = useHref('/');
  return (code) => {
    if (code === null) return;
    const path = journalByCode(code);
    notification.success({
      ...DONE,
      key: KEY,
      role: 'status',
      message: (
        <a
          href={`${root.replace(/\/$/, '')}${path}`}
          onClick={(event) => {
            event.preventDefault();
            notification.destroy(KEY);
            void navigate(path);
          }}
        >
          {t('journalForm.saved', { code })}
        </a>
      ),
    });
  };
};

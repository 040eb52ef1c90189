// Tells of a posted journal, with the way to it. What is told stands outside of the pages, so that the way is made here.
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router';
import { useGo } from '../../../providers/go.ts';
import { pathOf, useOpens } from '../../../providers/opens.ts';
import { DONE } from '../../../providers/notification.ts';
import { journalByCode } from '../../../screens/record/journal-source.ts';

const KEY = 'journal-posted';

/** @returns tells of the journal with this code */
export const useTellPosted = (): ((code: string | null) => void) => {
  const { t } = useTranslation();
  const { notification } = App.useApp();
  const go = useGo();
  const opens = useOpens();
  const root = useHref('/');
  return (code) => {
    if (code === null) return;
    const path = journalByCode(code);
    const told = t('journalForm.saved', { code });
    notification.success({
      ...DONE,
      key: KEY,
      role: 'status',
      message: opens(pathOf(path)) ? (
        <a
          href={`${root.replace(/\/$/, '')}${path}`}
          onClick={(event) => {
            event.preventDefault();
            notification.destroy(KEY);
            void go(path);
          }}
        >
          {told}
        </a>
      ) : (
        told
      ),
    });
  };
};

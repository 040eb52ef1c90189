// Refine's notifications as antd's, at the bottom of the page: two seconds for what came of an action, three for other news
// (specified). Under the pointer they wait; what must be read longer stands beside its form as well.
import type { NotificationProvider } from '@refinedev/core';
import { App } from 'antd';
import { useMemo } from 'react';

const ACTION_SECONDS = 2;
const NOTIFICATION_SECONDS = 3;
/** Pixels above the running line. */
const BOTTOM = 56;

/** Options for news that are not the result of the user's own action. */
export const NOTIFICATION = { placement: 'bottom', bottom: BOTTOM, duration: NOTIFICATION_SECONDS } as const;
/** Options for the result of an action that a page announces itself, with a link. */
export const DONE = { placement: 'bottom', duration: ACTION_SECONDS } as const;
/** What a page itself says of its actions; antd knows only the top of the window, src/base.css moves it to its foot. */
export const MESSAGE = { top: 'auto', duration: ACTION_SECONDS } as const;

/** Shows results of actions in a snackbar. */
export const useNotifications = (): NotificationProvider => {
  const { notification } = App.useApp();
  return useMemo(
    () => ({
      open: ({ key, message, description, type }) =>
        notification.open({
          key,
          message: type === 'error' ? message : (description ?? message),
          description: type === 'error' && description !== message ? description : undefined,
          type: type === 'progress' ? 'info' : type,
          placement: 'bottom',
          duration: type === 'progress' ? NOTIFICATION_SECONDS : ACTION_SECONDS,
          role: type === 'error' ? 'alert' : 'status',
        }),
      close: (key) => notification.destroy(key),
    }),
    [notification],
  );
};

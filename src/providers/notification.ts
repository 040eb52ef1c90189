// Refine's notifications as antd's, at the bottom of the page, two seconds for an action (specified).
import type { NotificationProvider } from '@refinedev/core';
import { App } from 'antd';
import { useMemo } from 'react';

const ACTION_SECONDS = 2;
const ERROR_SECONDS = 5;

/** Shows results of actions in a snackbar. Errors stay longer: they must be read. */
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
          duration: type === 'error' ? ERROR_SECONDS : ACTION_SECONDS,
          role: type === 'error' ? 'alert' : 'status',
        }),
      close: (key) => notification.destroy(key),
    }),
    [notification],
  );
};

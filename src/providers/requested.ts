// What is told after a write: that it was saved, or that it waits for an approver (answer 202, platform.md 4).
import type { OpenNotificationParams } from '@refinedev/core';

interface Requested {
  readonly applog_id: number;
  readonly message: string;
}

/** True for the answer to a write that waits for an approver. */
export const isRequested = (value: unknown): value is Requested =>
  typeof value === 'object' && value !== null && 'applog_id' in value && 'message' in value;

/** Refine's `successNotification`: the server's word on a request, else `saved`, else nothing. */
export const tellDone =
  (saved?: string) =>
  (answer?: { readonly data: unknown }): OpenNotificationParams | false => {
    if (isRequested(answer?.data)) return { type: 'progress', message: answer.data.message };
    return saved !== undefined && { type: 'success', message: saved };
  };

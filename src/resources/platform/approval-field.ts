// What waits for an approver, on the records that it is about.
import { field } from '../kernel/field.ts';

/** Open requests, as `OpenRequest` of approval.ts tells them. */
export const openRequests = field.derived('Menunggu persetujuan', { as: 'records' });

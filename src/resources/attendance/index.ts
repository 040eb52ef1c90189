// Resources of the attendance module, in menu order.
import type { Resource } from '../kernel/define.ts';
import { department } from './department.ts';

export const attendanceResources = {
  'attendance.department': department,
} as const satisfies Readonly<Record<string, Resource>>;

// Use cases of leave and overtime.
import { adjustBalance } from './adjust-balance.ts';
import { askLeave } from './ask-leave.ts';
import { askOvertime } from './ask-overtime.ts';
import { leaveLeft, listBalances, showBalance } from './balance-row.ts';
import { teamCalendar } from './calendar.ts';
import { approveLeave, cancelLeave, rejectLeave } from './decide-leave.ts';
import { approveOvertime, cancelOvertime, rejectOvertime } from './decide-overtime.ts';
import { listLeave, showLeave } from './leave-row.ts';
import { showLetter, uploadLetter } from './letter.ts';
import { listOvertime, showOvertime } from './overtime-row.ts';

export const leaveUseCases = {
  'attendance.leave': {
    list: listLeave,
    show: showLeave,
    create: askLeave,
    approve: approveLeave,
    reject: rejectLeave,
    cancel: cancelLeave,
  },
  'attendance.leavebalance': { list: listBalances, show: showBalance },
  'attendance.overtime': {
    list: listOvertime,
    show: showOvertime,
    create: askOvertime,
    approve: approveOvertime,
    reject: rejectOvertime,
    cancel: cancelOvertime,
  },
} as const;

export const leaveCallHandlers = {
  'attendance.leave.unggah': uploadLetter,
  'attendance.leave.surat': showLetter,
  'attendance.leave.kalender': teamCalendar,
  'attendance.leavebalance.saldo': leaveLeft,
  'attendance.leavebalance.sesuaikan': adjustBalance,
} as const;

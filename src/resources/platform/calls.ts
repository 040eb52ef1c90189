// Calls of the platform module that are no resource operation. Apart from its resources, so that a list does not load their shapes.
import { type Call, defineCall } from '../kernel/call.ts';
import { approvalCalls } from './approval-calls.ts';
import { dashboardCalls } from './dashboard-calls.ts';
import { logoCalls } from './logo-calls.ts';
import { savedViewCalls } from './saved-view-calls.ts';
import { readersOfPatient } from './reader-calls.ts';
import { attendanceSettingCalls } from './attendance-settings-calls.ts';
import { showReadiness } from './readiness-calls.ts';
import { findByWords } from './find-calls.ts';
import { showToday } from './today-calls.ts';
import { mailCalls } from './mail-calls.ts';
import { changeSettings, showSettings } from './settings-calls.ts';
import { peopleCalls } from './people-calls.ts';

export const platformCalls = {
  ...approvalCalls,
  ...dashboardCalls,
  /** An uploaded file, for those who may make the call that it was uploaded for. */
  'platform.files.show': defineCall({
    name: 'platform.files.show',
    method: 'GET',
    path: 'files/:id',
    module: 'platform',
    summary: 'Berkas yang diunggah',
    writes: false,
    answers: 'file',
  }),
  ...savedViewCalls,
  'platform.users.pembaca': readersOfPatient,
  'platform.settings.show': showSettings,
  'platform.settings.change': changeSettings,
  'platform.readiness.show': showReadiness,
  'platform.today.show': showToday,
  'platform.find.words': findByWords,
  ...attendanceSettingCalls,
  ...peopleCalls,
  ...logoCalls,
  ...mailCalls,
} as const satisfies Readonly<Record<string, Call>>;

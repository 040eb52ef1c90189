// What every call of the module answers; completeness is checked in ../../answers.ts.
import { approvalAnswers } from './approval.ts';
import { dashboardAnswers } from './dashboard.ts';
import { logoAnswers } from './logo.ts';
import { mailAnswers } from './mail.ts';
import { peopleAnswers } from './people.ts';
import { readinessAnswers } from './readiness.ts';
import { savedViewAnswers } from './saved-view.ts';
import { settingsAnswers } from './settings.ts';
import { findAnswers } from './find.ts';
import { todayAnswers } from './today.ts';

export const platformAnswers = {
  ...approvalAnswers,
  ...dashboardAnswers,
  ...logoAnswers,
  ...mailAnswers,
  ...peopleAnswers,
  ...readinessAnswers,
  ...savedViewAnswers,
  ...settingsAnswers,
  ...todayAnswers,
  ...findAnswers,
} as const;

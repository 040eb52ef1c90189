// Calls of the service module that are no resource operation. Apart from its resources, so that a list does not load their shapes.
import type { Call } from '../kernel/call.ts';
import { bhpCalls } from './bhp-calls.ts';
import { customerCalls } from './customer-calls.ts';
import { diagnosisCalls } from './diagnosis-calls.ts';
import { favouriteCalls } from './favourite-calls.ts';
import { resepFavouriteCalls } from './resep-favourite-calls.ts';
import { historyCalls } from './history-calls.ts';
import { medicalCalls } from './medical-calls.ts';
import { orthoCalls } from './ortho-calls.ts';
import { odontogramCalls } from './odontogram-calls.ts';
import { perioCalls } from './perio-calls.ts';
import { planCalls } from './plan-calls.ts';
import { paperCalls } from './paper-calls.ts';
import { photoCalls } from './photo-calls.ts';
import { registrationCalls } from './registration.ts';
import { soapCalls } from './soap-calls.ts';
import { scheduleCalls } from './schedule-calls.ts';
import { formlabCalls } from './formlab-calls.ts';
import { masterSheetCalls } from './master-sheet-calls.ts';
import { priceCalls } from './price-calls.ts';
import { treatmentCalls } from './treatment-calls.ts';
import { mergeCalls } from './merge-calls.ts';
import { recordCalls } from './record-calls.ts';
import { unfinishedCalls } from './unfinished-calls.ts';
import { visitCalls } from './visit-calls.ts';
import { visitPartCalls } from './visit-part.ts';

export const serviceCalls = {
  ...registrationCalls,
  ...visitCalls,
  ...visitPartCalls,
  ...customerCalls,
  ...soapCalls,
  ...historyCalls,
  ...medicalCalls,
  ...orthoCalls,
  ...odontogramCalls,
  ...perioCalls,
  ...planCalls,
  ...scheduleCalls,
  ...formlabCalls,
  ...treatmentCalls,
  ...diagnosisCalls,
  ...favouriteCalls,
  ...resepFavouriteCalls,
  ...priceCalls,
  ...bhpCalls,
  ...paperCalls,
  ...photoCalls,
  ...mergeCalls,
  ...recordCalls,
  ...unfinishedCalls,
  ...masterSheetCalls,
} as const satisfies Readonly<Record<string, Call>>;

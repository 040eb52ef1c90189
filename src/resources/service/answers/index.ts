// What every call of the module answers; completeness is checked in ../../answers.ts.
import { bhpAnswers } from './bhp.ts';
import { customerAnswers } from './customer.ts';
import { favouriteAnswers } from './favourite.ts';
import { mergeAnswers } from './merge.ts';
import { odontogramAnswers } from './odontogram.ts';
import { orthoAnswers } from './ortho.ts';
import { paperAnswers } from './paper.ts';
import { perioAnswers } from './perio.ts';
import { photoAnswers } from './photo.ts';
import { planAnswers } from './plan.ts';
import { priceAnswers } from './price.ts';
import { recordAnswers } from './record.ts';
import { registrationAnswers } from './registration.ts';
import { scheduleAnswers } from './schedule.ts';
import { sheetAnswers } from './sheet.ts';
import { soapAnswers } from './soap.ts';
import { visitAnswers } from './visit.ts';

export const serviceAnswers = {
  ...bhpAnswers,
  ...customerAnswers,
  ...favouriteAnswers,
  ...mergeAnswers,
  ...odontogramAnswers,
  ...orthoAnswers,
  ...perioAnswers,
  ...paperAnswers,
  ...photoAnswers,
  ...planAnswers,
  ...priceAnswers,
  ...recordAnswers,
  ...registrationAnswers,
  ...scheduleAnswers,
  ...sheetAnswers,
  ...soapAnswers,
  ...visitAnswers,
} as const;

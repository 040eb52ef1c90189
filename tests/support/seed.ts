// What tests draw at random is the same each day, so that a change is judged by itself and not by luck; `npm run test:long`
// draws anew, tells its seed, and TEST_SEED draws that again.
import { configureGlobal } from 'fast-check';

export const SEED = Number(process.env['TEST_SEED'] ?? 1);

configureGlobal({ seed: SEED });

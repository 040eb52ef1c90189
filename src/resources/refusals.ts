// Every refusal that the server can answer, and the one error class that carries it.
import { fillText, refusals as platform, type RefusalTable } from './kernel/refusal.ts';
import { attendanceRefusals } from './attendance/refusals.ts';
import { financeRefusals } from './finance/refusals.ts';
import { inventoryRefusals } from './inventory/refusals.ts';
import { paketRefusals } from './paket/refusals.ts';
import { peopleRefusals } from './platform/refusals.ts';
import { serviceRefusals } from './service/refusals.ts';

export const refusals = {
  ...platform,
  ...peopleRefusals,
  ...serviceRefusals,
  ...financeRefusals,
  ...attendanceRefusals,
  ...inventoryRefusals,
  ...paketRefusals,
};
export type RefusalCode = keyof typeof refusals;
type Values = Readonly<Record<string, number | string>>;

/**
 * The only expected error. `values` fill the places of the text; `at` names the fields at fault (422);
 * `extra` is answered beside the message (candidate_id and the like).
 */
export class Refusal extends Error {
  readonly status: number;

  constructor(
    readonly code: RefusalCode,
    readonly values: Values = {},
    readonly at?: Readonly<Record<string, readonly string[]>>,
    readonly extra: Readonly<Record<string, unknown>> = {},
  ) {
    const [status, text] = (refusals as RefusalTable)[code] as readonly [number, string];
    super(fillText(text, values));
    this.name = 'Refusal';
    this.status = status;
  }
}

/** A 422 that points at one field with the refusal's own text. */
export const refuseField = (code: RefusalCode, fieldName: string, values: Values = {}): Refusal => {
  const [, text] = (refusals as RefusalTable)[code] as readonly [number, string];
  return new Refusal(code, values, { [fieldName]: [fillText(text, values)] });
};

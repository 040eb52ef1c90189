// The WhatsApp text that asks a patient to come again (service.md 10).
import { recallReasons } from './recall.ts';

export interface RecallOf {
  readonly name: string;
  readonly reason: string;
  readonly doctor: string | null;
  readonly branch: string;
}

/** Reasons whose name alone is not what a patient comes for. */
const COMES_FOR: Readonly<Record<string, string>> = { orto: 'kontrol orto' };

/** The message to a patient who is due, with what he is due for. */
export const recallText = ({ name, reason, doctor, branch }: RecallOf): string => {
  const label = recallReasons.find(({ value }) => value === reason)?.label.toLowerCase();
  const what = COMES_FOR[reason] ?? label ?? reason;
  const who = doctor === null ? '' : ` dengan ${doctor}`;
  return `Halo ${name}, sudah waktunya ${what}${who} di ${branch}. Kapan Anda dapat datang? Terima kasih.`;
};

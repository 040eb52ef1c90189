// The waiting room's screen as the API answers it (service.md 5).
export interface QueueCard {
  readonly id: number;
  /** 'RP-004' */
  readonly label: string | null;
  /** Masked: 'Ri** N.' */
  readonly name: string;
  readonly doctor: string;
  readonly unit: string | null;
  readonly called_at: string | null;
  readonly session_time: string | null;
  readonly waiting_minutes: number | null;
}
export interface LateDoctor {
  readonly doctor: string;
  readonly initial: string;
  readonly minutes: number;
}
export interface Queue {
  /** The newest call first. */
  readonly called: readonly QueueCard[];
  readonly units: readonly QueueCard[];
  readonly waiting: readonly QueueCard[];
  readonly late: readonly LateDoctor[];
  readonly id?: never;
}

/** One call of one patient; he may be called again. */
export const callKey = ({ id, called_at }: QueueCard): string => `${id} ${called_at ?? ''}`;

// Where a use case notes that a patient's record was opened; platform/reading writes it down.

/** One reader and one patient. */
export interface Opening {
  /** Branch that the reader works in. */
  readonly branch: number;
  readonly customer: number;
  readonly user: number;
  readonly role: number;
  readonly kind: number;
  readonly at: Date;
}

export interface ReadLog {
  /** Notes an opening, once for a reader and a patient in ten minutes of the clock. */
  readonly note: (opening: Opening) => void;
  /** Resolves when all that was noted is written, or could not be. */
  readonly settle: () => Promise<void>;
}

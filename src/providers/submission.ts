// Idempotency keys in the browser: one key for one submit, however often it is sent.

export interface Submission {
  /** Key for sending `payload`: the same one until the payload changes or the submit is settled. */
  key(payload: unknown): string;
  /** The server has answered for good; the next submit is a new one. */
  settle(): void;
}

/**
 * Keeps the key of one form. A second click or a try after a lost answer carries the same key, so that the server
 * answers what it already did; a changed payload is another submit and gets another key.
 */
export const createSubmission = (): Submission => {
  let current: { readonly text: string; readonly key: string } | undefined;
  return {
    key(payload) {
      const text = JSON.stringify(payload);
      if (current?.text !== text) current = { text, key: crypto.randomUUID() };
      return current.key;
    },
    settle() {
      current = undefined;
    },
  };
};

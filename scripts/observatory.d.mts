/** Installs what scores the page's headers, where it is missing. */
export const ensureObservatory: () => Promise<void>;

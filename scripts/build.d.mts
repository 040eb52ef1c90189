/** Builds client and server when the sources are not those of the last build; throws an error with the output of the build that failed. */
export declare const ensureBuilt: () => Promise<void>;

/**
 * What every reading question has. Refine would keep the answer to the question before on show until the next one has come: another
 * patient's balance, or options that Enter would take. It is kept only where a page asks for it.
 */
export const queryDefaults = { retry: false, refetchOnWindowFocus: false, placeholderData: undefined } as const;

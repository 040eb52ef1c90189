// Use cases of the platform module; completeness is checked in ../index.ts.
export const platformUseCases = {};

export const platformCallHandlers = {};

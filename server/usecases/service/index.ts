// Use cases of the service module; completeness is checked in ../index.ts.
export const serviceUseCases = {};

export const serviceCallHandlers = {};

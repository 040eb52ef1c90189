// Use cases of the finance module; completeness is checked in ../index.ts.
export const financeUseCases = {};

export const financeCallHandlers = {};

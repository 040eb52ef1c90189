/** Path of a visit's note below /api. */
export const notePath = (visitId: number): string => `service/visitsoap/${visitId}`;

// A form lab as the API answers it (service.md 2.9).
import type { ListedOf } from '../../../resources/answers.ts';

export type FormlabData = ListedOf<'service.formlab'>;

/** Client address of the form labs of a visit, where drafts are changed. */
export const formlabsOfVisit = (visitId: number): string => `/service/visit/${visitId}?tab=formlab`;

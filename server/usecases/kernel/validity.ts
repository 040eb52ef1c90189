// Ranges of days in which a master is valid.
import { refuseField } from '../../../src/resources/refusals.ts';

/** @throws Refusal validity-end (422) where it ends before it begins */
export const requireValidity = ({
  valid_from,
  valid_to,
}: {
  readonly valid_from: string;
  readonly valid_to?: string | null | undefined;
}): void => {
  if (valid_to && valid_to < valid_from) throw refuseField('validity-end', 'valid_to');
};

// Where a figure leads: the address of its rows, for who may open them and would see those of its branch.
import { useMemo } from 'react';
import { useOpens } from '../../providers/opens.ts';
import { branchOf, useUser } from '../../providers/session.ts';
import { BRANCH_FILTER } from '../../resources/kernel/branch-filter.ts';
import { REPORT_BRANCH } from './address.ts';

/** An address where the reader may open it and would see the rows of its branch; else undefined: the figure is plain text. */
export const useLead = (): ((address: string | undefined) => string | undefined) => {
  const opens = useOpens();
  const own = branchOf(useUser());
  return useMemo(
    () => (address) => {
      const [path = '', search] = address?.split('?') ?? [];
      if (!opens(path)) return undefined;
      const asked = new URLSearchParams(search);
      const branch = asked.get(BRANCH_FILTER) ?? asked.get(REPORT_BRANCH);
      return own === null || branch === null || branch === String(own) ? address : undefined;
    },
    [opens, own],
  );
};

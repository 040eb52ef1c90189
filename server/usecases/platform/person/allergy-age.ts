// How old an answer about allergies is, and whether it is to be asked for again (workspace.md 2).

/** Months that an answer counts where a branch has set nothing. */
const DEFAULT_MONTHS = 6;

/**
 * SQL: the columns `alergi_months`, whole months since the answer, and `alergi_due`: nobody has asked, or it is older than the branch
 * lets it count; of several branches the strictest.
 * @param checked SQL of the moment of the answer @param branches, now places of the parameters
 */
export const allergyAge = (checked: string, branches: string, now: string): string => `
  (extract(year from age(${now}::timestamptz, ${checked})) * 12 + extract(month from age(${now}::timestamptz, ${checked})))::int
    as alergi_months,
  coalesce(${checked} < ${now}::timestamptz - make_interval(months =>
    (select coalesce(min(b.alergi_bulan), ${DEFAULT_MONTHS}) from branchpreferences b where b.profile_id = any (${branches}))), true)
    as alergi_due`;

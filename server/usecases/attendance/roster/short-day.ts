// A holiday on what is otherwise the shortest working day of a week of six days: the law's table of it is shorter (PP 35/2021 31;
// corrections.md 18).

const SATURDAY = 6;

/** SQL: the day is such a one. @param person alias of `pegawais` @param day SQL of a day */
export const isShortDay = (person: string, day: string): string =>
  `(${person}.workdays_per_week = 6 and extract(isodow from ${day}) = ${SATURDAY} and exists (
     select from holidays h where h.holiday_date = ${day} and (h.profile_id is null or h.profile_id = ${person}.profile_id)))`;

// How long somebody has worked, in whole years and months, as people say it.

/** @param from first day @param to last day, or today; both 'YYYY-MM-DD'. A start in the future is no time at all. */
export const workDuration = (from: string, to: string): { readonly years: number; readonly months: number } => {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number);
  const months = (toYear - fromYear) * 12 + (toMonth - fromMonth) - (toDay < fromDay ? 1 : 0);
  const whole = Math.max(0, months);
  return { years: Math.floor(whole / 12), months: whole % 12 };
};

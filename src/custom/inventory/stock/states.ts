// What the stock page can be narrowed to: each is a question to the same call.
export const states = ['low', 'empty', 'expired', 'd30', 'd60', 'd90'] as const;
type State = (typeof states)[number];

export const stateQuery = (state: State | undefined) => {
  if (state === undefined) return {};
  if (state === 'low' || state === 'empty') return { [state]: 'true' as const };
  return { expired_within: state === 'expired' ? 0 : Number(state.slice(1)) };
};

import type { ComponentType } from 'react';
import type { DerivedAs } from '../../resources/kernel/field.ts';
import { DateView, FlagView, InstantView, JsonView, MoneyView, NumberView, TextView } from './scalar.tsx';
import type { ViewProps } from './view.ts';

const views: Readonly<Record<DerivedAs, ComponentType<{ value: unknown }>>> = {
  text: TextView,
  integer: NumberView,
  money: MoneyView,
  flag: FlagView,
  date: DateView,
  instant: InstantView,
  record: JsonView,
  records: JsonView,
};

/** A value that the server computes, shown as its declaration says. */
export const DerivedView = ({ field, value }: ViewProps<'derived'>) => {
  const Shown = views[field.as];
  return <Shown value={value} />;
};

// Views of every kind but lines, which are made of these.
import type { Kind } from '../../resources/kernel/field.ts';
import { ChoiceView } from './choice.tsx';
import { DerivedView } from './derived.tsx';
import { RefView } from './ref.tsx';
import {
  CodeView,
  DayView,
  FileView,
  FlagView,
  InstantView,
  IntegerView,
  JsonView,
  MoneyView,
  NoteCell,
  NoteView,
  NumberView,
  PercentCell,
  PercentView,
  TimeView,
} from './scalar.tsx';
import { TextCell, TextShow } from './text.tsx';
import type { View } from './view.ts';

/** Kinds that hold one value. */
export type SingleKind = Exclude<Kind, 'lines'>;

export const singles: { readonly [K in SingleKind]: View<K> } = {
  code: { cell: CodeView, show: CodeView },
  text: { cell: TextCell, show: TextShow },
  note: { cell: NoteCell, show: NoteView },
  integer: { cell: IntegerView, show: IntegerView },
  quantity: { cell: NumberView, show: NumberView },
  money: { cell: MoneyView, show: MoneyView },
  percent: { cell: PercentCell, show: PercentView },
  date: { cell: DayView, show: DayView },
  time: { cell: TimeView, show: TimeView },
  instant: { cell: InstantView, show: InstantView },
  flag: { cell: FlagView, show: FlagView },
  choice: { cell: ChoiceView, show: ChoiceView },
  ref: { cell: RefView, show: RefView },
  file: { cell: FileView, show: FileView },
  json: { cell: JsonView, show: JsonView },
  derived: { cell: DerivedView, show: DerivedView },
};

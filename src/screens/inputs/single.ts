// Inputs of every kind but lines, which are made of these.
import type { SingleKind } from '../views/single.ts';
import { ChoiceInput, FlagInput } from './choice-input.tsx';
import { DateInput, InstantInput, TimeInput } from './date-input.tsx';
import { FixedDerived, FixedFile, FixedJson } from './fixed-input.tsx';
import type { InputView } from './input.ts';
import { IntegerInput, MoneyInput, PercentInput, QuantityInput } from './number-input.tsx';
import { RefInput } from './ref-input.tsx';
import { CodeInput, NoteInput, TextInput } from './text-input.tsx';

export const singleInputs: { readonly [K in SingleKind]: InputView<K> } = {
  code: CodeInput,
  text: TextInput,
  note: NoteInput,
  integer: IntegerInput,
  quantity: QuantityInput,
  money: MoneyInput,
  percent: PercentInput,
  date: DateInput,
  time: TimeInput,
  instant: InstantInput,
  flag: FlagInput,
  choice: ChoiceInput,
  ref: RefInput,
  file: FixedFile,
  json: FixedJson,
  derived: FixedDerived,
};

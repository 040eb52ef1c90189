// The total map of field inputs: a kind without one does not compile. Apart from the views, because the calendar and the
// number fields are heavy and a list needs none of them.
import type { Kind } from '../../resources/kernel/field.ts';
import type { InputView } from './input.ts';
import { LinesInput } from './lines-input.tsx';
import { singleInputs } from './single.ts';

export const inputs: { readonly [K in Kind]: InputView<K> } = { ...singleInputs, lines: LinesInput };

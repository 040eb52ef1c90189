// The total map of field views: a kind without one does not compile.
import type { Kind } from '../../resources/kernel/field.ts';
import { LinesCell, LinesShow } from './lines.tsx';
import { singles } from './single.ts';
import type { View } from './view.ts';

export const views: { readonly [K in Kind]: View<K> } = { ...singles, lines: { cell: LinesCell, show: LinesShow } };

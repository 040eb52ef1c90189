// What calls about the picture of a kind of package answer.
import { FILE } from '../../kernel/answer.ts';
import { rowShape } from '../../kernel/row-shape.ts';
import { pakettype } from '../type.ts';

export const typeAnswers = {
  'paket.type.uploadimage': rowShape(pakettype, {}, 'written'),
  'paket.type.image': FILE,
} as const;

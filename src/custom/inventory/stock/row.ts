import type { AnswerOf } from '../../../resources/answers.ts';

export type StockRow = AnswerOf<'inventory.stock.list'>['data'][number];
export type StockSum = AnswerOf<'inventory.stock.list'>['sum'];

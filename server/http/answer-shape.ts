// Shapes of what the endpoints of a resource answer, by who sees which of its fields.
import { rowAnswersOf } from '../../src/resources/answers.ts';
import { listOf, saved, summedListOf } from '../../src/resources/kernel/answer.ts';
import type { Resource } from '../../src/resources/kernel/define.ts';
import { type RowUse, rowShape } from '../../src/resources/kernel/row-shape.ts';
import type { Endpoint } from './endpoint.ts';

type AnswerShape = Endpoint['answer'];

/** A record. */
export const rowShapeOf =
  (resource: Resource, use: RowUse): AnswerShape =>
  (sees) =>
    rowShape(resource, rowAnswersOf(resource.name), use, sees);

/** A page of records; a list that takes `sum` answers it where it was asked for. */
export const listShapeOf = (resource: Resource): AnswerShape => {
  const body = 'sum' in resource.list.filters ? summedListOf : listOf;
  return (sees) => body(rowShape(resource, rowAnswersOf(resource.name), 'list', sees));
};

/** What a removal answers. */
export const removedShapeOf = (resource: Resource): AnswerShape =>
  rowAnswersOf(resource.name).deletes === 'record' ? rowShapeOf(resource, 'written') : () => saved;

// The lists and calls of all rooms, as who counts what waits asks for them: by name, with what a page would send. Given where the use
// cases are put together, which is above all rooms.
import type { AnswerOf } from '../../../src/resources/answers.ts';
import type { ReadingCall } from '../../../src/resources/call-paths.ts';
import type { ListBody } from '../../../src/resources/kernel/wire.ts';
import type { ResourceName } from '../../../src/resources/registry.ts';
import type { Context } from './contract.ts';
import { port } from './port.ts';

/** Parameters as they stand in an address. */
type Query = Readonly<Record<string, string>>;

export interface Lists {
  /**
   * The first `rows` rows of a resource's list and its count; 0: the count alone. `among`: of the rows with these ids alone, which
   * are looked up by them.
   * @throws ZodError for what no page could ask
   */
  readonly list: (
    context: Context,
    asked: {
      readonly resource: ResourceName;
      readonly query: Query;
      readonly rows: number;
      readonly among?: readonly number[];
    },
  ) => Promise<ListBody<Readonly<Record<string, unknown>>>>;
  /** What a reading call answers. @throws ZodError for what no page could ask */
  readonly call: <N extends ReadingCall>(context: Context, name: N, query: Query) => Promise<AnswerOf<N>>;
}
export const lists = port<Lists>('the lists of all rooms');

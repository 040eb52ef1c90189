// Endpoints of declared calls: reports, pickers, registration and the like.
import { z } from 'zod';
import { needsKey } from '../../src/resources/finance/keys.ts';
import { answerOf } from '../../src/resources/answers.ts';
import type { Call } from '../../src/resources/kernel/call.ts';
import { readerOf, writerOf } from '../usecases/index.ts';
import type { CallInput } from '../usecases/kernel/by-name.ts';
import type { Asked, Endpoint } from './endpoint.ts';
import { parseWith } from './parse.ts';

const empty = z.strictObject({});
const noBody = z.union([z.undefined(), z.null(), empty]);

/** Parameters of a path are ids: the route takes digits only. */
const paramsOf = (request: Asked): CallInput['params'] =>
  Object.fromEntries(
    Object.entries(request.params as Readonly<Record<string, string>>).map(([name, text]) => [name, Number(text)]),
  );

const requestOf = (call: Call, request: Asked): CallInput => {
  const query = parseWith(call.query ?? empty, request.query);
  const body = parseWith(call.body ?? noBody, request.body);
  return {
    params: paramsOf(request),
    query: call.query ? query : undefined,
    body: call.body ? body : undefined,
    upload: request.upload ?? undefined,
  };
};

/** The endpoint of a call; that its handler exists is checked where the handlers are listed. */
export const callEndpoint = (call: Call): Endpoint => {
  const shared = {
    method: call.method,
    path: call.path,
    object: call.name,
    action: 'call',
    module: call.module,
    summary: call.summary,
    query: call.query,
    body: call.body,
    upload: call.upload,
    sheet: call.sheet,
    most: call.most,
    oversize: call.oversize,
    answer: () => answerOf(call.name),
  };
  const doing =
    <C, A>(handler: ((context: C, input: CallInput) => Promise<A>) | undefined) =>
    (request: Asked) => {
      const input = requestOf(call, request);
      return (context: C): Promise<A> => {
        if (!handler) throw new Error(`The call ${call.name} has no handler.`);
        return handler(context, { ...input, table: request.table ?? undefined });
      };
    };
  return call.writes
    ? {
        ...shared,
        writes: true,
        needsKey: needsKey(call.name, 'call'),
        proof: call.proof,
        prepare: doing(writerOf(call.name)),
      }
    : { ...shared, writes: false, report: call.report, prepare: doing(readerOf(call.name)) };
};

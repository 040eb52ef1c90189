// Every answer of the real server is held against its declared shape: a key too many, one too few or a value of another kind is told.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { endpoints } from '../../server/http/routes.ts';
import { maySeeField, type Standing } from '../../src/policies/index.ts';
import { answerOf } from '../../src/resources/answers.ts';
import type { Call } from '../../src/resources/kernel/call.ts';
import { coded, dayText, id, listOf, rupiah, text } from '../../src/resources/kernel/answer.ts';
import type { Sees } from '../../src/resources/kernel/row-shape.ts';
import { authCalls } from '../../src/resources/platform/auth.ts';
import { user } from '../../src/resources/platform/user.ts';

type AnswerShape = (sees: Sees) => z.ZodType | undefined;

/** A request was kept instead of the effect. */
const waiting = z.strictObject({ applog_id: id, statusname: z.literal('Requested'), message: text });
const warnings = z.array(z.strictObject({ code: text, message: text, balance: rupiah, day: dayText, akun: coded }));

const withDigits = (path: string): string => `/api/${path.replace(/:(\w+)/g, ':$1(^\\d{1,15}$)')}`;

const shapesByRoute = (): ReadonlyMap<string, { readonly name: string; readonly shape: AnswerShape }> => {
  const served = endpoints().map(({ method, path, object, action, answer }) => ({
    route: `${method} ${withDigits(path)}`,
    name: `${object} ${action}`,
    shape: answer,
  }));
  const apart = Object.values<Call>(authCalls).map(({ method, path, name }) => ({
    route: `${method} /api/${path}`,
    name,
    shape: () => answerOf(name),
  }));
  return new Map([...served, ...apart].map(({ route, ...rest }) => [route, rest]));
};
let known: ReturnType<typeof shapesByRoute> | undefined;

const sawBy =
  (role: number, standing: Standing): Sees =>
  (field) =>
    maySeeField(role, field, standing);

const rowOf = (shape: z.ZodType): z.ZodType | undefined => {
  const data: unknown = shape instanceof z.ZodObject ? shape.shape['data'] : undefined;
  return data instanceof z.ZodArray ? (data.element as z.ZodType) : undefined;
};
/** Any of these shapes; of lists, each row any of theirs. */
const oneOf = (shapes: readonly z.ZodType[]): z.ZodType => {
  const rows = shapes.flatMap((shape) => rowOf(shape) ?? []);
  return rows.length > 0 ? listOf(z.union(rows)) : z.union(shapes);
};

/** Shapes for a reader; of people it depends on whose record it is. */
const shapeFor = (object: string, shape: AnswerShape, role: number): z.ZodType | undefined => {
  const standings: readonly Standing[] = object === user.name ? ['own', 'staff', 'other'] : ['other'];
  const shapes = standings.flatMap((standing) => shape(sawBy(role, standing)) ?? []);
  return shapes.length > 1 ? oneOf(shapes) : shapes[0];
};

/** Made once for a role: a shape costs more than the answer that it checks. */
const made = new Map<string, z.ZodType | undefined>();
const rememberedShape = (route: string, object: string, shape: AnswerShape, role: number): z.ZodType | undefined => {
  const key = `${route} ${role}`;
  if (!made.has(key)) made.set(key, shapeFor(object, shape, role));
  return made.get(key);
};

/** A write may be answered with warnings beside its record. */
const withoutWarnings = (body: unknown): unknown => {
  if (typeof body !== 'object' || body === null || !('warnings' in body)) return body;
  const { warnings: told, ...rest } = body;
  return warnings.safeParse(told).success ? rest : body;
};

/** Of a choice between shapes, what keeps the answer from the nearest one. */
const nearest = (error: z.ZodError): z.ZodError =>
  new z.ZodError(
    error.issues.flatMap((issue): z.core.$ZodIssue[] => {
      if (issue.code !== 'invalid_union') return [issue];
      const [least = []] = issue.errors.toSorted((a, b) => a.length - b.length);
      return least.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
    }),
  );

/** What is wrong with an answer, as text; undefined: it is what was declared. */
export const faultOf = (
  name: string,
  shape: z.ZodType | undefined,
  status: number,
  body: unknown,
): string | undefined => {
  if (!shape && status !== 202) return `${name} answers JSON, which is not declared.`;
  const wanted = status === 202 || !shape ? waiting : shape;
  const found = wanted.safeParse(body);
  if (found.success || wanted.safeParse(withoutWarnings(body)).success) return undefined;
  return `${name} (${status}) answers something else than declared:\n${z.prettifyError(nearest(found.error))}`;
};

const checkedBody = (request: FastifyRequest, status: number, payload: string): string | undefined => {
  known ??= shapesByRoute();
  const route = `${request.method} ${request.routeOptions.url}`;
  const declared = known.get(route);
  if (!declared) return undefined;
  const { object } = request.routeOptions.config.policy ?? { object: '' };
  const shape = rememberedShape(route, object, declared.shape, request.session?.actor.role ?? 0);
  return faultOf(declared.name, shape, status, JSON.parse(payload));
};

/** Watches an application's answers; `take` gives what was wrong since it was asked last. */
export const watchAnswers = () => {
  const faults: string[] = [];
  return {
    take: (): readonly string[] => faults.splice(0),
    watch: (app: FastifyInstance): void => {
      app.addHook('onSend', async (request, reply, payload) => {
        const type = String(reply.getHeader('content-type'));
        if (typeof payload !== 'string' || reply.statusCode >= 300 || !type.startsWith('application/json'))
          return payload;
        const fault = checkedBody(request, reply.statusCode, payload);
        if (fault !== undefined) faults.push(`${request.method} ${request.url}: ${fault}`);
        return payload;
      });
    },
  };
};

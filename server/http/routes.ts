// Every route of the API, generated from the registry and the calls, in the order of the declarations.
import type { FastifyInstance, RouteOptions } from 'fastify';
import { callGrants, resourceGrants } from '../../src/policies/grants.ts';
import { openingOf } from '../../src/policies/openings.ts';
import { allCalls } from '../../src/resources/calls.ts';
import { allResources } from '../../src/resources/registry.ts';
import { callEndpoint } from './call-endpoint.ts';
import type { Endpoint } from './endpoint.ts';
import { exportRoute } from './export-route.ts';
import { pickEndpoints } from './pick-endpoint.ts';
import { createPipeline, type Parts } from './pipeline.ts';
import { resourceEndpoints } from './resource-endpoint.ts';

let made: readonly Endpoint[] | undefined;
/** Every endpoint that the pipeline serves; made once, since their shapes cost more than the routes of a whole application. */
export const endpoints = (): readonly Endpoint[] =>
  (made ??= [
    ...allCalls.map(callEndpoint),
    ...allResources.flatMap((resource) => [...resourceEndpoints(resource), ...pickEndpoints(resource)]),
  ]);

/** Ids are digits: '/visit/antrian' is no id, and a huge number is no row. */
const withDigits = (url: string): string => url.replace(/:(\w+)/g, ':$1(^\\d{1,15}$)');

const isKnown = (policy: RouteOptions['config'] & object): boolean => {
  const { object = '', action = '' } = policy.policy ?? {};
  const granted = action === 'call' ? callGrants[object] : resourceGrants[object]?.[action];
  return granted !== undefined && openingOf(object, action) !== undefined;
};

/** Stops the boot on a route of the API without a policy: nobody would have decided who may use it. */
export const requirePolicies = (app: FastifyInstance): void => {
  app.addHook('onRoute', ({ method, url, config }) => {
    if (url.startsWith('/api/') && (!config || !isKnown(config)))
      throw new Error(`${String(method)} ${url} has no policy.`);
  });
};

export const registerRoutes = (app: FastifyInstance, parts: Parts): void => {
  app.decorateRequest('session', null);
  app.decorateRequest('upload', null);
  app.decorateRequest('table', null);
  const served = endpoints();
  const route = createPipeline(parts, served);
  const all = [
    ...served.map(route),
    ...allResources.filter(({ operations }) => operations.export).map((resource) => exportRoute(resource, parts)),
  ];
  for (const options of all) app.route({ ...options, url: withDigits(options.url) });
};

// GET /api/{path}/export: the list as .xlsx, for who may export; who took which list, by which filters, is logged.
import type { FastifyRequest, RouteOptions } from 'fastify';
import type { Resource } from '../../src/resources/kernel/define.ts';
import { Refusal } from '../../src/resources/refusals.ts';
import { tx } from '../db/transaction.ts';
import { makeContext, makeWriteContext } from '../usecases/kernel/context.ts';
import type { ListParameters } from '../usecases/kernel/contract.ts';
import { Download, XLSX } from '../usecases/kernel/download.ts';
import { writeLog } from '../usecases/kernel/log.ts';
import { isNoted, noteExport } from '../usecases/platform/reading/note-reading.ts';
import { EXPORT_PAGE, exportList } from './export.ts';
import { asNarrowed, exportName } from './export-name.ts';
import { requireGrant } from './admit.ts';
import { circumstances, type Parts } from './pipeline.ts';
import { sendFile } from './send.ts';
import { listerOf, listParametersOf } from './resource-endpoint.ts';
import type { Session } from './session.ts';

const filtersOf = (parameters: ListParameters): Readonly<Record<string, unknown>> => {
  const { page: _page, limit: _limit, ...filters } = parameters;
  return filters;
};

/** The route of a resource that declares `export`. */
export const exportRoute = (resource: Resource, parts: Parts): RouteOptions => {
  const { pool, sessions } = parts;
  const parametersOf = listParametersOf(resource);
  const lister = listerOf(resource);

  const firstPage = (session: Session, request: FastifyRequest, parameters: ListParameters) =>
    tx(pool, { branches: session.branches }, async (trx) => {
      const at = circumstances(session, request, parts);
      const context = makeContext(trx, at);
      const body = await lister(context, parameters);
      if (isNoted(resource.name)) noteExport(context, filtersOf(parameters), body.count);
      const message = `ekspor ${asNarrowed(resource, parameters).label} (${body.count} baris)`;
      // A superadmin without a branch reads all of them; the log has no branch to put his entry in.
      if (at.branch)
        await writeLog(makeWriteContext(trx, at), resource.module, { message, after: filtersOf(parameters) });
      return body;
    });

  return {
    method: 'GET',
    url: `/api/${resource.path}/export`,
    config: { policy: { object: resource.name, action: 'export' } },
    onRequest: async (request) => {
      request.session = await sessions.read(request);
      requireGrant(request.session, resource.name, 'export');
    },
    handler: async (request, reply) => {
      const { session } = request;
      if (session === null) throw new Refusal('not-signed-in');
      const parameters = { ...parametersOf(request), page: 1, limit: EXPORT_PAGE };
      const first = await firstPage(session, request, parameters);
      request.log.info({ user: session.actor.id, resource: resource.name, rows: first.count }, 'list exported');
      const later = (next: ListParameters) =>
        tx(pool, { branches: session.branches, readOnly: true }, async (trx) => {
          return lister(makeContext(trx, circumstances(session, request, parts)), next);
        });
      const narrowed = asNarrowed(resource, parameters);
      const sheet = exportList(narrowed, session.actor.role, first, parameters, later);
      return sendFile(reply, new Download(exportName(narrowed, parameters), XLSX, sheet));
    },
  };
};

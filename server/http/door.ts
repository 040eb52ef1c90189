// Who comes in: the session of a request, as it is remembered where the database proves it later, or as it is read first
// (docs/decisions/0085, 0175).
import type { FastifyRequest } from 'fastify';
import { ProofFailed } from '../db/opening.ts';
import { admit, isAdmitted } from './admit.ts';
import type { Endpoint } from './endpoint.ts';
import type { Session, Sessions } from './session.ts';

/** Nothing comes before its transaction that a session must hold back: no file is taken in, and no try of a password counted. */
const provesItself = (endpoint: Endpoint): boolean =>
  endpoint.writes ? endpoint.upload === undefined && endpoint.proof === undefined : endpoint.method === 'GET';

/** Lets requests in to endpoints, or refuses them. */
export const createDoor = (sessions: Pick<Sessions, 'read' | 'recall'>) => {
  const enter = async (endpoint: Endpoint, request: FastifyRequest): Promise<Session> => {
    const session = (request.session = await sessions.read(request));
    admit(session, endpoint);
    return session;
  };
  return {
    /** As he is remembered, for what proves it in the packet of its first statements. */
    begin: async (endpoint: Endpoint, request: FastifyRequest): Promise<void> => {
      const remembered = provesItself(endpoint) ? sessions.recall(request) : undefined;
      if (remembered && isAdmitted(remembered, endpoint)) request.session = remembered;
      else await enter(endpoint, request);
    },
    /** Once more with the session as it is, where it is not as it was remembered. */
    orAnew: async <T>(
      endpoint: Endpoint,
      request: FastifyRequest,
      session: Session,
      answer: (session: Session) => Promise<T>,
    ): Promise<T> => {
      try {
        return await answer(session);
      } catch (error) {
        if (error instanceof ProofFailed) return answer(await enter(endpoint, request));
        throw error;
      }
    },
  };
};

/** What is wrong with a request is told to nobody whose session has not been proved: he is asked for the long way. */
export const beforeProof = <T>({ proof }: Session, ask: () => T): T => {
  try {
    return ask();
  } catch (error) {
    throw proof ? new ProofFailed() : error;
  }
};

// simple-rest calls its HTTP client the way axios is called. This is all it uses of that, on top of our fetch client; the
// build points `axios` here, so that none of it is shipped.
import { api } from './http.ts';

interface Answer {
  readonly data: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

const answer = async (data: Promise<unknown>): Promise<Answer> => ({ data: await data, headers: {} });

const client = {
  interceptors: { response: { use: (): void => undefined } },
  get: (url: string): Promise<Answer> => answer(api.get(url)),
  delete: (url: string, config: { data?: unknown } = {}): Promise<Answer> =>
    answer(api.delete(url, { body: config.data })),
};

export default { create: (): typeof client => client };

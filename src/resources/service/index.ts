// Resources and calls of the service module, in menu order.
import type { Call } from '../kernel/call.ts';
import type { Resource } from '../kernel/define.ts';
import { tindakanmediskategori } from './tindakanmediskategori.ts';

export const serviceResources = {
  'service.tindakanmediskategori': tindakanmediskategori,
} as const satisfies Readonly<Record<string, Resource>>;

export const serviceCalls = {} as const satisfies Readonly<Record<string, Call>>;

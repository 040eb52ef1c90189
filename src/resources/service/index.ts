// Resources of the service module, in menu order.
import type { Resource } from '../kernel/define.ts';
import { multimedialabel } from './multimedialabel.ts';
import { tindakanmedis } from './tindakanmedis.ts';
import { tindakanmediskategori } from './tindakanmediskategori.ts';
import { unit } from './unit.ts';
import { visit } from './visit.ts';
import { visitmultimedia } from './visitmultimedia.ts';
import { visitperawatan } from './visitperawatan.ts';

export const serviceResources = {
  'service.visit': visit,
  'service.visitperawatan': visitperawatan,
  'service.tindakanmedis': tindakanmedis,
  'service.tindakanmediskategori': tindakanmediskategori,
  'service.unit': unit,
  'service.multimedialabel': multimedialabel,
  'service.visitmultimedia': visitmultimedia,
} as const satisfies Readonly<Record<string, Resource>>;

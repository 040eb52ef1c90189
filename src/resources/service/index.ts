// Resources of the service module, in menu order.
import type { Resource } from '../kernel/define.ts';
import { formlab } from './formlab.ts';
import { laboratorium } from './laboratorium.ts';
import { laboratoriumjasa } from './laboratoriumjasa.ts';
import { tindakanmedis } from './tindakanmedis.ts';
import { tindakanmediskategori } from './tindakanmediskategori.ts';
import { unit } from './unit.ts';
import { visit } from './visit.ts';
import { visitperawatan } from './visitperawatan.ts';

export const serviceResources = {
  'service.visit': visit,
  'service.visitperawatan': visitperawatan,
  'service.laboratorium': laboratorium,
  'service.laboratoriumjasa': laboratoriumjasa,
  'service.formlab': formlab,
  'service.tindakanmedis': tindakanmedis,
  'service.tindakanmediskategori': tindakanmediskategori,
  'service.unit': unit,
} as const satisfies Readonly<Record<string, Resource>>;

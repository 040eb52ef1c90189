// Resources of the service module, in menu order.
import type { Resource } from '../kernel/define.ts';
import { daftartunggu } from './daftartunggu.ts';
import { jadwal } from './jadwal.ts';
import { jadwallibur } from './jadwallibur.ts';
import { recall } from './recall.ts';
import { tindakanmedis } from './tindakanmedis.ts';
import { tindakanmediskategori } from './tindakanmediskategori.ts';
import { unit } from './unit.ts';
import { visit } from './visit.ts';
import { visitperawatan } from './visitperawatan.ts';

export const serviceResources = {
  'service.visit': visit,
  'service.visitperawatan': visitperawatan,
  'service.tindakanmedis': tindakanmedis,
  'service.tindakanmediskategori': tindakanmediskategori,
  'service.unit': unit,
  'service.jadwal': jadwal,
  'service.jadwallibur': jadwallibur,
  'service.recall': recall,
  'service.daftartunggu': daftartunggu,
} as const satisfies Readonly<Record<string, Resource>>;

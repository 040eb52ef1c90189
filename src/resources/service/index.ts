// Resources of the service module, in menu order.
import type { Resource } from '../kernel/define.ts';
import { consent } from './consent.ts';
import { consenttemplate } from './consenttemplate.ts';
import { tindakanmedis } from './tindakanmedis.ts';
import { tindakanmediskategori } from './tindakanmediskategori.ts';
import { unit } from './unit.ts';
import { visit } from './visit.ts';
import { visitperawatan } from './visitperawatan.ts';
import { visitperawatanbhp } from './visitperawatanbhp.ts';
import { visitresep } from './visitresep.ts';

export const serviceResources = {
  'service.visit': visit,
  'service.visitperawatan': visitperawatan,
  'service.visitperawatanbhp': visitperawatanbhp,
  'service.visitresep': visitresep,
  'service.consent': consent,
  'service.tindakanmedis': tindakanmedis,
  'service.tindakanmediskategori': tindakanmediskategori,
  'service.unit': unit,
  'service.consenttemplate': consenttemplate,
} as const satisfies Readonly<Record<string, Resource>>;

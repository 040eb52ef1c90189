// Resources of the service module, in menu order.
import type { Resource } from '../kernel/define.ts';
import { diagnosa } from './diagnosa.ts';
import { orthocase } from './orthocase.ts';
import { soaptemplate } from './soaptemplate.ts';
import { daftartunggu } from './daftartunggu.ts';
import { jadwal } from './jadwal.ts';
import { jadwallibur } from './jadwallibur.ts';
import { recall } from './recall.ts';
import { formlab } from './formlab.ts';
import { laboratorium } from './laboratorium.ts';
import { laboratoriumjasa } from './laboratoriumjasa.ts';
import { consent } from './consent.ts';
import { consenttemplate } from './consenttemplate.ts';
import { multimedialabel } from './multimedialabel.ts';
import { tindakanmedis } from './tindakanmedis.ts';
import { tindakanmediskategori } from './tindakanmediskategori.ts';
import { treatmentplan } from './treatmentplan.ts';
import { unit } from './unit.ts';
import { visit } from './visit.ts';
import { visitdiagnosa } from './visitdiagnosa.ts';
import { visitmultimedia } from './visitmultimedia.ts';
import { visitperawatan } from './visitperawatan.ts';
import { visitperawatanbhp } from './visitperawatanbhp.ts';
import { visitresep } from './visitresep.ts';

export const serviceResources = {
  'service.visit': visit,
  'service.visitperawatan': visitperawatan,
  'service.visitdiagnosa': visitdiagnosa,
  'service.orthocase': orthocase,
  'service.treatmentplan': treatmentplan,
  'service.laboratorium': laboratorium,
  'service.laboratoriumjasa': laboratoriumjasa,
  'service.formlab': formlab,
  'service.tindakanmedis': tindakanmedis,
  'service.tindakanmediskategori': tindakanmediskategori,
  'service.unit': unit,
  'service.diagnosa': diagnosa,
  'service.soaptemplate': soaptemplate,
  'service.jadwal': jadwal,
  'service.jadwallibur': jadwallibur,
  'service.recall': recall,
  'service.daftartunggu': daftartunggu,
  'service.visitperawatanbhp': visitperawatanbhp,
  'service.visitresep': visitresep,
  'service.consent': consent,
  'service.consenttemplate': consenttemplate,
  'service.multimedialabel': multimedialabel,
  'service.visitmultimedia': visitmultimedia,
} as const satisfies Readonly<Record<string, Resource>>;

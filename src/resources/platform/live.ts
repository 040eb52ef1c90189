// The stream of changes. The server serves it apart from other calls: it does not end with an answer.
import { defineCall } from '../kernel/call.ts';

export const liveCalls = {
  'platform.live': defineCall({
    name: 'platform.live',
    method: 'GET',
    path: 'live',
    module: 'platform',
    summary: 'Perubahan di cabang, sebagai server-sent events: nama sumber daya yang berubah',
    writes: false,
  }),
} as const;

/** What a write of one thing changes beside itself: resources, and subjects of calls. Every write adds to the activity log. */
const alsoChanged: Readonly<Record<string, readonly string[]>> = {
  // What is done in a visit is written on the chart at its end.
  'service.visit': ['finance.bill', 'service.payment', 'service.odontogram', 'service.treatmentplan', 'service.recall'],
  'service.visit.janji': ['service.visitperawatan'],
  'service.recall': ['service.visit'],
  'service.visitperawatan': ['service.visit', 'service.visitperawatanbhp', 'service.treatmentplan'],
  'service.formlab': ['service.visitperawatan', 'service.visit', 'service.laboratorium'],
  'service.visitmultimedia': ['service.multimedialabel'],
  'service.treatmentplan.tarik': ['service.visit', 'service.visitperawatan'],
  'finance.billtransaction': [
    'finance.bill',
    'finance.angsuran',
    'service.payment',
    'finance.jurnal',
    'service.visit',
    'finance.deposit',
    'inventory.sales',
    'inventory.resep',
  ],
  'finance.deposit': ['finance.billtransaction', 'finance.jurnal'],
  'finance.kasirsesi': ['finance.billtransaction', 'finance.jurnal'],
  'inventory.sales': ['inventory.resep', 'service.visitresep', 'finance.bill', 'service.payment', 'finance.jurnal'],
  'inventory.salesreturn': [
    'inventory.sales',
    'finance.bill',
    'finance.billrefund',
    'service.payment',
    'finance.jurnal',
  ],
  'inventory.resep': ['inventory.sales', 'service.visitresep', 'finance.bill', 'service.payment', 'finance.jurnal'],
  'service.visitresep': ['inventory.resep'],
  'finance.biaya': ['finance.jurnal'],
  'finance.biayainvoice': ['finance.jurnal', 'finance.jurnaltemplate'],
  'finance.jurnaltemplate': ['finance.jurnal'],
  'finance.aset': ['finance.jurnal'],
  'finance.penyusutan': ['finance.aset', 'finance.jurnal'],
  'finance.kastransfer': ['finance.jurnal'],
  'finance.settlement': ['finance.jurnal'],
  'finance.bill': [
    'service.payment',
    'service.visit',
    'finance.angsuran',
    'finance.billrefund',
    'finance.billtransaction',
    'finance.deposit',
    'inventory.sales',
    'inventory.resep',
  ],
  // Whose features were changed reads anew what he may do.
  'platform.users.changefeatures': ['platform.auth'],
  'service.registration': ['platform.users'],
  'service.rekammedis': ['platform.users'],
};

const isOf = (name: string, root: string): boolean => name === root || name.startsWith(`${root}.`);

/** An approved request may have done anything, one that is taken back was carried by any record: everything is read anew. */
export const ANYTHING: readonly string[] = ['platform.applog.decide', 'platform.applog.withdraw'];

/** Of these names, those of what a write of `object` (an object of the policies) changes. */
export const changedBy = (object: string, names: readonly string[]): readonly string[] => {
  const more = Object.entries(alsoChanged).flatMap(([root, also]) => (isOf(object, root) ? also : []));
  return names.filter((name) => name === 'platform.applog' || isOf(object, name) || more.includes(name));
};

// Which writes about money must say by an Idempotency-Key that they are one: what makes a paper would make two of them by a second
// click, or by a second try after a lost answer. Every other write may carry a key; it changes what can change once.
import type { VerbName } from '../kernel/define.ts';
import type { financeCalls } from './calls.ts';
import type { financeResources } from './index.ts';

type KeyUse = 'required' | 'optional';

type Calls = typeof financeCalls;
type Resources = typeof financeResources;
type WritingCall = { readonly [N in keyof Calls]: Calls[N] extends { readonly writes: true } ? N : never }[keyof Calls];
type Made = {
  readonly [N in keyof Resources]: Resources[N]['operations'] extends { readonly create: unknown }
    ? `${N}.create`
    : never;
}[keyof Resources];
type Done = { readonly [N in keyof Resources]: `${N}.${VerbName<Resources[N]>}` }[keyof Resources];

const keyUses: Readonly<Record<WritingCall | Made | Done, KeyUse>> = {
  'finance.billtransaction.record': 'required',
  'finance.deposit.topup': 'required',
  'finance.deposit.refund': 'required',
  'finance.bill.refund': 'required',
  'finance.settlement.record': 'required',
  'finance.kastransfer.create': 'required',
  'finance.hutangtransaction.bayar': 'required',
  'finance.hutangtransaction.batch': 'required',
  'finance.pph.setor': 'required',

  'finance.billtransaction.void': 'optional',
  'finance.settlement.void': 'optional',
  'finance.hutangtransaction.void': 'optional',
  'finance.pph.lapor': 'optional',
  'finance.pph.ekspor': 'optional',
  'finance.pphbadan.hitung': 'optional',
  'finance.pphbadan.create': 'optional',
  'finance.objekpajak.create': 'optional',
  'finance.actorpajak.simpan': 'optional',
  'finance.kastransfer.void': 'optional',
  'finance.bill.fromvisit': 'optional',
  'finance.bill.issue': 'optional',
  'finance.bill.kredit': 'optional',
  'finance.bill.angsuran': 'optional',
  'finance.bill.writeoff': 'optional',
  'finance.bill.void': 'optional',
  'finance.angsuran.ingatkan': 'optional',
  'finance.kasirsesi.open': 'optional',
  'finance.kasirsesi.close': 'optional',
  'finance.kasirsesi.hitungulang': 'optional',
  'finance.labfee.confirm': 'optional',
  'finance.labfee.bulkconfirm': 'optional',
  'finance.tindakanincome.override': 'optional',
  'finance.hutang.lepas': 'optional',
  'finance.kasirsesi.verify': 'optional',
  'finance.jurnal.store': 'optional',
  'finance.jurnal.import': 'optional',
  'finance.jurnal.reverse': 'optional',
  'finance.jurnal.hitungulang': 'optional',
  'finance.jurnal.tandatangan': 'optional',
  'finance.jurnaltemplate.create': 'optional',
  'finance.jurnaltemplate.run': 'optional',
  'finance.jurnalautoposting.edit': 'optional',
  'finance.jurnalautoposting.restore': 'optional',
  'finance.periode.create': 'optional',
  'finance.periode.close': 'optional',
  'finance.periode.reopen': 'optional',
  'finance.periode.lock': 'optional',
  'finance.biaya.create': 'optional',
  'finance.biaya.void': 'optional',
  'finance.biaya.bukti': 'optional',
  'finance.biaya.import': 'optional',
  'finance.biayainvoice.create': 'optional',
  'finance.biayainvoice.post': 'optional',
  'finance.biayainvoice.void': 'optional',
  'finance.biayainvoice.bukti': 'optional',
  'finance.akun.create': 'optional',
  'finance.akun.import': 'optional',
  'finance.piutangawal.import': 'optional',
  'finance.depositawal.import': 'optional',
  'finance.hutangawal.import': 'optional',
  'finance.paymentmethod.create': 'optional',
  'finance.pajak.create': 'optional',
  'finance.sharingprofit.create': 'optional',
  'finance.target.create': 'optional',
  'finance.mitra.create': 'optional',
  'finance.devidensetting.create': 'optional',
  'finance.investor.create': 'optional',
  'finance.investorshare.create': 'optional',
  'finance.profitsharing.hitung': 'optional',
  'finance.profitsharing.approve': 'optional',
  'finance.profitsharing.cancel': 'optional',
  'finance.deviden.hitung': 'optional',
  'finance.deviden.approve': 'optional',
  'finance.deviden.cancel': 'optional',
  'finance.setting.change': 'optional',
  'finance.paymentmethod.qris': 'optional',
  'finance.asetkategori.create': 'optional',
  'finance.aset.create': 'optional',
  'finance.aset.lepas': 'optional',
  'finance.aset.batallepas': 'optional',
  'finance.aset.batal': 'optional',
  'finance.penyusutan.susutkan': 'optional',
  'finance.penyusutan.void': 'optional',
  'finance.bank.daftarkan': 'optional',
  'finance.bank.impor': 'optional',
  'finance.bank.cocokkan': 'optional',
  'finance.bank.lepas': 'optional',
  'finance.bank.tarik': 'optional',
  'finance.bank.jalan': 'optional',
  'finance.bank.tutup': 'optional',
  'finance.bank.buka': 'optional',
  'finance.anggaran.simpan': 'optional',
  'finance.target.isi': 'optional',
  'finance.kontak.catat': 'optional',
  'finance.langganan.buat': 'optional',
  'finance.langganan.ubah': 'optional',
  'finance.langganan.status': 'optional',
  'finance.langganan.kirim': 'optional',
  'finance.langganan.ulang': 'optional',
  'finance.langganan.coba': 'optional',
  'finance.catatan.tulis': 'optional',
  'finance.catatan.lampir': 'optional',
  'finance.catatan.hapus': 'optional',
};

/** Calls of other modules that make papers of money, or move goods. */
const KEYED = new Set<string>(['paket.membership.jual', 'attendance.loan.create']);

/** Whether the endpoint of a Casbin object and action is refused without a key. */
export const needsKey = (object: string, action: string): boolean =>
  (keyUses as Readonly<Record<string, KeyUse>>)[action === 'call' ? object : `${object}.${action}`] === 'required' ||
  KEYED.has(action === 'call' ? object : `${object}.${action}`);

// Resources of the finance module, in menu order.
import type { Resource } from '../kernel/define.ts';
import { akun } from './akun.ts';
import { aset } from './aset.ts';
import { asetkategori } from './asetkategori.ts';
import { biaya } from './biaya.ts';
import { biayainvoice } from './biayainvoice.ts';
import { angsuran } from './angsuran.ts';
import { bill } from './bill.ts';
import { billrefund } from './billrefund.ts';
import { billtransaction } from './billtransaction.ts';
import { deviden } from './deviden.ts';
import { devidendetail } from './devidendetail.ts';
import { devidensetting } from './devidensetting.ts';
import { deposit } from './deposit.ts';
import { hutang } from './hutang.ts';
import { hutangtransaction } from './hutangtransaction.ts';
import { investor } from './investor.ts';
import { investorshare } from './investorshare.ts';
import { jurnal } from './jurnal.ts';
import { kasirsesi } from './kasirsesi.ts';
import { jurnaltemplate } from './jurnaltemplate.ts';
import { labfee } from './labfee.ts';
import { kastransfer } from './kastransfer.ts';
import { mitra } from './mitra.ts';
import { objekpajak } from './objekpajak.ts';
import { pajak } from './pajak.ts';
import { paymentmethod } from './paymentmethod.ts';
import { penyusutan } from './penyusutan.ts';
import { periode } from './periode.ts';
import { pph } from './pph.ts';
import { pphbadan } from './pphbadan.ts';
import { settlement } from './settlement.ts';
import { profitsharing } from './profitsharing.ts';
import { sharingprofit } from './sharingprofit.ts';
import { target } from './target.ts';
import { tindakanincome } from './tindakanincome.ts';

export const financeResources = {
  'finance.bill': bill,
  'finance.angsuran': angsuran,
  'finance.billrefund': billrefund,
  'finance.billtransaction': billtransaction,
  'finance.deposit': deposit,
  'finance.kasirsesi': kasirsesi,
  'finance.jurnal': jurnal,
  'finance.periode': periode,
  'finance.akun': akun,
  'finance.paymentmethod': paymentmethod,
  'finance.settlement': settlement,
  'finance.pajak': pajak,
  'finance.objekpajak': objekpajak,
  'finance.pphbadan': pphbadan,
  'finance.target': target,
  'finance.sharingprofit': sharingprofit,
  'finance.mitra': mitra,
  'finance.devidensetting': devidensetting,
  'finance.investor': investor,
  'finance.investorshare': investorshare,
  'finance.tindakanincome': tindakanincome,
  'finance.labfee': labfee,
  'finance.hutang': hutang,
  'finance.hutangtransaction': hutangtransaction,
  'finance.pph': pph,
  'finance.profitsharing': profitsharing,
  'finance.deviden': deviden,
  'finance.devidendetail': devidendetail,
  'finance.kastransfer': kastransfer,
  'finance.biaya': biaya,
  'finance.biayainvoice': biayainvoice,
  'finance.jurnaltemplate': jurnaltemplate,
  'finance.aset': aset,
  'finance.penyusutan': penyusutan,
  'finance.asetkategori': asetkategori,
} as const satisfies Readonly<Record<string, Resource>>;

// Resources of the finance module, in menu order.
import type { Resource } from '../kernel/define.ts';
import { akun } from './akun.ts';
import { bill } from './bill.ts';
import { billtransaction } from './billtransaction.ts';
import { deposit } from './deposit.ts';
import { jurnal } from './jurnal.ts';
import { kasirsesi } from './kasirsesi.ts';
import { paymentmethod } from './paymentmethod.ts';
import { periode } from './periode.ts';

export const financeResources = {
  'finance.bill': bill,
  'finance.billtransaction': billtransaction,
  'finance.deposit': deposit,
  'finance.kasirsesi': kasirsesi,
  'finance.jurnal': jurnal,
  'finance.periode': periode,
  'finance.akun': akun,
  'finance.paymentmethod': paymentmethod,
} as const satisfies Readonly<Record<string, Resource>>;

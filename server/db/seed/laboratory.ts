// Laboratories of the demo clinics and what they make (service.md 8).
import { planned, run } from '../statement.ts';
import type { Transaction } from '../transaction.ts';

interface DemoJasa {
  readonly code: string;
  readonly name: string;
  readonly material: string;
  /** Rupiah. */
  readonly fee: number;
  /** Rupiah to the patient; null: the treatment's price holds it. */
  readonly price: number | null;
  readonly days: number;
  /** Treatment that it is ordered for, by code. */
  readonly treatment?: string;
}
interface DemoLaboratory {
  readonly name: string;
  readonly phone: string;
  readonly address: string;
  readonly pic: string;
  readonly paymentDays: number;
  readonly jasas: readonly DemoJasa[];
}

export const demoLaboratories: readonly DemoLaboratory[] = [
  {
    name: 'Lab Gigi Prima',
    phone: '081220011881',
    address: 'Jl. Pungkur No. 88, Regol, Bandung',
    pic: 'Ibu Yuliana',
    paymentDays: 14,
    jasas: [
      {
        code: 'LAB-PFM',
        name: 'Crown PFM',
        material: 'Porselen fused metal',
        fee: 600_000,
        price: null,
        days: 7,
        treatment: 'PRO-01',
      },
      {
        code: 'LAB-ZIR',
        name: 'Crown zirkonia',
        material: 'Zirkonia',
        fee: 1_100_000,
        price: null,
        days: 10,
        treatment: 'PRO-02',
      },
    ],
  },
  {
    name: 'Dental Art Lab',
    phone: '081355502772',
    address: 'Jl. Kebon Jati No. 41, Andir, Bandung',
    pic: 'Bapak Hendra',
    paymentDays: 30,
    jasas: [
      {
        code: 'LAB-HAW',
        name: 'Retainer Hawley',
        material: 'Akrilik',
        fee: 250_000,
        price: 580_000,
        days: 5,
        treatment: 'ORT-04',
      },
      { code: 'LAB-CLR', name: 'Clear retainer', material: 'PETG', fee: 300_000, price: 900_000, days: 3 },
    ],
  },
];

const insertLaboratory = planned<{ id: number }, [string, string, string, string, number]>(
  'insert into laboratoriums (name, phone, address, pic, payment_days) values ($1, $2, $3, $4, $5) returning id',
);
const insertJasa = planned<unknown, [number, string, string, string, number, number | null, number]>(
  'insert into laboratoriumjasas (laboratorium_id, code, name, material, fee, price, turnaround_days) values ($1, $2, $3, $4, $5, $6, $7)',
);

export const installLaboratories = async (trx: Transaction): Promise<void> => {
  for (const { name, phone, address, pic, paymentDays, jasas } of demoLaboratories) {
    const [made] = await run(trx, insertLaboratory, name, phone, address, pic, paymentDays);
    if (!made) throw new Error(`${name} was not stored.`);
    for (const { code, name: work, material, fee, price, days } of jasas)
      await run(trx, insertJasa, made.id, code, work, material, fee, price, days);
  }
};

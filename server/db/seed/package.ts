// Packages of the demo group (paket.md 2): what the head offers in all branches, through the use cases.
import { addDays } from '../../../src/resources/kernel/date.ts';
import type { CreateOf } from '../../../src/resources/kernel/define.ts';
import { installmentSchema, programType } from '../../../src/resources/paket/history-life.ts';
import type { pakethistory } from '../../../src/resources/paket/history.ts';
import type { pakettype } from '../../../src/resources/paket/type.ts';
import { SUPERADMIN } from '../../../src/policies/role.ts';
import type { Actor, Branch } from '../../usecases/kernel/contract.ts';
import { planned, run, runOne } from '../statement.ts';
import type { Transaction } from '../transaction.ts';
import type { DemoBranch } from './branch.ts';
import { instantAt } from './clock.ts';
import { type Person, personAt } from './person.ts';

type Kind = CreateOf<typeof pakettype>;
type Version = CreateOf<typeof pakethistory>;
type Line = NonNullable<Version['lines']>[number];
/** A part by its code, and the rest of its line. */
type DemoLine = readonly [code: string, slots: number, days: number, more?: Partial<Line>];
interface DemoVersion {
  readonly price: number;
  readonly terms?: readonly [dp: number, amount: number, count: number];
  readonly lines: readonly DemoLine[];
  readonly more?: Partial<Version>;
  /** Days after the first on which it is offered; left out: it is a draft. */
  readonly since?: number;
}

const CONTROL = { min_gap_days: 14, max_per_visit: 1 } as const;
/** Of worked example 1. */
const braces: readonly DemoLine[] = [
  ['ORT-01', 1, 90],
  ['ORT-03', 12, 540, CONTROL],
  ['PER-01', 1, 365],
  ['RTL-00001', 2, 180, { price_standard: 35_000 }],
  ['LAB-HAW', 1, 900],
];

type DemoPackage = readonly [kind: Omit<Kind, 'status'>, versions: readonly DemoVersion[]];

const orthodontic: readonly DemoPackage[] = [
  [
    { code: 'BM', name: 'Paket Behel Metal', category: 'ortodonti' },
    [
      { price: 7_500_000, terms: [1_500_000, 500_000, 12], lines: braces, since: 0 },
      {
        price: 8_000_000,
        terms: [2_000_000, 500_000, 12],
        lines: braces,
        since: 7,
        more: {
          max_discount_percent: 10,
          description:
            'Behel metal lengkap sampai selesai: pemasangan, 12 kali kontrol, scaling, sikat gigi ortodonti dan retainer.\n\n' +
            'Kontrol paling cepat 14 hari sekali. Kerusakan braket karena kelalaian tidak termasuk.',
        },
      },
    ],
  ],
  [
    { code: 'BSL', name: 'Paket Behel Self-Ligating', category: 'ortodonti' },
    [
      {
        price: 15_000_000,
        terms: [3_000_000, 1_000_000, 12],
        lines: [
          ['ORT-02', 1, 90],
          ['ORT-03', 18, 720, CONTROL],
          ['PER-01', 2, 730],
          ['RAD-02', 1, 180],
          ['RAD-03', 1, 180],
          ['LAB-CLR', 1, 1080],
        ],
        since: 0,
        more: { max_discount_percent: 5, description: 'Behel self-ligating dengan rontgen awal dan clear retainer.' },
      },
    ],
  ],
];

/** @param today 'YYYY-MM-DD' */
const others = (today: string): readonly DemoPackage[] => [
  [
    { code: 'SK', name: 'Paket Scaling Keluarga', category: 'preventif' },
    [
      {
        price: 1_000_000,
        lines: [['PER-01', 4, 365]],
        since: 0,
        more: { description: 'Empat kali scaling dalam satu tahun.' },
      },
    ],
  ],
  [
    { code: 'AC', name: 'Paket Anak Ceria', category: 'anak' },
    [
      {
        price: 900_000,
        lines: [
          ['KON-01', 2, 365],
          ['ANK-02', 2, 365],
          ['ANK-01', 2, 365],
        ],
        since: 0,
        more: {
          syarat: { max_age: 12 },
          quota: 100,
          description: 'Perlindungan gigi anak: konsultasi, topikal fluor dan fissure sealant.',
        },
      },
    ],
  ],
  [
    { code: 'SB', name: 'Paket Senyum Bersinar', category: 'estetik' },
    [
      {
        price: 1_800_000,
        terms: [600_000, 400_000, 3],
        lines: [
          ['EST-01', 1, 90],
          ['PER-01', 1, 90],
        ],
        more: { sale_until: addDays(today, 60), description: 'Bleaching dan scaling sebelum hari istimewa.' },
      },
    ],
  ],
];

const headOf = planned<Omit<Actor, 'features' | 'session_profile_id'>>(
  `select id, name, username, role, profile_id from users where role = ${SUPERADMIN} order by id limit 1`,
);
interface Part {
  readonly code: string;
  readonly id: number;
  readonly type: Line['type'];
}
const partsOf = planned<Part>(
  `select code, id, ${programType.treatment} as type from tindakanmedis
   union all select code, id, ${programType.item} from items
   union all select code, id, ${programType.formlab} from laboratoriumjasas`,
);

const reference = { 1: 'perawatan_id', 2: 'item_id', 3: 'laboratoriumjasa_id' } as const;

const lineOf =
  (parts: ReadonlyMap<string, Part>) =>
  ([code, free_slot, expired_duration, more]: DemoLine): Line => {
    const part = parts.get(code);
    if (!part) throw new Error(`There is no ${code} to put into a package.`);
    return { type: part.type, [reference[part.type]]: part.id, free_slot, expired_duration, ...more };
  };

const termsOf = ([dp_amount, cicilan_amount, cicilan_attempt]: readonly [number, number, number]) => ({
  installment_schema: installmentSchema.credit,
  dp_amount,
  cicilan_amount,
  cicilan_attempt,
});

/**
 * Kinds and versions of all branches, one after the other as they came to be offered.
 * @param firstDay 'YYYY-MM-DD' on which prices hold already
 */
export const offerPackages = async (
  trx: Transaction,
  { id, code, name, timezone }: DemoBranch,
  firstDay: string,
  today: string,
): Promise<void> => {
  const head = await runOne(trx, headOf);
  if (!head) throw new Error('The group has no head.');
  const branch: Branch = { id, code, name, timezone, isexportall: false };
  const actor: Actor = { ...head, session_profile_id: id, features: [] };
  const on = (days: number): Person => {
    const day = addDays(firstDay, days);
    return personAt({ tx: trx, branch }, actor, instantAt(timezone, day > today ? today : day, 8 * 60));
  };
  const parts = new Map((await run(trx, partsOf)).map((part) => [part.code, part]));
  for (const [kind, versions] of [...orthodontic, ...others(today)]) {
    const { id: pakettype_id } = await on(0).create('paket.type', { ...kind, status: 1 });
    for (const { price, terms, lines, more, since } of versions) {
      const made = await on(since ?? 0).create('paket.history', {
        pakettype_id,
        profile_id: null,
        price,
        installment_schema: installmentSchema.whole,
        ...(terms && termsOf(terms)),
        ...more,
        lines: lines.map(lineOf(parts)),
      });
      if (since !== undefined) await on(since).act('paket.history', made.id, 'aktifkan', {});
    }
  }
};

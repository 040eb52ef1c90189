// Where each tooth stands in the drawing: as seen from the front, the patient's right at the left (FDI).

/** Units of the drawing; it scales with its box. */
export const PITCH = 44;
export const CELL = 100;
const MIDLINE = 14;
const MILK_SCALE = 0.84;
const PERMANENT = 8;
const MILK = 5;

export interface Seat {
  readonly tooth: number;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}
export type Row = readonly Seat[];

interface RowPlan {
  readonly right: number;
  readonly left: number;
  readonly teeth: number;
  readonly y: number;
}
const WITH_MILK: readonly RowPlan[] = [
  { right: 1, left: 2, teeth: PERMANENT, y: 0 },
  { right: 5, left: 6, teeth: MILK, y: 106 },
  { right: 8, left: 7, teeth: MILK, y: 206 },
  { right: 4, left: 3, teeth: PERMANENT, y: 296 },
];
const PERMANENT_ONLY: readonly RowPlan[] = [
  { right: 1, left: 2, teeth: PERMANENT, y: 0 },
  { right: 4, left: 3, teeth: PERMANENT, y: 108 },
];

const seatsOf = ({ right, left, teeth, y }: RowPlan): Row => {
  const scale = teeth === MILK ? MILK_SCALE : 1;
  const inset = ((1 - scale) * PITCH) / 2;
  const columns = Array.from({ length: teeth }, (_, at) => at + 1);
  return [
    ...columns.toReversed().map((n) => ({ tooth: right * 10 + n, x: (PERMANENT - n) * PITCH + inset, y, scale })),
    ...columns.map((n) => ({ tooth: left * 10 + n, x: (PERMANENT + n - 1) * PITCH + MIDLINE + inset, y, scale })),
  ];
};

export const WIDTH = 2 * PERMANENT * PITCH + MIDLINE;

/** The drawing of a mouth: its rows from above to below, its height, and where its quarters meet. */
export interface Arches {
  readonly rows: readonly Row[];
  readonly height: number;
  readonly middle: { readonly x: number; readonly y: number };
}
const archesOf = (plans: readonly RowPlan[]): Arches => {
  const height = (plans.at(-1)?.y ?? 0) + CELL;
  return { rows: plans.map(seatsOf), height, middle: { x: WIDTH / 2, y: height / 2 } };
};
/** Permanent teeth alone. */
export const PERMANENT_ARCHES = archesOf(PERMANENT_ONLY);
/** Milk teeth between them. */
export const MIXED_ARCHES = archesOf(WITH_MILK);

/** Age below which milk teeth are looked for (workspace.md 3). */
const MILK_UNTIL = 14;
/** True where the milk teeth are drawn without being asked for: in a child, and where something stands on one of them. */
export const showsMilk = (age: number | null | undefined, charted: Iterable<number>): boolean =>
  (typeof age === 'number' && age < MILK_UNTIL) || [...charted].some((tooth) => quadrantOf(tooth) > 4);

const quadrantOf = (tooth: number): number => Math.floor(tooth / 10);
export const isUpper = (tooth: number): boolean => [1, 2, 5, 6].includes(quadrantOf(tooth));
/** True for teeth on the patient's right, whose mesial side is at the right of the drawing. */
export const isRightSide = (tooth: number): boolean => [1, 4, 5, 8].includes(quadrantOf(tooth));

/** The quarters of the mouth as they stand in the drawing, each by its hindmost tooth. */
export const QUARTERS = [18, 28, 48, 38] as const;
export type Quarter = (typeof QUARTERS)[number];
export const quarterOf = (tooth: number): Quarter => {
  if (isUpper(tooth)) return isRightSide(tooth) ? 18 : 28;
  return isRightSide(tooth) ? 48 : 38;
};

/** Part of the drawing that is shown, as an SVG view box; without a quarter the whole of it. */
export const viewOf = ({ height, middle }: Arches, quarter?: Quarter): string => {
  if (quarter === undefined) return `0 0 ${WIDTH} ${height}`;
  const x = isRightSide(quarter) ? 0 : middle.x;
  const y = isUpper(quarter) ? 0 : middle.y;
  return `${x} ${y} ${middle.x} ${middle.y}`;
};

/** Tooth that an arrow key leads to; to another row the one that stands nearest. */
export const neighbour = ({ rows }: Arches, tooth: number, key: string): number | undefined => {
  const row = rows.findIndex((seats) => seats.some((seat) => seat.tooth === tooth));
  const at = rows[row]?.findIndex((seat) => seat.tooth === tooth) ?? 0;
  const here = rows[row]?.[at];
  if (!here) return undefined;
  if (key === 'ArrowRight') return rows[row]?.[at + 1]?.tooth;
  if (key === 'ArrowLeft') return rows[row]?.[at - 1]?.tooth;
  const other = key === 'ArrowUp' ? rows[row - 1] : key === 'ArrowDown' ? rows[row + 1] : undefined;
  return other?.toSorted((a, b) => Math.abs(a.x - here.x) - Math.abs(b.x - here.x))[0]?.tooth;
};

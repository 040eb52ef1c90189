// The roster of a span with what was painted over it and is not saved yet.
import { useState } from 'react';
import { readCall, useCall } from '../../../providers/call.ts';
import { sendCall } from '../../../providers/send.ts';
import { addDays } from '../../../resources/kernel/date.ts';
import type { Grid, Planned, Shift } from './roster-warnings.ts';

/** A shift, null: Libur, 'usual': by the usual shift again. */
export type Brush = number | null | 'usual';
export interface Span {
  readonly start: string;
  readonly end: string;
  readonly department: number | null;
}
type Painted = ReadonlyMap<string, Brush>;

const keyOf = (pegawai: number, date: string): string => `${pegawai} ${date}`;
const asked = ({ start, end, department }: Span) => ({
  start_date: start,
  end_date: end,
  ...(department !== null && { department_id: department }),
});

/** Shifts of everybody as they will be once the painted days are saved; what a day goes back to is known by the server alone. */
const plannedOf = ({ days, shifts, staff }: Grid, painted: Painted): readonly Planned[] => {
  const byId = new Map(shifts.map((shift) => [shift.id, shift]));
  const shiftOf = (id: number | null): Shift | null => (id === null ? null : (byId.get(id) ?? null));
  return staff.map((person) => ({
    id: person.id,
    role: person.role,
    shifts: person.days.map((day, at) => {
      const brush = painted.get(keyOf(person.id, days[at] ?? ''));
      return shiftOf(brush === undefined || brush === 'usual' ? day.shift_id : brush);
    }),
  }));
};

const rowsOf = (painted: Painted) =>
  [...painted].map(([key, brush]) => {
    const [pegawai = '', work_date = ''] = key.split(' ');
    return { pegawai_id: Number(pegawai), work_date, ...(brush !== 'usual' && { shift_id: brush }) };
  });

/** What the same weekdays of the week before were painted with. */
const lastWeek = async (span: Span): Promise<Painted> => {
  const before = { ...span, start: addDays(span.start, -7), end: addDays(span.end, -7) };
  const { data } = await readCall('attendance.schedule.grid', asked(before));
  return new Map(
    data.staff.flatMap(({ id, days }) =>
      days.flatMap(({ shift_id, by }, at): [string, Brush][] =>
        by === 'roster' ? [[keyOf(id, addDays(data.days[at] ?? '', 7)), shift_id]] : [],
      ),
    ),
  );
};

export const useRoster = (span: Span) => {
  const { query, answer } = useCall('attendance.schedule.grid', asked(span));
  const [painted, setPainted] = useState<Painted>(new Map());
  const grid = answer?.data;
  return {
    query,
    grid,
    planned: grid ? plannedOf(grid, painted) : [],
    count: painted.size,
    brushOf: (pegawai: number, date: string): Brush | undefined => painted.get(keyOf(pegawai, date)),
    paint: (pegawai: number, date: string, brush: Brush) =>
      setPainted((now) => new Map(now).set(keyOf(pegawai, date), brush)),
    forget: () => setPainted(new Map()),
    copyLastWeek: async () => {
      const copied = await lastWeek(span);
      setPainted((now) => new Map([...now, ...copied]));
      return copied.size;
    },
    save: async () => {
      const { saved } = await sendCall('attendance.schedule.bulk', {}, { rows: rowsOf(painted) });
      setPainted(new Map());
      await query.refetch();
      return saved;
    },
  };
};
export type Roster = ReturnType<typeof useRoster>;

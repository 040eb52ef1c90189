// The odontogram as it is answered (service.md 5).
import type { RowOf } from '../kernel/field.ts';
import type { ChartEntry, defOf, dmfOf, Place } from './odontogram-chart.ts';
import type { CodeValue } from './odontogram-code.ts';
import type { sheetFields } from './odontogram-sheet.ts';

interface Named {
  readonly id: number;
  readonly name: string;
  readonly code?: string | null;
}

export interface EntryData extends ChartEntry {
  readonly id: number;
  readonly profile_id: number;
  readonly visit_id: number;
  /** Present where the end of the visit wrote it. */
  readonly visitperawatan_id: number | null;
  readonly span_group: string | null;
  readonly note: string | null;
  readonly recorded_at: string;
  readonly void_reason: string | null;
  readonly recorderdata: Named | null;
  readonly profiledata: Named;
}
export interface SheetData extends RowOf<typeof sheetFields> {
  readonly visit_id: number;
  readonly profile_id: number;
  readonly version: number;
  /** DMF-T as it was when the sheet was written last. */
  readonly d: number;
  readonly m: number;
  readonly f: number;
  readonly locked_at: string | null;
  readonly updated_at: string;
}
export interface OdontogramAnswer {
  /** Code by tooth and place: a surface, or the whole tooth's 'gigi', 'akar', 'protesa', 'tanda'. */
  readonly current: Readonly<Record<number, { readonly [P in Place]?: CodeValue }>>;
  /** Oldest first, those taken back among them. */
  readonly entries: readonly EntryData[];
  /** The newest of the patient. */
  readonly sheet: SheetData | null;
  readonly dmf: ReturnType<typeof dmfOf>;
  readonly def: ReturnType<typeof defOf>;
}

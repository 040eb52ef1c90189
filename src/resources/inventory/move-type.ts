// Why stock moved (inventory.md 2, stock_moves).
import { valuesOf } from '../kernel/field.ts';

export const moveTypes = [
  { value: 1, name: 'opening', label: 'Saldo Awal' },
  { value: 2, name: 'receive', label: 'Penerimaan' },
  { value: 3, name: 'purchaseReturn', label: 'Retur Beli' },
  { value: 4, name: 'sale', label: 'Penjualan' },
  { value: 5, name: 'prescription', label: 'Resep' },
  { value: 6, name: 'saleReturn', label: 'Retur Jual' },
  { value: 7, name: 'bhp', label: 'BHP' },
  { value: 8, name: 'bhpCancelled', label: 'Batal BHP' },
  { value: 9, name: 'mutationOut', label: 'Mutasi Keluar' },
  { value: 10, name: 'mutationIn', label: 'Mutasi Masuk' },
  { value: 11, name: 'opname', label: 'Opname' },
  { value: 12, name: 'adjustment', label: 'Penyesuaian' },
  { value: 13, name: 'receiveCancelled', label: 'Batal Penerimaan' },
  { value: 14, name: 'revaluation', label: 'Penyesuaian Nilai' },
  { value: 15, name: 'package', label: 'Klaim Paket' },
  { value: 16, name: 'packageCancelled', label: 'Batal Klaim Paket' },
  { value: 17, name: 'saleCancelled', label: 'Batal Penjualan' },
  { value: 18, name: 'returnCancelled', label: 'Batal Retur Beli' },
] as const;
export const moveType = valuesOf(moveTypes);
export type MoveType = (typeof moveType)[keyof typeof moveType];

/** What is used up, not what is written off or sent elsewhere (R10). */
export const useTypes: readonly MoveType[] = [moveType.sale, moveType.prescription, moveType.bhp, moveType.package];

const LABELS: ReadonlyMap<number, string> = new Map(moveTypes.map(({ value, label }) => [value, label]));
/** As people call it. */
export const moveTypeName = (type: number): string => LABELS.get(type) ?? '';

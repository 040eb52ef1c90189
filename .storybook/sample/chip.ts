// Sample patients as they are chosen.
import type { Patient } from '../../src/screens/patient/patient-chip.tsx';

const NAMES = ['Ratna Kusuma Wardani', 'I Gede Putra', 'Tan Siauw Ling', 'Keysha Almira', 'Asep Setiawan'];
const DAY = '2026-03-02';

const sampleChip = (n: number): Patient => ({
  id: n,
  name: NAMES[(n - 1) % NAMES.length] ?? '',
  username: `BDG26${String(n).padStart(5, '0')}`,
  birth_date: '1991-08-14',
  phone_last4: String(n).padStart(4, '0'),
  last_visit: n % 3 === 0 ? null : DAY,
  alergi: n % 4 === 0 ? ['Amoksisilin'] : [],
  alergi_months: n % 2 === 0 ? n : 0,
  alergi_due: n % 8 === 0,
  hasdebt: n % 5 === 0,
});
/** By id, or by words of the name. */
export const sampleChips = (url: URL) => {
  const ids = url.searchParams.get('ids');
  const keyword = url.searchParams.get('keyword')?.toLowerCase() ?? '';
  const all = Array.from({ length: 8 }, (_, at) => sampleChip(at + 1));
  const data = ids
    ? ids.split(',').map((id) => sampleChip(Number(id)))
    : all.filter(({ name }) => name.toLowerCase().includes(keyword));
  return { data, count: data.length };
};

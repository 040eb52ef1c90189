// What a restore has found wrong in the books of a branch.
export const damage = [
  {
    id: 7,
    profile_id: 1,
    name: 'Cabang Bandung',
    found_at: '2026-03-02T02:00:00Z',
    source: 'restore',
    archive: 'nightly-2026-03-01.tar.gz',
    key: 'V1',
    label: 'Setiap jurnal seimbang',
    place: 'jurnal JU-2603-0007',
    places: 2,
  },
] as const;

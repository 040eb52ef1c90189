// How far the treatments of a range are, as the dashboard tells it (platform.md 6).

/** Rows of `dashboard/service/jumlahtindakan`, in order. */
export const treatmentProgressLabels = {
  done: 'Tindakan selesai',
  bhp: 'BHP dikonfirmasi',
  lab: 'Memakai form lab',
} as const;

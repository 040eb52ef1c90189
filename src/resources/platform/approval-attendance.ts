// What of attendance waits for an approver (attendance.md 3).

export const attendanceApprovals = {
  'attendance.resign': {
    label: 'Pengeluaran pegawai',
    needsApproval: true,
    records: ['platform.users'],
    shows: [],
  },
  'attendance.leave': {
    label: 'Izin dan cuti',
    needsApproval: true,
    always: true,
    records: ['attendance.leave'],
    shows: [],
  },
  'attendance.overtime': {
    label: 'Lembur',
    needsApproval: true,
    always: true,
    records: ['attendance.overtime'],
    shows: [],
  },
  'attendance.payroll': {
    label: 'Finalisasi payroll',
    needsApproval: false,
    records: ['attendance.payrollperiode'],
    shows: ['amount', 'lines'],
  },
} as const;

import { defineDocument, stateOf } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { angleClasses, appliances, crowdings, skeletalClasses, slots } from './ortho.ts';
import { userRole } from '../platform/role.ts';

const millimetres = (label: string) => field.quantity(label, { min: -20, max: 20 });

const states = {
  [-1]: { name: 'stopped', label: 'Dihentikan', tone: 'danger' },
  0: { name: 'planned', label: 'Rencana', tone: 'neutral' },
  1: { name: 'active', label: 'Aktif', tone: 'info' },
  2: { name: 'retention', label: 'Retensi', tone: 'warning' },
  3: { name: 'finished', label: 'Selesai', tone: 'success' },
} as const;
const state = stateOf(states);
/** Neither finished nor stopped: a patient has one such case at most. */
export const runningCaseStates = [state.planned, state.active, state.retention] as const;

/** A patient's orthodontic treatment from the plan to the retention (service.md 2.14). */
export const orthocase = defineDocument({
  name: 'service.orthocase',
  path: 'service/orthocase',
  table: 'orthocases',
  module: 'service',
  scope: 'branch',
  singular: 'kasus orto',
  label: 'Kasus Orto',
  states,
  verbs: {
    mulai: { label: 'Mulai', from: [state.planned], to: state.active, input: {}, tone: 'primary' },
    retensi: { label: 'Masuk retensi', from: [state.active], to: state.retention, input: {}, tone: 'primary' },
    selesai: {
      label: 'Selesai',
      from: [state.retention],
      to: state.finished,
      input: {},
      tone: 'primary',
      confirm: 'Selesaikan kasus orto?',
    },
    hentikan: {
      label: 'Hentikan',
      from: runningCaseStates,
      to: state.stopped,
      input: { reason: field.note('Alasan', { required: true, max: 300 }) },
      tone: 'danger',
    },
  },
  fields: {
    customer_id: field.ref('Pasien', {
      required: true,
      to: 'platform.users',
      embed: 'customerdata',
      filter: { role: userRole.customer },
    }),
    doctor_id: field.ref('Dokter', {
      required: true,
      to: 'platform.users',
      embed: 'doctordata',
      filter: { role: userRole.dokter },
    }),
    angle_class: field.choice('Kelas Angle', { required: true, options: angleClasses }),
    skeletal_class: field.choice('Kelas skeletal', { options: skeletalClasses }),
    overjet_mm: millimetres('Overjet (mm)'),
    overbite_mm: millimetres('Overbite (mm)'),
    crowding: field.choice('Crowding', { options: crowdings }),
    appliance: field.choice('Alat', { required: true, options: appliances }),
    slot: field.choice('Slot', { options: slots }),
    treatment_goal: field.note('Tujuan perawatan', { max: 1000 }),
    start_at: field.date('Mulai', { required: true }),
    planned_months: field.integer('Rencana (bulan)', { min: 1, max: 120 }),
    control_interval_weeks: field.integer('Interval kontrol (minggu)', { required: true, min: 1, max: 52 }),
    stop_reason: field.note('Alasan dihentikan', { server: true, max: 300 }),
  },
  title: 'appliance',
  keyword: ['customer_id'],
  list: {
    columns: ['customer_id', 'doctor_id', 'angle_class', 'appliance', 'start_at', 'planned_months', 'status'],
    filters: {
      status: { by: 'equals', column: 'status' },
      customer: { by: 'equals', column: 'customer_id' },
      doctor: { by: 'equals', column: 'doctor_id' },
    },
    sort: { field: 'id', order: 'desc' },
    sortable: ['id', 'start_at', 'planned_months'],
  },
  form: [
    { label: 'Kasus', fields: ['customer_id', 'doctor_id', 'start_at', 'planned_months', 'control_interval_weeks'] },
    { label: 'Temuan', fields: ['angle_class', 'skeletal_class', 'overjet_mm', 'overbite_mm', 'crowding'] },
    { label: 'Alat', fields: ['appliance', 'slot', 'treatment_goal'] },
  ],
  operations: { list: 'usecase', show: 'usecase', create: 'usecase', edit: 'usecase' },
  screens: {},
});

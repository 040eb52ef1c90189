// Fields of the registration sheet (service.md 2.1).
import { field } from '../kernel/field.ts';
import { contactFields, genders, guardianFields, identityFields } from '../platform/person.ts';
import { userRole } from '../platform/role.ts';

const bloodTypes = ['A', 'B', 'AB', 'O', 'A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const;

/** Fields of the registration sheet, in its four groups: Identitas, Kontak, Wali, Medis. */
export const patientFields = {
  ...identityFields,
  gender: field.choice('Jenis Kelamin', { required: true, options: genders }),
  birth_date: field.date('Tanggal Lahir', { required: true }),
  ...contactFields,
  phone: field.text('No. HP', { required: true, max: 20, format: 'phone', visibility: 'contact' }),
  note: field.note('Catatan', { max: 300 }),
  ...guardianFields,
  doctor_id: field.ref('Dokter penanggung jawab', {
    to: 'platform.users',
    embed: 'doctordata',
    filter: { role: userRole.dokter },
  }),
  golongan_darah: field.choice('Golongan Darah', { options: bloodTypes.map((value) => ({ value, label: value })) }),
  pekerjaan: field.text('Pekerjaan', { max: 60 }),
  kontak_darurat_nama: field.text('Nama kontak darurat', { max: 100 }),
  kontak_darurat_phone: field.text('HP kontak darurat', { max: 20, format: 'phone', visibility: 'contact' }),
  sumber: field.choice('Tahu klinik dari', {
    options: [
      { value: 'walkin', label: 'Datang langsung' },
      { value: 'instagram', label: 'Instagram' },
      { value: 'google', label: 'Google' },
      { value: 'rujukan', label: 'Rujukan' },
      { value: 'teman', label: 'Teman' },
      { value: 'lain', label: 'Lainnya' },
    ],
  }),
} as const;

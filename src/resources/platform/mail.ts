// Words of the branch's e-mail that browser and server share (decision 120).
import { field, type Fields } from '../kernel/field.ts';

/** Ports at which mail is handed in: relays, TLS from the start, STARTTLS, and what stands for it where that is blocked. */
export const mailPorts: readonly number[] = [25, 465, 587, 2525];
export const mailSecurities = [
  { value: 'tls', label: 'TLS' },
  { value: 'starttls', label: 'STARTTLS' },
  { value: 'tanpa', label: 'Tanpa enkripsi' },
] as const;
export type MailSecurity = (typeof mailSecurities)[number]['value'];

const LONGEST = 254;
const ADDRESS = /^[A-Za-z0-9._%+-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;
/** One plain mailbox: no comma, quote, space or control character, which a mail program could read as a second one. */
export const isMailAddress = (text: string): boolean => text.length <= LONGEST && ADDRESS.test(text);

/** Fields of the form of mail settings. */
export const mailFields = {
  host: field.text('Host SMTP', {
    required: true,
    max: 253,
    pattern: /^[A-Za-z0-9.-]+$/,
  }),
  port: field.integer('Port', { required: true, min: 1, max: 65_535 }),
  security: field.choice('Enkripsi', {
    required: true,
    options: mailSecurities,
    help: 'TLS biasanya di port 465, STARTTLS di 587; tanpa enkripsi hanya ke server yang diizinkan pengelola sistem',
  }),
  username: field.text('Nama pengguna', { max: 254, help: 'Kosongkan bila server tidak meminta masuk' }),
  password: field.text('Kata sandi', { max: 200, help: 'Disimpan terkunci dan tidak pernah ditampilkan lagi' }),
  sender_name: field.text('Nama pengirim', { required: true, max: 100 }),
  sender_email: field.text('Alamat pengirim', { required: true, max: LONGEST, pattern: ADDRESS }),
} as const satisfies Fields;

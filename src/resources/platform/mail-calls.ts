// Calls of the branch's e-mail: the server that it sends by (decision 120). The password is taken, and never given out.
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { isMailAddress, mailSecurities } from './mail.ts';

const REQUIRED = 'Wajib diisi';
const HOST = /^[A-Za-z0-9](?:[A-Za-z0-9.-]{0,251}[A-Za-z0-9])?$/;
/** Names that stand in a header: one line. */
const line = (max: number) =>
  z
    .string({ error: REQUIRED })
    .trim()
    .min(1, REQUIRED)
    .max(max, `Maksimal ${max} karakter`)
    .regex(/^\P{Cc}*$/u, 'Karakter tidak valid');

const settings = z
  .strictObject({
    /** 0: none are there yet. */
    version: z.number({ error: REQUIRED }).int().min(0),
    host: z.string({ error: REQUIRED }).trim().regex(HOST, 'Nama host tidak valid'),
    port: z
      .number({ error: REQUIRED })
      .int('Bilangan bulat')
      .min(1, 'Port tidak valid')
      .max(65_535, 'Port tidak valid'),
    security: z.enum(mailSecurities.map(({ value }) => value) as ['tls', 'starttls', 'tanpa'], {
      error: 'Pilihan tidak valid',
    }),
    username: line(254).nullish(),
    /** Left out: the one that is there stays, as long as host and user do. */
    password: z.string().min(1, REQUIRED).max(200, 'Maksimal 200 karakter').nullish(),
    sender_name: line(100),
    sender_email: z.string({ error: REQUIRED }).trim().refine(isMailAddress, 'Alamat e-mail tidak valid'),
  })
  .refine((body) => body.username || !body.password, { path: ['username'], message: REQUIRED });

export const mailCalls = {
  'platform.email.show': defineCall({
    name: 'platform.email.show',
    method: 'GET',
    path: 'profile/email',
    module: 'platform',
    summary: 'Server e-mail cabang, tanpa kata sandinya',
    writes: false,
  }),
  'platform.email.simpan': defineCall({
    name: 'platform.email.simpan',
    method: 'PUT',
    path: 'profile/email',
    module: 'platform',
    summary: 'Menyimpan server e-mail cabang',
    writes: true,
    body: settings,
  }),
  'platform.email.hapus': defineCall({
    name: 'platform.email.hapus',
    method: 'DELETE',
    path: 'profile/email',
    module: 'platform',
    summary: 'Menghapus server e-mail cabang; laporan berkala hanya masuk lonceng',
    writes: true,
  }),
} as const;

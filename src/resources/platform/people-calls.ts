// Calls on a person beside reading and editing him: removal, password, picture, features, sessions (platform.md 1, 2; specified rules).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';

const REQUIRED = 'Wajib diisi';
export const PASSWORD_HINT = 'Minimal 5 karakter, tanpa spasi, direkomendasikan kombinasi huruf dan angka';

/** A new password: at least 5 characters, no spaces. */
const NEW_PASSWORD = /^\S{5,200}$/;
export const isNewPassword = (text: string): boolean => NEW_PASSWORD.test(text);
export const newPassword = z.string({ error: REQUIRED }).regex(NEW_PASSWORD, PASSWORD_HINT);

/** `oldpassword` is asked of who changes his own. */
export const changePasswordBody = z
  .strictObject({
    password: newPassword,
    repeatpassword: z.string({ error: REQUIRED }),
    oldpassword: z.string().min(1, REQUIRED).max(200, 'Maksimal 200 karakter').optional(),
  })
  .refine((body) => body.password === body.repeatpassword, {
    path: ['repeatpassword'],
    message: 'Kata sandi tidak sama',
  });

const module = 'platform';

export const peopleCalls = {
  'platform.users.delete': defineCall({
    name: 'platform.users.delete',
    method: 'DELETE',
    path: 'users/:id',
    module,
    summary: 'Selalu ditolak (409): rekam medis pasien disimpan, pegawai dinonaktifkan',
    writes: true,
  }),
  'platform.users.changepassword': defineCall({
    name: 'platform.users.changepassword',
    method: 'POST',
    path: 'users/changepassword/:id',
    module,
    summary: 'Ubah Password',
    body: changePasswordBody,
    proof: 'oldpassword',
    writes: true,
  }),
  'platform.users.uploadavatar': defineCall({
    name: 'platform.users.uploadavatar',
    method: 'POST',
    path: 'users/uploadavatar/:id',
    module,
    summary: 'Upload Profil',
    upload: 'avatar',
    writes: true,
  }),
  'platform.users.avatar': defineCall({
    name: 'platform.users.avatar',
    method: 'GET',
    path: 'users/:id/avatar',
    module,
    summary: 'Foto profil, bagi yang boleh melihat pengguna itu',
    query: z.strictObject({ v: z.coerce.number().int().positive().optional() }),
    writes: false,
    answers: 'file',
  }),
  'platform.users.features': defineCall({
    name: 'platform.users.features',
    method: 'GET',
    path: 'users/:id/features',
    module,
    summary: 'Fitur seorang pegawai',
    writes: false,
  }),
  'platform.users.changefeatures': defineCall({
    name: 'platform.users.changefeatures',
    method: 'PUT',
    path: 'users/:id/features',
    module,
    summary: 'Ubah fitur seorang pegawai',
    body: z.strictObject({ features: z.array(z.string().max(60), { error: REQUIRED }).max(100) }),
    writes: true,
  }),
  'platform.users.sessions': defineCall({
    name: 'platform.users.sessions',
    method: 'GET',
    path: 'users/:id/sessions',
    module,
    summary: 'Sesi seorang pegawai',
    writes: false,
  }),
  'platform.auth.revoke': defineCall({
    name: 'platform.auth.revoke',
    method: 'DELETE',
    path: 'auth/sessions/:id',
    module,
    summary: 'Akhiri sesi',
    writes: true,
  }),
} as const;

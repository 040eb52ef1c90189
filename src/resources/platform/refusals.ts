// Refusals of the platform module about people (platform.md 1, 3), beside those of every request.
import type { RefusalTable } from '../kernel/refusal.ts';

export const peopleRefusals = {
  'password-of-customer': [422, 'Customer tidak memiliki kata sandi'],
  'old-password-wrong': [422, 'Kata sandi lama salah'],
  'photo-format': [422, 'Format foto harus PNG, JPG, JPEG atau GIF'],
  'photo-unreadable': [422, 'Foto tidak dapat dibaca'],
  'own-session': [422, 'Sesi ini diakhiri dengan Keluar'],
  'feature-closed': [422, 'Peran ini tidak dapat membuka fitur {feature}'],
  'mail-no-key': [422, 'Sistem ini tidak dapat menyimpan kata sandi'],
  'mail-trial': [422, 'E-mail percobaan tidak dapat dikirim: {why}'],
  'for-customers-only': [422, 'Hanya untuk customer'],
} as const satisfies RefusalTable;

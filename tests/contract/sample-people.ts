// Samples of people, branches and what they say.
import type { Samples } from './sample-kind.ts';

export const peopleSamples = {
  'platform.profile': {
    writeBy: 'head',
    create: (_world, n) => ({
      code: `Z${String.fromCharCode(65 + Math.floor(n / 26))}${String.fromCharCode(65 + (n % 26))}`,
      name: `Cabang ${n}`,
      timezone: 'Asia/Jakarta',
      isexportall: false,
      status: 1,
    }),
    change: { name: 'Cabang Baru' },
  },
  'platform.profilecontrol': { readBy: 'overview', change: { attendance: 0 }, restore: { attendance: 1 } },
  'platform.applog': {},
  'platform.pengumuman': { create: (_world, n) => ({ message: `Rapat bulanan ke-${n}` }) },
  'platform.users': { change: { note: 'Diubah', phone: '081234567890' }, changeable: { role: '1' } },
} satisfies Partial<Samples>;

// Prices of a treatment by branch and day (service.md 2.12).
import { field } from '../kernel/field.ts';

export const priceLines = field.lines('Harga per cabang', {
  table: 'tindakanmedisprices',
  parent: 'perawatan_id',
  fields: {
    profile_id: field.ref('Cabang', {
      to: 'platform.profile',
      embed: 'profiledata',
      help: 'Kosong: berlaku di semua cabang',
    }),
    price: field.money('Harga', { required: true, min: 0 }),
    valid_from: field.date('Berlaku mulai', { required: true }),
  },
});

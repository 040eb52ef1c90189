// Names as they sound in the four cities of the demo branches.
import type { Gender } from '../../../src/resources/service/nik.ts';
import type { Random } from './random.ts';

export type Region = 'sunda' | 'jakarta' | 'bugis' | 'bali';

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** By gender: 0 male, 1 female. */
type ByGender = Readonly<Record<Gender, readonly string[]>>;

const COMMON: ByGender = {
  0: words(`Rizky Bambang Agus Budi Dimas Fajar Hendra Iwan Joko Kurniawan Lukman Muhammad Nanda Oki Prasetyo Rangga Satria Teguh Wahyu
    Yusuf Zainal Arif Bagas Candra Dedi Eko Farhan Galih Hafiz Ilham Reza Surya Taufik Vino Yoga Aditya Bima Gilang Irfan Rafi`),
  1: words(`Aulia Dewi Fitri Indah Keysha Lestari Maya Nurul Putri Ratih Sari Tika Wulan Yuni Zahra Anisa Bunga Citra Dian Eka Farah Gita
    Hana Intan Kartika Laras Mega Nadia Rani Salsabila Tiara Vania Widya Ayu Rina Siti Nisa Melati Shinta Rahma`),
};

const GIVEN: Readonly<Record<Region, ByGender>> = {
  sunda: {
    0: words('Asep Ujang Dadang Cecep Deden Encep Jajang Tatang Yayan Ade Iman Rudi Gungun Hilman Ridwan'),
    1: words('Neneng Euis Iis Cucu Imas Lilis Nining Teti Yanti Ai Elis Mimin Rika Santi Wiwin'),
  },
  jakarta: {
    0: words(
      'Kevin Andreas Michael Rendy Jonathan Steven Ricky Adrian Daniel Jeremy Rojali Sabeni Mahmud Ferdinand Wilson',
    ),
    1: words(
      'Jessica Stephanie Clarissa Michelle Angelina Natasha Cynthia Felicia Vanessa Monica Rogayah Zaenab Amanda Olivia Grace',
    ),
  },
  bugis: {
    0: words('Baso Ambo Sulaiman Syahrul Andi Sultan Idris Kamaruddin Nasrul Rusdi Tenri Arsyad Jufri Anwar Haris'),
    1: words(
      'Besse Tenri Rosmiati Hasna Nurhayati Sitti Marwah Jumriah Suriani Fatmawati Rahmatia Halimah Irma Asriani Kasma',
    ),
  },
  bali: {
    0: words('Wayan Made Nyoman Ketut Gede Putu Kadek Komang'),
    1: words('Wayan Made Nyoman Ketut Luh Putu Kadek Komang'),
  },
};

const LAST: Readonly<Record<Region, readonly string[]>> = {
  sunda:
    words(`Hidayat Permana Suryana Kusnadi Gunawan Setiawan Maulana Nugraha Rahman Sobari Mulyana Supriatna Firmansyah Ramdani Wijaya
    Kartadinata Sutisna Herdiana Saepudin Sunarya`),
  jakarta:
    words(`Halim Santoso Siregar Nasution Tanjung Simanjuntak Wibowo Kusuma Hartono Salim Lubis Sinaga Pratama Gunadi Susanto
    Hutagalung Liem Tanuwijaya Situmorang Ramadhan`),
  bugis:
    words(`Daeng Mappasessu Makkulau Latief Baharuddin Syamsuddin Pallawa Tahir Amiruddin Mansyur Yusran Hamzah Karim Rauf Said
    Palaguna Tenriawaru Sanusi Mattalatta Nurdin`),
  bali: words(`Putra Suartana Wirawan Suardana Adnyana Dharma Sudiana Mahendra Astawa Pradnyana Wijaya Sukerta Ardana Suparta Yasa
    Widiani Sriani Pertiwi Artini Laksmi`),
};

const balinese = (random: Random, gender: Gender): string => {
  const title = random.weighted(
    gender === 0
      ? ([
          ['I', 8],
          ['Ida Bagus', 1],
        ] as const)
      : ([
          ['Ni', 8],
          ['Ida Ayu', 1],
        ] as const),
  );
  const order = title.startsWith('Ida') ? '' : `${random.pick(GIVEN.bali[gender])} `;
  const own = random.chance(0.5) ? `${random.pick(COMMON[gender])} ` : '';
  return `${title} ${order}${own}${random.pick(LAST.bali)}`;
};

/** A full name; about a tenth of Balinese patients have names from elsewhere, as anywhere. */
export const drawName = (random: Random, region: Region, gender: Gender): string => {
  if (region === 'bali' && random.chance(0.9)) return balinese(random, gender);
  const first = random.chance(0.4) ? random.pick(GIVEN[region][gender]) : random.pick(COMMON[gender]);
  const middle = random.chance(0.35) ? ` ${random.pick(COMMON[gender])}` : '';
  const last = random.chance(0.85) ? ` ${random.pick(LAST[region])}` : '';
  return middle.trim() === first ? `${first}${last}` : `${first}${middle}${last}`;
};

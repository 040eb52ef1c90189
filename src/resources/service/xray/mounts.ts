// Places of radiographs as they are hung up: a panoramic, four bitewings, fourteen periapicals; bitewings and periapicals together are the
// full mouth of eighteen (workspace.md 3). As one looks at the patient: his right is at the left.

/** Bytes of a radiograph's file; sixteen bits a pixel make it larger than a photo. */
export const MAX_XRAY = 32 * 1024 * 1024;

/** Files of X-ray devices, by what they are called: devices leave the ending out as well. */
export const isXrayName = (name: string): boolean => /\.(dcm|dicom)$/i.test(name) || !name.includes('.');

/** Keys are kept; order is that of a row of the mount. */
export const mountPlaces = [
  { value: 'panoramic', label: 'Panoramik' },
  { value: 'pa-molar-ur', label: 'Periapikal molar kanan atas' },
  { value: 'pa-premolar-ur', label: 'Periapikal premolar kanan atas' },
  { value: 'pa-canine-ur', label: 'Periapikal kaninus kanan atas' },
  { value: 'pa-incisor-u', label: 'Periapikal insisif atas' },
  { value: 'pa-canine-ul', label: 'Periapikal kaninus kiri atas' },
  { value: 'pa-premolar-ul', label: 'Periapikal premolar kiri atas' },
  { value: 'pa-molar-ul', label: 'Periapikal molar kiri atas' },
  { value: 'bw-molar-r', label: 'Bitewing molar kanan' },
  { value: 'bw-premolar-r', label: 'Bitewing premolar kanan' },
  { value: 'bw-premolar-l', label: 'Bitewing premolar kiri' },
  { value: 'bw-molar-l', label: 'Bitewing molar kiri' },
  { value: 'pa-molar-lr', label: 'Periapikal molar kanan bawah' },
  { value: 'pa-premolar-lr', label: 'Periapikal premolar kanan bawah' },
  { value: 'pa-canine-lr', label: 'Periapikal kaninus kanan bawah' },
  { value: 'pa-incisor-l', label: 'Periapikal insisif bawah' },
  { value: 'pa-canine-ll', label: 'Periapikal kaninus kiri bawah' },
  { value: 'pa-premolar-ll', label: 'Periapikal premolar kiri bawah' },
  { value: 'pa-molar-ll', label: 'Periapikal molar kiri bawah' },
] as const;
export type MountPlace = (typeof mountPlaces)[number]['value'];

const places = mountPlaces.map(({ value }) => value);
const beginning = (word: string): readonly MountPlace[] => places.filter((place) => place.startsWith(word));

/** What is hung up together, row after row. */
export const mounts: Readonly<Record<'panoramic' | 'bitewing' | 'full', readonly (readonly MountPlace[])[]>> = {
  panoramic: [['panoramic']],
  bitewing: [beginning('bw-')],
  full: [
    places.filter((place) => /^pa-.*-u/.test(place)),
    beginning('bw-'),
    places.filter((place) => /^pa-.*-l/.test(place)),
  ],
};
export type Mount = keyof typeof mounts;

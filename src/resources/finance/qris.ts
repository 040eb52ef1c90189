// A QRIS code with an amount, made of the branch's own static one (EMVCo QR Code Specification for Payment Systems, merchant-presented
// mode 1.1; the national template 51 of QRIS). Pure: what the settings preview is what the server makes.

/** Bank Indonesia, PADG 24/1/PADG/2022: at most so many rupiah a transaction since 1 March 2022; an issuer may allow less. */
export const QRIS_LIMIT = 10_000_000;

/** What a code says of itself: shown once, or with an amount. Some acquirers take an amount in a static one only. */
export const qrisInitiations = [
  { value: 12, name: 'dynamic', label: '12 · dinamis' },
  { value: 11, name: 'static', label: '11 · statis dengan nominal' },
] as const;
export type QrisInitiation = (typeof qrisInitiations)[number]['value'];

/** Codes of refusals. */
export type QrisFault = 'qris-broken' | 'qris-crc' | 'qris-foreign' | 'qris-nmid' | 'qris-dynamic';

interface Part {
  readonly id: string;
  readonly value: string;
}
export interface Qris {
  readonly parts: readonly Part[];
  readonly name: string;
  readonly city: string;
  /** National number of the merchant: 'ID' and 13 digits. */
  readonly nmid: string;
}

const CRC_SIZE = 4;
const START = 0xffff;
const POLYNOMIAL = 0x1021;
const TOP = 0x8000;

const shifted = (crc: number): number => ((crc & TOP) === 0 ? crc << 1 : (crc << 1) ^ POLYNOMIAL) & START;

/** CRC-16/CCITT-FALSE over the UTF-8 bytes of a text, four upper-case hex digits: of '123456789' it is '29B1'. */
export const crcOf = (text: string): string => {
  let crc = START;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = shifted(crc);
  }
  return crc.toString(16).toUpperCase().padStart(CRC_SIZE, '0');
};

const HEAD = /^\d{4}$/;

/** The objects of a text in their order: id, length in characters, value. Undefined where it is cut, runs over or says one twice. */
export const partsOf = (text: string): readonly Part[] | undefined => {
  const letters = Array.from(text);
  const parts: Part[] = [];
  for (let at = 0; at < letters.length;) {
    const head = letters.slice(at, at + 4).join('');
    if (!HEAD.test(head)) return undefined;
    const [id, size] = [head.slice(0, 2), Number(head.slice(2))];
    const value = letters.slice(at + 4, at + 4 + size);
    if (value.length < size || parts.some((part) => part.id === id)) return undefined;
    parts.push({ id, value: value.join('') });
    at += 4 + size;
  }
  return parts;
};

const textOf = ({ id, value }: Part): string => `${id}${String(Array.from(value).length).padStart(2, '0')}${value}`;

/** Objects as one text, with the check at the end. */
const sealed = (parts: readonly Part[]): string => {
  const body = `${parts.map(textOf).join('')}6304`;
  return body + crcOf(body);
};

const NMID = /^ID\d{13}$/;
const nmidOf = (template: string | undefined): string | undefined => {
  const parts = partsOf(template ?? '') ?? [];
  const valueOf = (id: string) => parts.find((part) => part.id === id)?.value;
  const nmid = valueOf('02') ?? '';
  return valueOf('00') === 'ID.CO.QRIS.WWW' && NMID.test(nmid) ? nmid : undefined;
};

/**
 * The branch's static code, read strictly: a code that was scanned in part or mistyped is told by its check.
 * @param text as it was scanned; nothing of it is trimmed
 */
export const readQris = (text: string): Qris | QrisFault => {
  const parts = partsOf(text);
  if (!parts || parts[0]?.id !== '00' || parts[0].value !== '01' || parts.at(-1)?.id !== '63') return 'qris-broken';
  const crc = parts.at(-1)?.value ?? '';
  if (crc.length !== CRC_SIZE || crcOf(text.slice(0, -CRC_SIZE)) !== crc) return 'qris-crc';
  const valueOf = (id: string) => parts.find((part) => part.id === id)?.value;
  if (valueOf('53') !== '360' || valueOf('58') !== 'ID') return 'qris-foreign';
  if (valueOf('54') !== undefined || (valueOf('01') ?? '11') !== '11') return 'qris-dynamic';
  const nmid = nmidOf(valueOf('51'));
  return nmid === undefined ? 'qris-nmid' : { parts, name: valueOf('59') ?? '', city: valueOf('60') ?? '', nmid };
};

/** Initiation, amount, a tip with its kind, check: a bill has no tip, and the others are made anew. */
const DROPPED = /^(01|5[4-7]|63)$/;

/**
 * The code for one payment. Every other object stays as it is, in its order: the initiation after the format, the amount after the
 * currency.
 * @param amount whole rupiah, above 0
 */
export const qrisWithAmount = ({ parts }: Pick<Qris, 'parts'>, amount: number, initiation: QrisInitiation): string =>
  sealed(
    parts
      .filter(({ id }) => !DROPPED.test(id))
      .flatMap((part) => [
        part,
        ...(part.id === '00' ? [{ id: '01', value: String(initiation) }] : []),
        ...(part.id === '53' ? [{ id: '54', value: String(amount) }] : []),
      ]),
  );

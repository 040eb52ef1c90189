// Finds a code in a picture (docs/decisions/0074).
import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';

/** What stands on boxes and labels. */
const OPTIONS: ReaderOptions = {
  formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE', 'Code128', 'ITF14', 'DataBar', 'DataMatrix', 'QRCode'],
  // As a scanner sends it: with its separators, without brackets that a batch could hold as well.
  textMode: 'Plain',
  maxNumberOfSymbols: 1,
};

type Part = NonNullable<Parameters<typeof prepareZXingModule>[0]>['overrides'];
/** Loads the decoder. `part` says where its WebAssembly is; left out, it would come from a network of others. */
export const prepareDecoder = async (part: Part): Promise<void> => {
  await prepareZXingModule({ overrides: part, fireImmediately: true });
};

/** The code in the picture as a scanner sends it, GS1 with the mark of its symbol; null: there is none. */
export const decode = async (picture: ImageData): Promise<string | null> => {
  const [found] = await readBarcodes(picture, OPTIONS);
  if (!found) return null;
  return found.contentType === 'GS1' ? `${found.symbologyIdentifier}${found.text}` : found.text;
};

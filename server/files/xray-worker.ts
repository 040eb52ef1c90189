// Runs in a thread of its own: unpacks the file of an X-ray device and makes the picture of it that everybody sees.
import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import type { XrayFacts } from '../../src/resources/service/xray/facts.ts';
import { DicomRefused, readXray, type UnpackJpeg } from '../../src/dicom/read-dicom.ts';
import { fullWindow, greyPixels, tableOf } from '../../src/resources/service/xray/window.ts';

export interface XrayRequest {
  readonly bytes: Uint8Array;
}
/** Of a picture of `facts`, one grey byte a pixel; or why there is none. */
export type XrayAnswer =
  | { readonly facts: XrayFacts; readonly grey: Uint8Array<ArrayBuffer> }
  | { readonly refused: Pick<DicomRefused, 'why' | 'what'> };

const unpack: UnpackJpeg = async (jpeg) => {
  const picture = sharp(jpeg, { failOn: 'error' }).extractChannel(0).raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, grey: data };
};

const answer = async ({ bytes }: XrayRequest): Promise<XrayAnswer> => {
  try {
    const { facts, pixels } = await readXray(bytes, unpack);
    const grey = greyPixels(pixels, tableOf(pixels, facts.windows[0] ?? fullWindow(pixels)));
    return { facts, grey: new Uint8Array(grey) };
  } catch (error) {
    if (error instanceof DicomRefused) return { refused: { why: error.why, what: error.what } };
    throw error;
  }
};

const made = await answer(workerData as XrayRequest);
parentPort?.postMessage(made, 'grey' in made ? [made.grey.buffer] : []);

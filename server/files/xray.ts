// Radiographs as their device writes them: what the file says, and its picture and thumbnail.
import sharp from 'sharp';
import type { XrayFacts } from '../../src/resources/service/xray/facts.ts';
import { DicomRefused } from '../../src/dicom/read-dicom.ts';
import { startThread } from '../thread.ts';
import { packed, type Photo, type Sizes, within } from './photo.ts';
import type { XrayAnswer, XrayRequest } from './xray-worker.ts';

const HEAP_MB = 384;
const MOST_MS = 20_000;

const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY';

/** What the thread answers; one that takes too long, or all memory that it may have, has met a broken file. @throws DicomRefused */
const unpacked = (bytes: Buffer): Promise<Exclude<XrayAnswer, { refused: unknown }>> =>
  new Promise((resolve, reject) => {
    const workerData: XrayRequest = { bytes };
    const worker = startThread('files', 'xray-worker', {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    const fail = (): void => reject(new DicomRefused('unreadable'));
    const timer = setTimeout(() => {
      fail();
      void worker.terminate();
    }, MOST_MS);
    const failed = (error: NodeJS.ErrnoException): void => (error.code === OUT_OF_MEMORY ? fail() : reject(error));
    worker.once('message', (answer: XrayAnswer) => {
      if ('refused' in answer) reject(new DicomRefused(answer.refused.why, answer.refused.what));
      else resolve(answer);
    });
    worker.once('error', failed);
    worker.once('exit', () => {
      clearTimeout(timer);
      fail();
    });
  });

/**
 * Reads the file in a thread of its own.
 * @throws DicomRefused
 */
export const encodeXray = async (
  bytes: Buffer,
  { side, thumb, quality }: Sizes,
): Promise<{ readonly facts: XrayFacts; readonly photo: Photo; readonly thumbnail: Photo }> => {
  const { facts, grey } = await unpacked(bytes);
  const raw = { width: facts.columns, height: facts.rows, channels: 1 } as const;
  const photo = await packed(sharp(grey, { raw }).resize(within(side)), quality);
  const thumbnail = await packed(sharp(photo.bytes).resize(within(thumb)), quality);
  return { facts, photo, thumbnail };
};

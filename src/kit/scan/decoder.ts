// The decoder as the page sees it: one picture after the other, in a worker of its own.

export type Decoded = { readonly code: string | null } | { readonly error: string };

export interface Decoder {
  /** The code in the picture, or null. @throws Error where the decoder could not be loaded */
  readonly decode: (picture: ImageData) => Promise<string | null>;
  readonly close: () => void;
}

export const createDecoder = (): Decoder => {
  const worker = new Worker(new URL('./decode-worker.ts', import.meta.url), { type: 'module' });
  return {
    decode: (picture) =>
      new Promise((resolve, reject) => {
        worker.addEventListener(
          'message',
          ({ data }: MessageEvent<Decoded>) => ('error' in data ? reject(new Error(data.error)) : resolve(data.code)),
          { once: true },
        );
        worker.addEventListener('error', ({ message }) => reject(new Error(message)), { once: true });
        worker.postMessage(picture, [picture.data.buffer]);
      }),
    close: () => worker.terminate(),
  };
};

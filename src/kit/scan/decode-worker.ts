// Decodes pictures beside the page: its answer alone may run WebAssembly (server/http/security.ts), and the page stays quick.
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { decode, prepareDecoder } from './decode.ts';
import type { Decoded } from './decoder.ts';

const answer = (decoded: Decoded): void => globalThis.postMessage(decoded);
const ready = prepareDecoder({ locateFile: () => wasm });

globalThis.addEventListener('message', ({ data }: MessageEvent<ImageData>) => {
  ready
    .then(() => decode(data))
    .then(
      (code) => answer({ code }),
      (error: unknown) => answer({ error: String(error) }),
    );
});

// The package names types that it does not ship.
declare module 'jpeg-lossless-decoder-js' {
  export class Decoder {
    /** Values of the picture, row after row. @param bytes of one value @throws Error for what is no lossless JPEG */
    decode(buffer: ArrayBufferLike, offset: number, length: number, bytes: number): Uint8Array | Uint16Array;
  }
}

// It is one CommonJS object; the names that its types tell are not seen by Node.
declare module 'dicom-parser' {
  const parser: {
    readonly parseDicom: typeof parseDicom;
    readonly readEncapsulatedImageFrame: typeof readEncapsulatedImageFrame;
  };
  export default parser;
}

// Use cases of the packages; completeness is checked in ../index.ts.
import { showTypeImage, uploadTypeImage } from './offer/type-image.ts';

export const paketUseCases = {} as const;

export const paketCallHandlers = {
  'paket.type.uploadimage': uploadTypeImage,
  'paket.type.image': showTypeImage,
} as const;

// Use cases of the packages; completeness is checked in ../index.ts.
import { listVersions, showVersion } from './offer/history-record.ts';
import { findPrograms } from './offer/find-programs.ts';
import { listPrograms, simulateSale } from './offer/list-programs.ts';
import { showTypeImage, uploadTypeImage } from './offer/type-image.ts';
import { activate, copyVersion, deactivate } from './offer/version-life.ts';
import { createVersion, deleteVersion, editVersion } from './offer/write-version.ts';

export const paketUseCases = {
  'paket.history': {
    list: listVersions,
    show: showVersion,
    create: createVersion,
    edit: editVersion,
    delete: deleteVersion,
    aktifkan: activate,
    nonaktifkan: deactivate,
    salin: copyVersion,
  },
} as const;

export const paketCallHandlers = {
  'paket.type.uploadimage': uploadTypeImage,
  'paket.type.image': showTypeImage,
  'paket.historyperawatan.list': listPrograms,
  'paket.program.cari': findPrograms,
  'paket.history.simulasi': simulateSale,
} as const;

// Fixed assets: the use cases of the room.
import { planDepreciation, runDepreciation, voidDepreciation } from './depreciate.ts';
import { disposeAset, undisposeAset } from './dispose-aset.ts';
import { assetHistory, compareAssets, listAset } from './list-aset.ts';
import { listPrepaid } from './list-prepaid.ts';
import { cancelAset, createAset, editAset } from './store-aset.ts';

export const assetUseCases = {
  'finance.aset': {
    list: listAset,
    create: createAset,
    edit: editAset,
    lepas: disposeAset,
    batallepas: undisposeAset,
    batal: cancelAset,
  },
  'finance.penyusutan': { void: voidDepreciation },
};

export const assetHandlers = {
  'finance.penyusutan.rencana': planDepreciation,
  'finance.penyusutan.susutkan': runDepreciation,
  'finance.aset.riwayat': assetHistory,
  'finance.aset.buku': compareAssets,
  'finance.prabayar': listPrepaid,
};

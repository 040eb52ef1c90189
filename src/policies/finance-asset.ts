// Who keeps the register of fixed assets; part of the grants and openings of the module (decision 105).
import type { CallGrants, ResourceGrants } from './grant.ts';
import type { CallOpenings, ResourceOpenings } from './opening.ts';
import type { assetCalls } from '../resources/finance/asset-calls.ts';
import type { financeResources } from '../resources/finance/index.ts';
import { FINANCE, MANAGER, SUPERADMIN } from './role.ts';

const BOOKS = [FINANCE, MANAGER, SUPERADMIN] as const;
const ASSET = ['finance.aset'] as const;
const MASTER = ['finance.master'] as const;

type Resources = Pick<typeof financeResources, 'finance.asetkategori' | 'finance.aset' | 'finance.penyusutan'>;

export const assetGrants: ResourceGrants<Resources> = {
  'finance.asetkategori': {
    list: BOOKS,
    show: BOOKS,
    pick: BOOKS,
    create: BOOKS,
    edit: BOOKS,
    delete: BOOKS,
    export: BOOKS,
  },
  'finance.aset': {
    list: BOOKS,
    show: BOOKS,
    create: BOOKS,
    edit: BOOKS,
    export: BOOKS,
    lepas: BOOKS,
    batallepas: BOOKS,
    batal: BOOKS,
  },
  'finance.penyusutan': { list: BOOKS, show: BOOKS, export: BOOKS, void: BOOKS },
};

export const assetOpenings: ResourceOpenings<Resources> = {
  'finance.asetkategori': { read: MASTER, write: MASTER, pick: [...MASTER, ...ASSET] },
  'finance.aset': ASSET,
  'finance.penyusutan': ASSET,
};

export const assetCallGrants: CallGrants<typeof assetCalls> = {
  'finance.penyusutan.rencana': BOOKS,
  'finance.penyusutan.susutkan': BOOKS,
  'finance.aset.riwayat': BOOKS,
  'finance.aset.buku': BOOKS,
  'finance.prabayar': BOOKS,
};

export const assetCallOpenings: CallOpenings<typeof assetCalls> = {
  'finance.penyusutan.rencana': ASSET,
  'finance.penyusutan.susutkan': ASSET,
  'finance.aset.riwayat': ASSET,
  'finance.aset.buku': ASSET,
  'finance.prabayar': ASSET,
};

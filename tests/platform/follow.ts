// Follows the address of a figure to the rows that its page lists: the page's own filters, as it asks for them.
import { visitperawatan } from '../../src/resources/service/visitperawatan.ts';
import { body } from '../service/stage.ts';
import type { Client } from '../support/app.ts';

type Row = Readonly<Record<string, unknown>>;
interface Listed {
  readonly data: readonly Row[];
  readonly count: number;
  readonly sum?: number;
  readonly sums?: Readonly<Record<string, number>>;
}
interface Page {
  readonly api: string;
  /** What the page asks for beside the address. */
  readonly fixed?: Readonly<Record<string, string>>;
}
/** Pages that figures lead to, and the list that each shows. */
const PAGES: Readonly<Record<string, Page>> = {
  '/service/visit/daily': { api: 'service/visit' },
  '/service/rekammedis/tindakanmedis': {
    api: 'service/visitperawatan',
    fixed: { status: String(visitperawatan.state.done) },
  },
  '/finance/payment/bill': { api: 'finance/bill' },
  '/finance/payment/bill_credit': { api: 'finance/bill' },
  '/finance/payment/transaction': { api: 'finance/billtransaction' },
  '/finance/deviden/transaction': { api: 'finance/deviden' },
  '/finance/deviden/investor': { api: 'finance/devidendetail' },
  '/finance/tindakan/transaction': { api: 'finance/hutang', fixed: { source_type: 'tindakanincome' } },
  '/paket/sales': { api: 'paket/membership' },
  '/paket/sales/getfreeused': { api: 'paket/membershipperawatanused' },
};
/** Parameters of a page that are none of its list. */
const OF_PAGE = ['tab'];
const LIMIT = '100';

/** The rows behind a figure; all of them, else the test has outgrown a page. */
export const follow = async (by: Client, address: string | undefined, more: Readonly<Record<string, string>> = {}) => {
  const [path = '', search] = address?.split('?') ?? [];
  const page = PAGES[path];
  if (!page) throw new Error(`No list is known of ${address}.`);
  const asked = Object.fromEntries([...new URLSearchParams(search)].filter(([name]) => !OF_PAGE.includes(name)));
  return body(await by.get<Listed>(`/api/${page.api}`, { query: { ...asked, ...page.fixed, limit: LIMIT, ...more } }));
};

/** Sum of one column of rows. */
export const total = (rows: readonly Row[], column: string): number =>
  rows.reduce((sum, row) => sum + Number(row[column]), 0);

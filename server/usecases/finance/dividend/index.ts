// Dividends and their parts: the use cases of the room.
import { approveDividend, cancelDividend } from './approve-dividend.ts';
import { keepDividend, previewDividend, simulateDividend } from './keep-dividend.ts';
import { listDividends, listShares, showDividend, showShare } from './list-dividends.ts';
import { whyDividend, whyDividendShare } from './why-dividend-calls.ts';

export const dividendUseCases = {
  'finance.deviden': { list: listDividends, show: showDividend, approve: approveDividend, cancel: cancelDividend },
  'finance.devidendetail': { list: listShares, show: showShare },
};

export const dividendHandlers = {
  'finance.deviden.pratinjau': previewDividend,
  'finance.deviden.hitung': keepDividend,
  'finance.deviden.simulasi': simulateDividend,
  'finance.deviden.why': whyDividend,
  'finance.devidendetail.why': whyDividendShare,
};

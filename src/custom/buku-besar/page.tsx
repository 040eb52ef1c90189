// '/finance/laporan-v2/bukubesar': one account, of one branch or of all that are seen together (finance.md 4).
import { LedgerPage } from '../../screens/parts/report/ledger-page.tsx';

export default function Page() {
  return <LedgerPage path="finance-v2/laporan/bukubesar" />;
}

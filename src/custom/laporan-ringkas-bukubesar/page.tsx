// '/finance/laporan/bukubesar': one account of one branch (finance.md 4).
import { LedgerPage } from '../../screens/parts/report/ledger-page.tsx';

export default function Page() {
  return <LedgerPage path="finance/laporan/bukubesar" oneBranch />;
}

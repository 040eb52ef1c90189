// What the branch menu holds: the branch, links of the bar that found no room there, modules, launcher.
import { AreaLinks } from './area-links.tsx';
import { BranchCard } from './branch-card.tsx';
import { Launcher } from './launcher.tsx';
import { ModuleTiles } from './module-tiles.tsx';
import layout from '../../kit/style/layout.module.css';

interface Props {
  readonly areaLinks: boolean;
  readonly onFollow: () => void;
  readonly onChangeBranch: () => void;
}

export default function BranchPanel({ areaLinks, onFollow, onChangeBranch }: Props) {
  return (
    <div className={layout.stackLarge}>
      <BranchCard onChange={onChangeBranch} />
      {areaLinks && <AreaLinks place="panel" onFollow={onFollow} />}
      <ModuleTiles onFollow={onFollow} />
      <Launcher onFollow={onFollow} />
    </div>
  );
}

// Whose figures: the user's own branch; a superadmin who works in none chooses one, the first to begin with unless the page or the
// address (`?cabang=`) says otherwise, or all of them. A report lets him choose whichever branch he works in (decision 115).
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { SUPERADMIN } from '../../../policies/role.ts';
import { useBranch, useBranches } from '../../../providers/branch.ts';
import { useUser } from '../../../providers/session.ts';
import style from './branch.module.css';

const ALL = 'all';
/** The parameter of an address. */
const ADDRESS = 'cabang';

export interface BranchChoice {
  /** For the query; undefined: the branch of the session. */
  readonly profile_id: string | undefined;
  /** False while the first branch is not known yet. */
  readonly isReady: boolean;
  /** Name of the branches that are seen together. */
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly choose: (profile_id: string) => void;
}

interface Choices {
  /** The branches can be seen together as well. */
  readonly all?: boolean;
  /** What is chosen to begin with, as a link or a page asks: the id of a branch, or 'all'. */
  readonly begin?: string | undefined;
  /** Of a report: a superadmin who works in a branch looks at others as well, and begins with his own. */
  readonly beyond?: boolean;
}

/** The branch that a link asks for, where it is one. */
const askedOf = (address: URLSearchParams): string | undefined => /^(?:all|\d+)$/.exec(address.get(ADDRESS) ?? '')?.[0];

export const useBranchChoice = ({ all = true, begin, beyond = false }: Choices = {}): BranchChoice => {
  const { t } = useTranslation();
  const user = useUser();
  const own = useBranch();
  const worksIn = user.session_profile_id;
  const isFree = user.role === SUPERADMIN && (worksIn === null || beyond);
  const { data } = useBranches(isFree);
  const [address, setAddress] = useSearchParams();
  const [before, keep] = useState<string>();
  const choose = (id: string) => {
    keep(id);
    setAddress((now) => (now.set(ADDRESS, id), now), { replace: true });
  };
  if (!isFree) return { profile_id: undefined, isReady: true, name: own?.name ?? '', options: [], choose };
  const branches = (data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  const options = all ? [...branches, { value: ALL, label: t('insight.allBranches') }] : branches;
  const first = worksIn === null ? (begin ?? branches[0]?.value) : String(worksIn);
  const profile_id = askedOf(address) ?? before ?? first;
  const name = options.find(({ value }) => value === profile_id)?.label ?? '';
  return { profile_id, isReady: profile_id !== undefined, name, options, choose };
};

export const BranchSelect = ({ choice }: { choice: BranchChoice }) => {
  const { t } = useTranslation();
  if (choice.options.length === 0) return null;
  return (
    <Select
      className={style.branch}
      aria-label={t('insight.branch')}
      loading={!choice.isReady}
      value={choice.profile_id}
      options={[...choice.options]}
      onChange={choice.choose}
    />
  );
};

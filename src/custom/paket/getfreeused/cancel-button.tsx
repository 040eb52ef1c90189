// Goods of a package that were handed over come back: asked with a reason.
import { Button } from 'antd';
import { useState } from 'react';
import { useUser } from '../../../providers/session.ts';
import type { ListedOf } from '../../../resources/answers.ts';
import { claim as resource } from '../../../resources/paket/claim.ts';
import { claimSource } from '../../../resources/paket/membership-life.ts';
import { verbsFor } from '../../../screens/record/verbs.ts';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const VerbDialog = onDemand(async () => (await import('../../../screens/record/verb-dialog.tsx')).VerbDialog);

/** Nothing for what a visit has taken: that goes back with the visit. */
export const CancelButton = ({ claim }: { claim: ListedOf<'paket.membershipperawatanused'> }) => {
  const me = useUser();
  const [isOpen, open] = useState(false);
  const named = claim.source_type === claimSource.item ? verbsFor(resource, me, claim.status)[0] : undefined;
  if (!named) return null;
  return (
    <>
      <Button size="small" danger aria-label={`${named.verb.label}: ${claim.code}`} onClick={() => open(true)}>
        {named.verb.label}
      </Button>
      {isOpen && (
        <VerbDialog
          resource={resource}
          record={claim}
          named={named}
          fields={Object.entries(named.verb.input).map(([name, field]) => ({ name, field }))}
          onClose={() => open(false)}
        />
      )}
    </>
  );
};

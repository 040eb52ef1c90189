// Who may open a page is led there, everybody else stays.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { SUPERADMIN } from '../policies/role.ts';
import { userRole } from '../resources/platform/role.ts';
import { playServer, show } from '../../tests/support/fake-server.tsx';
import { useGo } from './go.ts';

const LEDGER = '/finance/laporan-v2/bukubesar?akun=7';
const Asking = ({ ways }: { readonly ways: string | readonly string[] }) => {
  const go = useGo();
  const { pathname, search } = useLocation();
  const [went, tell] = useState<boolean>();
  return (
    <>
      <button type="button" onClick={() => void go(ways).then(tell)}>
        Buka
      </button>
      <p>{`${pathname}${search} ${String(went)}`}</p>
    </>
  );
};
const asked = async (role: number, ways: string | readonly string[]) => {
  await playServer(role, {});
  show(<Asking ways={ways} />);
  await userEvent.click(screen.getByRole('button', { name: 'Buka' }));
};

describe('a way by what was done', () => {
  it('is gone by who may open the page, with what the address asks', async () => {
    await asked(SUPERADMIN, LEDGER);
    expect(await screen.findByText(`${LEDGER} true`)).toBeInTheDocument();
  });

  it('leaves everybody else where he is', async () => {
    await asked(userRole.dokter, LEDGER);
    expect(await screen.findByText('/ false')).toBeInTheDocument();
  });

  it('is the first of several that opens', async () => {
    await asked(userRole.dokter, [LEDGER, '/service/visit']);
    expect(await screen.findByText('/service/visit true')).toBeInTheDocument();
  });
});

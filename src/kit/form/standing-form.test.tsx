import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { playServer, show } from '../../../tests/support/fake-server.tsx';
import { ADMIN } from '../../policies/role.ts';
import { useChanged, useTyped } from './leave.tsx';
import { StandingForm } from './standing-form.tsx';

const Field = ({ first, onSaved }: { first: string; onSaved: () => void }) => {
  const [words, setWords] = useState(first);
  useTyped(useChanged(words));
  return (
    <>
      <input aria-label="Oklusi" value={words} onChange={({ target }) => setWords(target.value)} />
      <button type="button" onClick={onSaved}>
        Simpan
      </button>
    </>
  );
};
/** The page, and the colleague who stores the next version. */
const Page = () => {
  const [version, store] = useState(1);
  const next = () => store(version + 1);
  return (
    <>
      <button type="button" onClick={next}>
        Rekan menyimpan
      </button>
      <StandingForm version={version} shown={`versi ${version}`}>
        {(shown, onSaved) => (
          <Field
            first={shown}
            onSaved={() => {
              onSaved();
              next();
            }}
          />
        )}
      </StandingForm>
    </>
  );
};
const field = () => screen.getByLabelText('Oklusi');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a form on the page, while a colleague stores what it shows', () => {
  beforeEach(() => playServer(ADMIN, {}));

  it('shows the newer version where nothing was typed', async () => {
    show(<Page />);
    await press('Rekan menyimpan');
    expect(field()).toHaveValue('versi 2');
  });

  it('keeps what was typed, says so, and gives it up when that is wanted', async () => {
    show(<Page />);
    await userEvent.type(field(), ', saya');
    await press('Rekan menyimpan');
    expect(field()).toHaveValue('versi 1, saya');
    expect(screen.getByRole('status')).toHaveTextContent('Data ini baru diubah orang lain');
    await press('Muat ulang data terbaru');
    await press('Tutup');
    expect(field()).toHaveValue('versi 2');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('takes over what it has stored itself', async () => {
    show(<Page />);
    await userEvent.type(field(), ', saya');
    await press('Simpan');
    expect(field()).toHaveValue('versi 2');
  });
});

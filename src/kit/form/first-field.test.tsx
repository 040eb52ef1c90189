// The cursor stays in a drawer whose rows come and go: Esc is heard, and Tab goes on from where it was.
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { playServer, show } from '../../../tests/support/fake-server.tsx';
import { ADMIN } from '../../policies/role.ts';
import { FormDrawer } from '../drawer/form-drawer.tsx';

const Rows = () => {
  const [rows, setRows] = useState(['Amoksisilin', 'Ibuprofen', 'Ranitidin']);
  const [used, use] = useState(false);
  return (
    <form id="rows">
      <input aria-label="Cari obat" />
      <button type="button" disabled={used} onClick={() => use(true)}>
        Parasetamol
      </button>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <input aria-label={`Aturan ${row}`} />
            <button type="button" onClick={() => setRows((old) => old.filter((one) => one !== row))}>
              Hapus {row}
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
};
const onClose = vi.fn();
const open = async () => {
  show(
    <FormDrawer title="Tulis Resep" form="rows" width={480} onClose={onClose}>
      <Rows />
    </FormDrawer>,
  );
  await vi.waitFor(() => expect(screen.getByLabelText('Cari obat')).toHaveFocus());
};
/** Where the cursor is: a drawer hears no key that is struck outside of it. */
const escape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape', keyCode: 27 });
const taken = (row: string) => screen.getByRole('button', { name: `Hapus ${row}` });

beforeEach(async () => {
  onClose.mockClear();
  await playServer(ADMIN, {});
});

it('goes to the row that took the place of the one that is gone, at last to the first field, and Esc closes', async () => {
  await open();
  await userEvent.click(taken('Ibuprofen'));
  await vi.waitFor(() => expect(taken('Ranitidin')).toHaveFocus());
  await userEvent.click(taken('Ranitidin'));
  await vi.waitFor(() => expect(taken('Amoksisilin')).toHaveFocus());
  await userEvent.click(taken('Amoksisilin'));
  await vi.waitFor(() => expect(screen.getByLabelText('Cari obat')).toHaveFocus());
  escape();
  expect(onClose).toHaveBeenCalledOnce();
});

it('does not leave the drawer with a button that cannot be pressed any more', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Parasetamol' }));
  await vi.waitFor(() => expect(document.activeElement).toHaveClass('ant-drawer'));
  escape();
  expect(onClose).toHaveBeenCalledOnce();
});

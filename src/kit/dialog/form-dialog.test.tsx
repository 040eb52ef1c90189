import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { playServer, show } from '../../../tests/support/fake-server.tsx';
import { ADMIN } from '../../policies/role.ts';
import { field } from '../../resources/kernel/field.ts';
import { inputShape } from '../../resources/kernel/shape.ts';
import { FormField } from '../../screens/form/form-field.tsx';
import { useFieldsForm } from '../../screens/form/use-fields-form.ts';
import { FormDialog } from './form-dialog.tsx';
import { FormDrawer } from '../drawer/form-drawer.tsx';
import { useChanged, useTyped } from '../form/leave.tsx';

const note = field.note('Catatan', { max: 300 });

const Dialog = ({ onClose }: { onClose: () => void }) => {
  const [words, setWords] = useState('');
  return (
    <FormDialog title="Batalkan" form="words" action="Simpan" busy={false} typed={words !== ''} onClose={onClose}>
      <input aria-label="Catatan" value={words} onChange={({ target }) => setWords(target.value)} />
    </FormDialog>
  );
};

const Declared = () => {
  const { form } = useFieldsForm({
    fields: [{ name: 'note', field: note }],
    shape: inputShape({ note }),
    submit: () => Promise.resolve(),
  });
  return <FormField name="note" field={note} control={form.control} idPrefix="test" />;
};

const Amount = () => {
  const [words, setWords] = useState('100');
  useTyped(useChanged({ words }));
  return <input aria-label="Jumlah" value={words} onChange={({ target }) => setWords(target.value)} />;
};

/** As the browser sends it: the dialogs of antd read the old code of the key. */
const escape = (from: HTMLElement) => fireEvent.keyDown(from, { key: 'Escape', keyCode: 27 });
const Place = () => <output>{useLocation().pathname}</output>;
const asked = () => screen.queryAllByRole('button', { name: 'Lanjut mengisi' }).length;

describe('closing what has a form in it', () => {
  const onClose = vi.fn();
  beforeEach(async () => {
    onClose.mockClear();
    await playServer(ADMIN, {});
  });

  it('gives the cursor back to what opened it', async () => {
    const Opener = () => {
      const [open, set] = useState(false);
      return (
        <>
          <button type="button" onClick={() => set(true)}>
            Buka
          </button>
          {open && <Dialog onClose={() => set(false)} />}
        </>
      );
    };
    show(<Opener />);
    const opener = await screen.findByRole('button', { name: 'Buka' });
    await userEvent.click(opener);
    const words = await screen.findByLabelText('Catatan');
    words.focus();
    escape(words);
    await vi.waitFor(() => expect(words).not.toBeInTheDocument());
    expect(opener).toHaveFocus();
  });

  it('lets an untouched dialog go at once', async () => {
    const before = asked();
    show(<Dialog onClose={onClose} />);
    escape(await screen.findByLabelText('Catatan'));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(asked()).toBe(before);
  });

  it('asks before Esc throws away what was typed, and keeps it on request', async () => {
    show(<Dialog onClose={onClose} />);
    const words = await screen.findByLabelText('Catatan');
    await userEvent.type(words, 'salah pasien');
    escape(words);
    expect(await screen.findByRole('button', { name: 'Lanjut mengisi' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Lanjut mengisi' }));
    expect(words).toHaveValue('salah pasien');
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Batal' }));
    await userEvent.click((await screen.findAllByRole('button', { name: 'Tutup' })).at(-1) ?? words);
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  it('asks as well before a link leads away from it', async () => {
    const before = asked();
    show(
      <>
        <Dialog onClose={onClose} />
        <Link to="/service/visit">Papan antrian</Link>
        <Place />
      </>,
    );
    await userEvent.type(await screen.findByLabelText('Catatan'), 'salah pasien');
    fireEvent.click(screen.getByText('Papan antrian'));
    await vi.waitFor(() => expect(asked()).toBe(before + 1));
    expect(screen.getByRole('status', { hidden: true })).toHaveTextContent(/^\/$/);
    await userEvent.click(screen.getAllByRole('button', { name: 'Tutup' }).at(-1) ?? document.body);
    await vi.waitFor(() => expect(screen.getByRole('status', { hidden: true })).toHaveTextContent('/service/visit'));
  });

  it('hears of a form of declared fields inside a drawer', async () => {
    // A question that was answered fades for as long as nothing is drawn.
    const before = asked();
    show(
      <FormDrawer title="Ubah" form="note" width={400} onClose={onClose}>
        <Declared />
      </FormDrawer>,
    );
    const words = await screen.findByLabelText('Catatan');
    await userEvent.type(words, 'x');
    escape(words);
    await vi.waitFor(() => expect(asked()).toBe(before + 1));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('stays open under the second click of the double click that opened it', async () => {
    show(
      <FormDrawer title="Ubah" form="note" width={400} onClose={onClose}>
        <Declared />
      </FormDrawer>,
    );
    await screen.findByLabelText('Catatan');
    const beside = document.querySelector('.ant-drawer-mask') ?? document.body;
    fireEvent.click(beside, { detail: 2 });
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(beside, { detail: 1 });
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('counts what was put back as it was as untouched', async () => {
    const before = asked();
    show(
      <FormDrawer title="Ubah" form="note" width={400} onClose={onClose}>
        <Amount />
      </FormDrawer>,
    );
    await userEvent.type(await screen.findByLabelText('Jumlah'), '5{Backspace}');
    await userEvent.click(screen.getByRole('button', { name: 'Batal' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(asked()).toBe(before);
  });
});

it('sends a form once, however often Enter is pressed before the answer', async () => {
  await playServer(ADMIN, {});
  let answer = (): void => undefined;
  const submit = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        answer = resolve;
      }),
  );
  const Sent = () => {
    const { form, onSubmit } = useFieldsForm({
      fields: [{ name: 'note', field: note }],
      shape: inputShape({ note }),
      submit,
    });
    return (
      <form aria-label="Isian" onSubmit={(event) => void onSubmit(event)}>
        <FormField name="note" field={note} control={form.control} idPrefix="test" />
      </form>
    );
  };
  show(<Sent />);
  const filled = await screen.findByRole('form', { name: 'Isian' });
  for (let presses = 0; presses < 3; presses += 1) fireEvent.submit(filled);
  await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce());
  answer();
  // Answered and drawn, it may be sent again.
  await vi.waitFor(() => {
    fireEvent.submit(filled);
    expect(submit).toHaveBeenCalledTimes(2);
  });
});

// What is typed while the palette's code is on its way stands in its field afterwards, and nowhere else.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { playServer, show } from '../../../tests/support/fake-server.tsx';
import { MANAGER } from '../../policies/role.ts';
import { NavigationProvider } from '../navigation.tsx';
import { keepKeys } from './early-keys.ts';
import { Palette } from './palette.tsx';

/** The code comes when the test lets it. */
const arrival = vi.hoisted(() => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { arrived, arrive };
});
vi.mock('./palette-dialog.tsx', async (original) => {
  await arrival.arrived;
  return original();
});
// jsdom has the element, but not its verbs.
HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
  this.open = true;
  this.querySelector('input')?.focus();
};
HTMLDialogElement.prototype.close = vi.fn();

const patient = { birth_date: null, last_visit: null };
const ratna = { ...patient, id: 12, name: 'Ratna Kusuma', username: 'BDG0000012', phone_last4: '7391' };
const wayan = { ...patient, id: 13, name: 'Wayan Sudira', username: 'BDG0000013', phone_last4: '7340' };

beforeEach(async () => {
  await playServer(MANAGER, {
    'GET /api/service/customer/chip': (url: URL) => {
      const keyword = url.searchParams.get('keyword') ?? '';
      const data = [wayan, ratna].filter(({ phone_last4 }) => phone_last4.startsWith(keyword));
      return { data, count: data.length };
    },
  });
});

const Where = () => <output aria-label="Alamat">{useLocation().pathname}</output>;
const page = (
  <NavigationProvider>
    <textarea aria-label="Catatan" />
    <Palette />
    <Where />
  </NavigationProvider>
);

describe('the palette', () => {
  it('keeps what is typed before its field is there from the page, and has it in the field', async () => {
    show(page);
    const note = screen.getByRole('textbox', { name: 'Catatan' });
    const hand = userEvent.setup();
    await hand.click(note);
    await hand.keyboard('nyeri{Control>}k{/Control}739{Backspace}41');
    expect(note).toHaveValue('nyeri');
    arrival.arrive();
    const field = await screen.findByRole('combobox', { name: /^Cari pasien/ });
    expect(field).toHaveValue('7341');
    expect(field).toHaveFocus();
    await hand.keyboard('5');
    expect(field).toHaveValue('73415');
    expect(note).toHaveValue('nyeri');
  });

  it('opens nobody who was found for fewer digits than were typed before Enter', async () => {
    arrival.arrive();
    show(page);
    const hand = userEvent.setup();
    await hand.keyboard('{Control>}k{/Control}73');
    await hand.type(await screen.findByRole('combobox', { name: /^Cari pasien/ }), '4');
    expect(await screen.findByRole('option', { name: /Wayan Sudira/ })).toHaveAttribute('aria-selected', 'true');
    await hand.keyboard('{Backspace}91{Enter}');
    expect(screen.getByLabelText('Alamat')).toHaveTextContent(/^\/$/);
    await waitFor(() => expect(screen.getByLabelText('Alamat')).toHaveTextContent('/customer/12'));
  });
});

describe('keys that are kept', () => {
  const press = (key: string, init: KeyboardEventInit = {}): boolean =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));

  it('know of Enter behind the text, and leave commands and moves to the page', () => {
    const take = keepKeys(() => undefined);
    expect([press('a'), press('c', { ctrlKey: true }), press('Tab'), press('Enter')]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(take()).toEqual({ text: 'a', enter: 'run' });
    expect(press('b')).toBe(true);
    expect(take()).toEqual({ text: '' });
  });

  it('are forgotten by Esc, which opens nothing', () => {
    const leave = vi.fn<() => void>();
    const take = keepKeys(leave);
    press('a');
    press('Escape');
    expect(leave).toHaveBeenCalledOnce();
    expect([press('b'), take()]).toEqual([true, { text: '' }]);
  });
});

// The reference select: what is offered is what was asked for, and Enter takes what was typed.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Answers, playServer, refused, show } from '../../../tests/support/fake-server.tsx';
import { MANAGER } from '../../policies/role.ts';
import { RefSelect } from './ref-select.tsx';

const unit = (id: number, name: string) => ({ id, version: 1, code: `U${id}`, name, status: 1 });
const many = (names: readonly string[]) => ({ data: names.map((name, at) => unit(at + 1, name)), count: 90 });

const Held = ({ filter }: { filter?: { readonly [name: string]: number } }) => {
  const [value, setValue] = useState<number | null>(null);
  return (
    <>
      <RefSelect resource="service.unit" label="Unit" value={value} onChange={setValue} filter={filter} />
      <output>{value}</output>
    </>
  );
};
const Filtered = () => {
  const [status, setStatus] = useState(1);
  return (
    <>
      <Held filter={{ status }} />
      <button type="button" onClick={() => setStatus(0)}>
        Yang lain
      </button>
    </>
  );
};
const opened = async (answers: Answers, part = <Held />) => {
  await playServer(MANAGER, answers);
  show(part);
  await userEvent.click(screen.getByRole('combobox'));
};
const offered = () => screen.queryAllByRole('option').map((option) => option.textContent);
/** What Enter would take. */
const active = (name: string) =>
  waitFor(() => expect(document.querySelector('.ant-select-item-option-active')?.textContent).toBe(name));
const enter = () => {
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter', keyCode: 13 });
  fireEvent.keyUp(screen.getByRole('combobox'), { key: 'Enter', keyCode: 13 });
};
const taken = () => screen.getByRole('status').textContent;

describe('the reference select', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('opens a short list whole, and Enter takes what was typed', async () => {
    await opened({ 'GET /api/service/unit': { data: [unit(1, 'Kursi Satu'), unit(2, 'Kursi Dua')], count: 2 } });
    await waitFor(() => expect(offered()).toEqual(['U1 Kursi Satu', 'U2 Kursi Dua']));
    await userEvent.keyboard('dua');
    await active('U2 Kursi Dua');
    enter();
    expect(taken()).toBe('2');
  });

  it('asks a long list from three letters, and never takes what was found for other words', async () => {
    const answer = new Map<string | null, (rows: unknown) => void>();
    await opened({
      'GET /api/service/unit': (url: URL) => {
        const keyword = url.searchParams.get('keyword');
        return keyword ? new Promise((resolve) => answer.set(keyword, resolve)) : many(['Ani']);
      },
    });
    await screen.findByText('Ketik minimal 3 huruf');
    expect(offered()).toEqual([]);
    await userEvent.keyboard('sari');
    await waitFor(() => expect(answer.has('sari')).toBe(true));
    answer.get('sari')?.(many(['Sari']));
    await active('U1 Sari');
    await userEvent.keyboard('ng');
    expect(offered()).toEqual([]);
    await waitFor(() => expect(answer.has('saring')).toBe(true));
    expect(offered()).toEqual([]);
    answer.get('saring')?.(many(['Saring']));
    await active('U1 Saring');
    enter();
    expect(taken()).toBe('1');
  });

  it('offers nothing of an earlier filter while the next one is asked', async () => {
    let answer: (rows: unknown) => void = () => undefined;
    await opened(
      {
        'GET /api/service/unit': (url: URL) =>
          url.searchParams.get('status') === '1'
            ? { data: [unit(1, 'Aktif')], count: 1 }
            : new Promise((resolve) => (answer = resolve)),
      },
      <Filtered />,
    );
    await waitFor(() => expect(offered()).toEqual(['U1 Aktif']));
    await userEvent.click(screen.getByRole('button', { name: 'Yang lain' }));
    await userEvent.click(screen.getByRole('combobox'));
    await waitFor(() => expect(offered()).toEqual([]));
    answer({ data: [unit(2, 'Pasif')], count: 1 });
    await waitFor(() => expect(offered()).toEqual(['U2 Pasif']));
  });

  it('tells a refusal in its list and nowhere else', async () => {
    await opened({ 'GET /api/service/unit': () => refused(403, { message: 'Tidak diizinkan' }) });
    expect(await screen.findAllByText('Tidak diizinkan')).toHaveLength(1);
    expect(document.querySelector('.ant-notification')).toBeNull();
  });
});

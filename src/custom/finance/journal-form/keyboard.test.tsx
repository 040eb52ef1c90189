// A journal is written by keyboard: Tab passes the bin and goes on in a new line, Ctrl+Enter saves, and what was saved leads to it.
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { playServer, show } from '../../../../tests/support/fake-server.tsx';
import { FINANCE } from '../../../policies/role.ts';
import { LineRow } from './line-row.tsx';
import { useSaveKey } from './use-keys.ts';
import { useTellPosted } from './use-tell-posted.tsx';

const line = { key: 4, akun_id: 1, description: 'Sewa', debit: null, credit: 100 };

describe('a line', () => {
  it('passes the bin on the way to the next one, and is removed by Ctrl+Delete', async () => {
    await playServer(FINANCE, {});
    const [onLeave, onRemove] = [vi.fn<() => void>(), vi.fn<(key: number) => void>()];
    show(<LineRow at={1} line={line} onChange={() => undefined} onRemove={onRemove} onLeave={onLeave} />);
    expect(screen.getByLabelText('Hapus baris 2')).toHaveAttribute('tabindex', '-1');
    const credit = screen.getByLabelText('Kredit Baris 2');
    fireEvent.keyDown(screen.getByLabelText('Debit Baris 2'), { key: 'Tab' });
    fireEvent.keyDown(credit, { key: 'Tab', shiftKey: true });
    expect(onLeave).not.toHaveBeenCalled();
    fireEvent.keyDown(credit, { key: 'Tab' });
    expect(onLeave).toHaveBeenCalledOnce();
    fireEvent.keyDown(credit, { key: 'Delete' });
    expect(onRemove).not.toHaveBeenCalled();
    fireEvent.keyDown(credit, { key: 'Delete', ctrlKey: true });
    expect(onRemove).toHaveBeenCalledExactlyOnceWith(4);
  });
});

const Form = ({ may, onSubmit }: { may: boolean; onSubmit: () => void }) => (
  <form
    ref={useSaveKey(may)}
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    <input aria-label="Memo" />
  </form>
);

describe('Ctrl+Enter', () => {
  it.each([
    ['sends what may be sent', true, { ctrlKey: true }, 1],
    ['is Command+Enter as well', true, { metaKey: true }, 1],
    ['sends nothing else', false, { ctrlKey: true }, 0],
    ['is not Enter alone', true, {}, 0],
  ])('%s', (_what, may, keys, times) => {
    const onSubmit = vi.fn<() => void>();
    show(<Form may={may} onSubmit={onSubmit} />);
    fireEvent.keyDown(screen.getByLabelText('Memo'), { key: 'Enter', ...keys });
    expect(onSubmit).toHaveBeenCalledTimes(times);
  });
});

const Posting = () => {
  const tell = useTellPosted();
  return <input aria-label="Kirim" onFocus={() => tell('JU/BDG/2026/000001')} />;
};

it('what is told of a posted journal leads to it', async () => {
  await playServer(FINANCE, {});
  show(<Posting />);
  fireEvent.focus(screen.getByLabelText('Kirim'));
  const told = await screen.findByText('Jurnal JU/BDG/2026/000001 dibukukan');
  expect(told.closest('a')).toHaveAttribute('href', expect.stringContaining(encodeURIComponent('JU/BDG/2026/000001')));
});

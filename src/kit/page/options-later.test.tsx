import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { laterOptions } from './options-later.tsx';

const Options = () => <p>BCA</p>;

it('shows what is offered once it is here, and at once from then on', async () => {
  const load = vi.fn(async () => ({ default: Options }));
  const Later = laterOptions(load);
  const { unmount } = render(<Later />);
  expect(await screen.findByText('BCA')).toBeInTheDocument();
  unmount();
  render(<Later />);
  expect(screen.getByText('BCA')).toBeInTheDocument();
  expect(load).toHaveBeenCalledOnce();
});

it('stays empty where it cannot be fetched, and the next opening tries again', async () => {
  const load = vi.fn<() => Promise<{ default: typeof Options }>>().mockRejectedValueOnce(new Error('no network'));
  load.mockResolvedValue({ default: Options });
  const Later = laterOptions(load);
  const { unmount } = render(<Later />);
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(screen.queryByText('BCA')).not.toBeInTheDocument();
  unmount();
  render(<Later />);
  expect(await screen.findByText('BCA')).toBeInTheDocument();
});

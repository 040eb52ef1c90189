import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isSlow } from './at-rest.ts';
import { onDemand } from './on-demand.tsx';

const Sheet = ({ open, name }: { readonly open: boolean; readonly name: string }) => (
  <p>
    {name} {open ? 'open' : 'shut'}
  </p>
);
const Dialog = ({ name }: { readonly name: string }) => <p>{name}</p>;

/** Lets pass what the page is quiet for, with idle moments in between, as the browser has them. */
const rest = () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  vi.stubGlobal('requestIdleCallback', (act: () => void) => setTimeout(act, 1));
  return () => vi.advanceTimersByTimeAsync(1_100);
};
const onLine = (line: object) => Object.defineProperty(navigator, 'connection', { value: line, configurable: true });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'connection');
});

describe('a part on demand', () => {
  it('is fetched once, when it is opened first, and stays from then on', async () => {
    const load = vi.fn(async () => Sheet);
    const Part = onDemand(load);
    const { rerender } = render(<Part open={false} name="Kwitansi" />);
    expect(load).not.toHaveBeenCalled();
    rerender(<Part open name="Kwitansi" />);
    expect(await screen.findByText('Kwitansi open')).toBeInTheDocument();
    rerender(<Part open={false} name="Kwitansi" />);
    expect(screen.getByText('Kwitansi shut')).toBeInTheDocument();
    expect(load).toHaveBeenCalledOnce();
  });

  it('that is drawn only while it is open is fetched as soon as it is drawn', async () => {
    const Part = onDemand(async () => Dialog);
    render(<Part name="Batalkan" />);
    expect(await screen.findByText('Batalkan')).toBeInTheDocument();
  });

  it('is here at once when the page was at rest before', async () => {
    const atRest = rest();
    const Part = onDemand(async () => Dialog);
    await atRest();
    vi.useRealTimers();
    render(<Part name="Batalkan" />);
    expect(screen.getByText('Batalkan')).toBeInTheDocument();
  });

  it('is fetched ahead only when the page has asked for nothing for a while', async () => {
    const atRest = rest();
    const load = vi.fn(async () => Dialog);
    onDemand(load);
    await vi.advanceTimersByTimeAsync(900);
    expect(load).not.toHaveBeenCalled();
    await atRest();
    expect(load).toHaveBeenCalledOnce();
  });

  it('is not fetched ahead where each kilobyte is waited or paid for', async () => {
    const atRest = rest();
    const load = vi.fn(async () => Dialog);
    onLine({ effectiveType: '3g' });
    onDemand(load);
    await atRest();
    expect(load).not.toHaveBeenCalled();
  });
});

describe('a line', () => {
  it.each([
    [undefined, false],
    [{ effectiveType: '4g' }, false],
    [{ effectiveType: '4g', saveData: true }, true],
    [{ effectiveType: '2g' }, true],
  ])('%o is slow: %s', (line, slow) => {
    expect(isSlow(line)).toBe(slow);
  });
});

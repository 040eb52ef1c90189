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

/** Runs what waits for the page to be at rest, as the browser does. */
const rest = () => {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (act: () => void) => waiting.push(act));
  return () => waiting.forEach((act) => act());
};
const onLine = (line: object) => Object.defineProperty(navigator, 'connection', { value: line, configurable: true });

afterEach(() => {
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
    atRest();
    await Promise.resolve();
    await Promise.resolve();
    render(<Part name="Batalkan" />);
    expect(screen.getByText('Batalkan')).toBeInTheDocument();
  });

  it('is not fetched ahead where each kilobyte is waited or paid for', () => {
    const atRest = rest();
    const load = vi.fn(async () => Dialog);
    onLine({ effectiveType: '3g' });
    onDemand(load);
    atRest();
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

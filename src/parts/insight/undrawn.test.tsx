import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Picture } from './chart.tsx';
import { Undrawn } from './undrawn.tsx';

vi.mock(import('./plots-chart.tsx'), () => {
  throw new Error('The line is down.');
});

const points = [
  { x: '2026-10', y: 1_250_000, series: 'Pendapatan' },
  { x: '2026-11', y: 2_000_000, from: 500_000, series: 'Pendapatan' },
];

it('shows figures on paper, where nobody has come near enough for a drawing', () => {
  render(<Undrawn shape="columns" points={points} xAs="month" yAs="money" height={240} />);
  expect(screen.queryByRole('table')).toBeNull();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'Pendapatan',
    'Okt 2026Rp 1.250.000',
    'Nov 2026Rp 1.500.000',
  ]);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByRole('table')).toBeNull();
});

it('shows figures where the drawing cannot be fetched', async () => {
  const seen = class {
    readonly #tell: IntersectionObserverCallback;
    constructor(tell: IntersectionObserverCallback) {
      this.#tell = tell;
    }
    observe(): void {
      this.#tell([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
    }
    disconnect(): void {}
  };
  vi.stubGlobal('IntersectionObserver', seen);
  render(<Picture title="Kas" shape="columns" points={points} xAs="month" yAs="money" height={240} />);
  expect(await screen.findByText('Rp 1.500.000')).toBeVisible();
});

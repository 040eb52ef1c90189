import { render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { useStated } from './stated.ts';

const Page = () => {
  useStated({ start_date: '2026-03-01', end_date: '2026-03-31', cabang: undefined });
  return <output>{useLocation().search}</output>;
};
const shown = (address: string): string | null => {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Page />
    </MemoryRouter>,
  );
  return screen.getAllByRole('status').at(-1)?.textContent ?? null;
};

it('writes what the address does not say, and leaves what it says', () => {
  expect(shown('/?akun=7')).toBe('?akun=7&start_date=2026-03-01&end_date=2026-03-31');
  expect(shown('/?start_date=2026-01-01&end_date=2026-01-31')).toBe('?start_date=2026-01-01&end_date=2026-01-31');
});

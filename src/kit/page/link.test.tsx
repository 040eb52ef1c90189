// Who may not open a page is offered no way to it: its words stand as text, its button not at all.
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { playServer, show } from '../../../tests/support/fake-server.tsx';
import { ADMIN, FINANCE } from '../../policies/role.ts';
import { LinkButton } from './link-button.tsx';
import { Link } from './link.tsx';

const VISIT = '/service/visit/7?tab=foto';
const BILL = '/finance/payment/bill/7#lines';
const both = (to: string, className?: string) => (
  <>
    <Link to={to} {...(className && { className })}>
      Buka
    </Link>
    <LinkButton to={to}>Ke sana</LinkButton>
  </>
);

describe('for finance, a link', () => {
  beforeEach(async () => void (await playServer(FINANCE, {})));

  it('to a visit is text, and its button is not there', () => {
    show(both(VISIT));
    expect(screen.getByText('Buka')).toBeInTheDocument();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByText('Ke sana')).toBeNull();
  });

  it('keeps the look of its words where it has one', () => {
    show(both(VISIT, 'name'));
    expect(screen.getByText('Buka')).toHaveClass('name');
  });

  it('to a page that there is not is text', () => {
    show(both('/finance/nowhere'));
    expect(screen.queryByRole('link')).toBeNull();
  });

  it("to the beginning is everybody's", () => {
    show(both('/'));
    expect(screen.getByRole('link', { name: 'Ke sana' })).toHaveAttribute('href', '/');
  });

  it('to a bill leads to it, whatever it asks for', () => {
    show(both(BILL));
    expect(screen.getByRole('link', { name: 'Buka' })).toHaveAttribute('href', BILL);
    expect(screen.getByRole('link', { name: 'Ke sana' })).toHaveAttribute('href', BILL);
  });
});

it('to a visit leads the front desk there', async () => {
  await playServer(ADMIN, {});
  show(both(VISIT));
  expect(screen.getByRole('link', { name: 'Buka' })).toHaveAttribute('href', VISIT);
});

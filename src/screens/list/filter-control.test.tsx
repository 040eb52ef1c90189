import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { bill } from '../../resources/finance/bill.ts';
import { field } from '../../resources/kernel/field.ts';
import { FilterControl } from './filter-control.tsx';

const PATIENTLY = { timeout: 8_000 };

const show = (name: string, label: string, values: Readonly<Record<string, string>> = {}) => {
  const onChange = vi.fn();
  const filter = { by: 'custom', field: field.date(label) } as const;
  render(<FilterControl resource={bill} name={name} filter={filter} values={values} onChange={onChange} />);
  return onChange;
};

it('takes a day as forms take it, and sends it as the address holds it', async () => {
  const onChange = show('posted_after', 'Terbit setelah');
  await screen.findByRole('textbox', { name: 'Terbit setelah' });
  await vi.waitFor(
    () => expect(screen.getByRole('textbox', { name: 'Terbit setelah' })).not.toHaveAttribute('readonly'),
    PATIENTLY,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Terbit setelah' }), '27/11/2026{Enter}');
  expect(onChange).toHaveBeenCalledWith({ posted_after: '2026-11-27' });
});

it('shows the day of the address as a day is written', async () => {
  show('posted_from', 'Dibukukan sejak', { posted_from: '2026-11-01' });
  await vi.waitFor(
    () => expect(screen.getByRole('textbox', { name: 'Dibukukan sejak' })).toHaveValue('01 Nov 2026'),
    PATIENTLY,
  );
});

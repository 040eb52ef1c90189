import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { field } from '../../resources/kernel/field.ts';
import style from '../../kit/style/value.module.css';
import { FieldCell, FieldShow } from './field-view.tsx';
import { LinesShow } from './lines.tsx';

const teeth = field.choice('Gigi', { many: true, options: [64, 75].map((value) => ({ value, label: String(value) })) });
const staff = field.ref('Dokter', { to: 'platform.users', embed: 'doctordata', filter: { role: 2 } });
const patient = field.ref('Pasien', { to: 'platform.users', embed: 'customerdata', filter: { role: 1 } });

it('separates what has no tone by commas', () => {
  render(<FieldCell field={teeth} name="tooth" record={{ tooth: [64, 75] }} />);
  expect(screen.getByText('64, 75')).toBeVisible();
});

it('names staff without what they sign in with, and patients with their number', () => {
  const record = {
    doctordata: { id: 2, name: 'drg. Bayu', code: 'dokter2.bdg' },
    customerdata: { id: 7, name: 'Ratna', code: 'BDG2600007' },
  };
  const { container, rerender } = render(<FieldCell field={staff} name="doctor_id" record={record} />);
  expect(container).toHaveTextContent(/^drg\. Bayu$/);
  rerender(<FieldCell field={patient} name="customer_id" record={record} />);
  expect(container).toHaveTextContent(/^BDG2600007 Ratna$/);
});

it('keeps a word and its number on one line, and lets a longer text break', () => {
  const room = field.text('Ruang', { max: 80 });
  const { rerender } = render(<FieldCell field={room} name="location" record={{ location: 'Ruang 1' }} />);
  expect(screen.getByText('Ruang 1')).toHaveClass(style.oneLine ?? '');
  rerender(<FieldCell field={room} name="location" record={{ location: 'Ruang tunggu lantai dua' }} />);
  expect(screen.queryByText('Ruang tunggu lantai dua', { selector: 'span' })).toBeNull();
});

it('tells a month as a month, and a day as a day', () => {
  const record = { month: '2026-10-01' };
  const { container, rerender } = render(
    <FieldCell field={field.date('Bulan', { month: true })} name="month" record={record} />,
  );
  expect(container).toHaveTextContent(/^Oktober 2026$/);
  rerender(<FieldShow field={field.date('Mulai')} name="month" record={record} />);
  expect(container).toHaveTextContent(/^01 Okt 2026$/);
});

it('leads from a mobile number to its chat, and from another to none', async () => {
  const phone = field.text('Telepon', { max: 30, format: 'phone' });
  const { container, rerender } = render(<FieldCell field={phone} name="phone" record={{ phone: '0812-3456-7890' }} />);
  expect(await screen.findByRole('link')).toHaveAttribute('href', 'https://wa.me/6281234567890');
  rerender(<FieldShow field={phone} name="phone" record={{ phone: '+62 812 3456 7890' }} />);
  expect(await screen.findByRole('link')).toHaveAttribute('href', 'https://wa.me/6281234567890');
  rerender(<FieldCell field={phone} name="phone" record={{ phone: '022 2501188' }} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(container).toHaveTextContent(/^022 2501188$/);
});

it('writes a time of the day as the calendar does', () => {
  const { container } = render(<FieldCell field={field.time('Jam mulai')} name="jam" record={{ jam: '09:30' }} />);
  expect(container).toHaveTextContent(/^09\.30$/);
});

it('leaves out columns of lines that nobody reads or that say nothing', () => {
  const lines = field.lines('Item', {
    table: 'x_lines',
    parent: 'x_id',
    fields: {
      of_id: field.integer('Baris asal', { internal: true }),
      qty: field.quantity('Jumlah', { required: true }),
      bonus: field.flag('Bonus', { required: true }),
      note: field.note('Catatan', { max: 10 }),
      returned: field.quantity('Diretur', { server: true }),
      worth: field.quantity('Nilai', { server: true }),
    },
  });
  const rows = [
    { id: 1, of_id: 8, qty: 0, bonus: false, note: null, returned: 0, worth: 3 },
    { id: 2, of_id: 9, qty: 0, bonus: false, note: '', returned: 0, worth: 0 },
  ];
  render(<LinesShow field={lines} name="lines" value={rows} record={{ lines: rows }} />);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Jumlah', 'Nilai']);
});

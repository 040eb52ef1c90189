import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { field } from '../../resources/kernel/field.ts';
import { FieldCell } from './field-view.tsx';

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

it('writes a time of the day as the calendar does', () => {
  const { container } = render(<FieldCell field={field.time('Jam mulai')} name="jam" record={{ jam: '09:30' }} />);
  expect(container).toHaveTextContent(/^09\.30$/);
});

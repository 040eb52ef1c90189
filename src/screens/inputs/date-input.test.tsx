import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { field } from '../../resources/kernel/field.ts';
import { DateInput, InstantInput, TimeInput } from './date-input.tsx';

const common = { id: 'at', onBlur: () => undefined, invalid: false };
const Day = () => {
  const [value, setValue] = useState<unknown>('2026-03-05');
  return (
    <>
      <DateInput {...common} field={field.date('Tanggal')} value={value} onChange={setValue} />
      <output>{String(value)}</output>
    </>
  );
};
const ignore = () => undefined;
const Time = () => <TimeInput {...common} field={field.time('Jam')} value="09:00" onChange={ignore} />;
const Instant = () => (
  <InstantInput {...common} field={field.instant('Waktu')} value="2026-03-05T02:00:00.000Z" onChange={ignore} />
);

describe.each([
  ['a day', Day],
  ['a time', Time],
  ['an instant', Instant],
])('the field of %s', (_what, Input) => {
  it('keeps Enter from the form around it, and opens on it', async () => {
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Input />
        <input aria-label="Nama" />
        <button type="submit">Simpan</button>
      </form>,
    );
    screen.getAllByRole('textbox')[0]?.focus();
    await userEvent.keyboard('{Enter}');
    expect(document.querySelector('.ant-picker-dropdown')).not.toBeNull();
    expect(onSubmit).not.toHaveBeenCalled();
    screen.getByLabelText('Nama').focus();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});

describe('the field of a day', () => {
  it('takes the typed day on Enter', () => {
    render(<Day />);
    const input = screen.getByRole('textbox');
    fireEvent.mouseDown(input);
    fireEvent.change(input, { target: { value: '6/3/2026' } });
    fireEvent.keyDown(input, { key: 'Enter' });
    expect(screen.getByRole('status').textContent).toBe('2026-03-06');
  });
});

import { createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { playServer, show } from '../../../tests/support/fake-server.tsx';
import { ADMIN } from '../../policies/role.ts';
import { PickText } from './pick-text.tsx';

const WIRES = ['.014 NiTi', '.016 NiTi', '.018 NiTi'];
const Wire = ({ first }: { first: string }) => {
  const [value, setValue] = useState(first);
  return <PickText aria-label="Kawat atas" value={value} options={WIRES} onChange={setValue} />;
};
const field = () => screen.getByRole('combobox', { name: 'Kawat atas' });
const offered = () => [...document.querySelectorAll('.ant-select-item-option')].map((option) => option.textContent);

describe('a text that is picked from a list', () => {
  beforeEach(() => playServer(ADMIN, {}));

  it('offers the whole list over what stands there, and what fits once something is typed', async () => {
    show(<Wire first=".018 NiTi" />);
    await userEvent.click(field());
    expect(offered()).toEqual(WIRES);
    await userEvent.clear(field());
    await userEvent.type(field(), '16');
    expect(offered()).toEqual(['.016 NiTi']);
    await userEvent.click(screen.getByText('.016 NiTi', { selector: '.ant-select-item-option-content' }));
    expect(field()).toHaveValue('.016 NiTi');
    await userEvent.click(field());
    expect(offered()).toEqual(WIRES);
  });

  it('keeps a text of its own when the list is opened over it and left by Enter', async () => {
    show(<Wire first="Kawat khusus" />);
    await userEvent.click(field());
    expect(offered()).toEqual(WIRES);
    await userEvent.keyboard('{Enter}');
    expect(field()).toHaveValue('Kawat khusus');
  });

  it('keeps the browser from emptying it by Escape', async () => {
    show(<Wire first=".018 NiTi" />);
    await userEvent.click(field());
    const escape = createEvent.keyDown(field(), { key: 'Escape', keyCode: 27 });
    fireEvent(field(), escape);
    expect(escape.defaultPrevented).toBe(true);
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(field()).toHaveValue('.018 NiTi');
  });
});

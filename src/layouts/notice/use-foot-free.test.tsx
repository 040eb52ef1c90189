import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFootFree } from './use-foot-free.ts';

const Page = () => {
  useFootFree();
  return <input aria-label="Jumlah" />;
};
const isTaken = () => document.documentElement.hasAttribute('data-field-at-foot');

it('says when a field at the foot has the cursor', () => {
  const { unmount } = render(<Page />);
  const field = screen.getByLabelText('Jumlah');
  const at = (bottom: number) => {
    field.getBoundingClientRect = () => ({ bottom }) as DOMRect;
    act(() => field.focus());
    act(() => void window.dispatchEvent(new Event('scroll')));
  };
  at(window.innerHeight - 20);
  expect(isTaken()).toBe(true);
  at(200);
  expect(isTaken()).toBe(false);
  at(window.innerHeight);
  act(() => field.blur());
  expect(isTaken()).toBe(false);
  at(window.innerHeight);
  unmount();
  expect(isTaken()).toBe(false);
});

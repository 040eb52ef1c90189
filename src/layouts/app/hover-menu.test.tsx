// The pauses of the pointer, and the ways without one.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HoverMenu } from './hover-menu.tsx';

const show = () => {
  render(
    <HoverMenu label="Master" className={undefined}>
      {(close) => (
        <button type="button" onClick={close}>
          Akun
        </button>
      )}
    </HoverMenu>,
  );
  return screen.getByRole('button', { name: 'Master' });
};
const isOpen = () => screen.queryByRole('button', { name: 'Akun' }) !== null;
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

describe('a menu under the pointer', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('opens after 300 ms and closes 300 ms after the pointer has gone', () => {
    const button = show();
    fireEvent.pointerEnter(button, { pointerType: 'mouse' });
    pass(299);
    expect(isOpen()).toBe(false);
    pass(1);
    expect(isOpen()).toBe(true);
    fireEvent.pointerLeave(button.parentElement ?? button, { pointerType: 'mouse' });
    pass(299);
    expect(isOpen()).toBe(true);
    pass(1);
    expect(isOpen()).toBe(false);
  });

  it('stays open when it is clicked after it has opened, and when the pointer comes back in time', () => {
    const button = show();
    const frame = button.parentElement ?? button;
    fireEvent.pointerEnter(button, { pointerType: 'mouse' });
    pass(300);
    fireEvent.click(button);
    expect(isOpen()).toBe(true);
    fireEvent.pointerLeave(frame, { pointerType: 'mouse' });
    pass(200);
    fireEvent.pointerEnter(frame, { pointerType: 'mouse' });
    pass(1000);
    expect(isOpen()).toBe(true);
    fireEvent.click(button);
    expect(isOpen()).toBe(false);
  });

  it('opens at once by click, and closes by Escape with the focus on its button', () => {
    const button = show();
    fireEvent.click(button);
    expect(isOpen()).toBe(true);
    screen.getByRole('button', { name: 'Akun' }).focus();
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(button);
  });

  it('does not open under a finger that only passes, and closes by a touch elsewhere', () => {
    const button = show();
    fireEvent.pointerEnter(button, { pointerType: 'touch' });
    pass(1000);
    expect(isOpen()).toBe(false);
    fireEvent.click(button);
    fireEvent.pointerDown(document.body);
    expect(isOpen()).toBe(false);
  });

  it('closes when something in it is followed', () => {
    fireEvent.click(show());
    fireEvent.click(screen.getByRole('button', { name: 'Akun' }));
    expect(isOpen()).toBe(false);
  });
});

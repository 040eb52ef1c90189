import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DragArea, useDragged, useDropTarget } from './drag.tsx';

const onDrop = vi.fn();
const onClick = vi.fn();
const ITEM = { name: 'Sari' };
const PLACE = { time: '09:00' };
let below: Element[] = [];

const Card = ({ disabled }: { disabled: boolean }) => {
  const { listeners, isDragging } = useDragged('card', ITEM, disabled);
  return (
    <button type="button" data-dragging={isDragging} onClick={onClick} {...listeners}>
      Kartu
    </button>
  );
};
const Slot = () => {
  const { attach, isOver } = useDropTarget('slot', PLACE, false);
  return (
    <p ref={attach} data-over={isOver}>
      Tempat
    </p>
  );
};
const draw = (disabled = false) => {
  render(
    <DragArea<typeof ITEM, typeof PLACE>
      onDrop={onDrop}
      renderOverlay={({ name }) => <span>Bayangan {name}</span>}
      nameOf={({ name }) => name}
    >
      <Card disabled={disabled} />
      <Slot />
    </DragArea>,
  );
  return { card: screen.getByText('Kartu'), slot: screen.getByText('Tempat') };
};
const at = (clientX: number, clientY: number) => ({ clientX, clientY, buttons: 1, button: 0 });
const touch = (clientX: number, clientY: number) => ({ touches: [{ clientX, clientY }] });

beforeEach(() => {
  vi.useFakeTimers();
  below = [];
  document.elementsFromPoint = () => below;
  onDrop.mockClear();
  onClick.mockClear();
});
afterEach(() => {
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
});

test('a mouse carries a thing onto a place, and letting go is no click', () => {
  const { card, slot } = draw();
  fireEvent.mouseDown(card, at(10, 10));
  fireEvent.mouseMove(document, at(13, 10));
  expect(screen.queryByText('Bayangan Sari')).toBeNull();
  below = [slot];
  fireEvent.mouseMove(document, at(40, 30));
  expect(screen.getByText('Bayangan Sari').parentElement?.style.translate).toBe('30px 20px');
  expect(card.dataset['dragging']).toBe('true');
  expect(slot.dataset['over']).toBe('true');
  fireEvent.mouseUp(document);
  fireEvent.click(card);
  expect(onDrop).toHaveBeenCalledExactlyOnceWith(ITEM, PLACE);
  expect(onClick).not.toHaveBeenCalled();
  expect(screen.queryByText('Bayangan Sari')).toBeNull();
  expect(slot.dataset['over']).toBe('false');
  vi.advanceTimersByTime(100);
  fireEvent.click(card);
  expect(onClick).toHaveBeenCalledOnce();
});

test('a press that hardly moves stays a click, and Escape or an empty place keeps the thing where it was', () => {
  const { card, slot } = draw();
  fireEvent.mouseDown(card, at(10, 10));
  fireEvent.mouseMove(document, at(12, 12));
  fireEvent.mouseUp(document);
  fireEvent.click(card);
  expect(onClick).toHaveBeenCalledOnce();
  below = [slot];
  fireEvent.mouseDown(card, at(10, 10));
  fireEvent.mouseMove(document, at(60, 60));
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(screen.queryByText('Bayangan Sari')).toBeNull();
  fireEvent.mouseUp(document);
  below = [];
  fireEvent.mouseDown(card, at(10, 10));
  fireEvent.mouseMove(document, at(60, 60));
  fireEvent.mouseUp(document);
  expect(onDrop).not.toHaveBeenCalled();
});

test('a button that came up outside of the window carries nothing', () => {
  const { card } = draw();
  fireEvent.mouseDown(card, at(10, 10));
  fireEvent.mouseMove(document, { ...at(60, 60), buttons: 0 });
  expect(screen.queryByText('Bayangan Sari')).toBeNull();
});

test('a finger drags once it rests; one that scrolls does not', () => {
  const { card, slot } = draw();
  fireEvent.touchStart(card, touch(10, 10));
  fireEvent.touchMove(card, touch(10, 40));
  vi.advanceTimersByTime(400);
  expect(screen.queryByText('Bayangan Sari')).toBeNull();
  fireEvent.touchStart(card, touch(10, 10));
  vi.advanceTimersByTime(300);
  below = [slot];
  expect(fireEvent.touchMove(card, touch(20, 60))).toBe(false);
  fireEvent.touchEnd(card);
  expect(onDrop).toHaveBeenCalledExactlyOnceWith(ITEM, PLACE);
});

test('what may not be moved is not', () => {
  const { card } = draw(true);
  fireEvent.mouseDown(card, at(10, 10));
  fireEvent.mouseMove(document, at(60, 60));
  expect(screen.queryByText('Bayangan Sari')).toBeNull();
});

import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useResize } from './use-resize.ts';

const Chip = ({ onDone }: { onDone: (minutes: number) => void }) => {
  const { minutes, handle } = useResize({ minutes: 30, step: 30, most: 60, scale: 2 }, onDone);
  return (
    <button type="button" {...handle}>
      {minutes ?? 'rest'}
    </button>
  );
};

it('keeps the edge within the session, however far it is pulled, and at one slot at least', () => {
  const done = vi.fn();
  render(<Chip onDone={done} />);
  const edge = screen.getByRole('button');
  edge.setPointerCapture = vi.fn();
  fireEvent.pointerDown(edge, { clientY: 100 });
  fireEvent.pointerMove(edge, { clientY: 900 });
  expect(edge).toHaveTextContent('60');
  fireEvent.pointerUp(edge, { clientY: 900 });
  expect(done).toHaveBeenLastCalledWith(60);
  fireEvent.pointerDown(edge, { clientY: 100 });
  fireEvent.pointerUp(edge, { clientY: -900 });
  expect(done).toHaveBeenCalledTimes(1);
});

// Dragging by mouse and touch; whatever can be dragged has a button that does the same (WCAG 2.5.7).
import {
  type Active,
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A click stays a click, and a finger that scrolls does not drag. */
const MOUSE = { activationConstraint: { distance: 6 } };
const TOUCH = { activationConstraint: { delay: 250, tolerance: 6 } };

interface AreaProps<Item, Target> {
  readonly onDrop: (item: Item, target: Target) => void;
  /** What follows the pointer. */
  readonly renderOverlay: (item: Item) => ReactNode;
  readonly nameOf: (item: Item) => string;
  readonly children: ReactNode;
}

/** Holds what is dragged and where it may fall; both carry data of the page's own. */
export const DragArea = <Item, Target>({ onDrop, renderOverlay, nameOf, children }: AreaProps<Item, Target>) => {
  const { t } = useTranslation();
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH));
  const [dragged, drag] = useState<Item>();
  const itemOf = (event: { readonly active: Active }) => event.active.data.current as Item;
  const told = (key: 'picked' | 'dropped' | 'kept') => (event: { readonly active: Active }) =>
    t(`schedule.drag.${key}`, { name: nameOf(itemOf(event)) });
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{
        screenReaderInstructions: { draggable: '' },
        announcements: {
          onDragStart: told('picked'),
          onDragOver: () => undefined,
          onDragEnd: told('dropped'),
          onDragCancel: told('kept'),
        },
      }}
      onDragStart={(event) => drag(itemOf(event))}
      onDragCancel={() => drag(undefined)}
      onDragEnd={(event) => {
        drag(undefined);
        if (event.over) onDrop(itemOf(event), event.over.data.current as Target);
      }}
    >
      {children}
      <DragOverlay dropAnimation={null}>{dragged !== undefined && renderOverlay(dragged)}</DragOverlay>
    </DndContext>
  );
};

/** Props of an element that can be dragged. */
export const useDragged = (id: string, item: object, disabled: boolean) => {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id, data: item, disabled });
  return { attach: setNodeRef, listeners, isDragging };
};

/** Props of an element on which it may fall. */
export const useDropTarget = (id: string, target: object, disabled: boolean) => {
  const { setNodeRef, isOver } = useDroppable({ id, data: target, disabled });
  return { attach: setNodeRef, isOver };
};

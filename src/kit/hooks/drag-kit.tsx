// The drag of drag.tsx by dnd-kit: it comes once the page stands.
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
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AreaProps, DragKit } from './drag.tsx';

/** A click stays a click, and a finger that scrolls does not drag. */
const MOUSE = { activationConstraint: { distance: 6 } };
const TOUCH = { activationConstraint: { delay: 250, tolerance: 6 } };

const Area = <Item, Target>({ onDrop, renderOverlay, nameOf, children }: AreaProps<Item, Target>) => {
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

export const dndKit: DragKit = {
  Area,
  useDragged: (id, item, disabled) => {
    const { setNodeRef, listeners, isDragging } = useDraggable({ id, data: item, disabled });
    return { attach: setNodeRef, listeners, isDragging };
  },
  useDropTarget: (id, target, disabled) => {
    const { setNodeRef, isOver } = useDroppable({ id, data: target, disabled });
    return { attach: setNodeRef, isOver };
  },
};

// Dragging by mouse and touch; whatever can be dragged has a button that does the same (WCAG 2.5.7).
import {
  createContext,
  type MouseEvent,
  type ReactNode,
  type TouchEvent,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { followFinger, followMouse, listenForFingers } from './drag-pointer.ts';
import { createDragStore, type DragStore, type Point } from './drag-store.ts';
import { useSteady } from './steady.ts';
import style from './drag.module.css';

interface AreaProps<Item, Target> {
  readonly onDrop: (item: Item, target: Target) => void;
  /** What follows the pointer. */
  readonly renderOverlay: (item: Item) => ReactNode;
  readonly nameOf: (item: Item) => string;
  readonly children: ReactNode;
}

/** Outside of an area nothing is dragged. */
const Area = createContext<DragStore>(createDragStore(() => undefined));

const Shadow = ({ store, render }: { store: DragStore; render: (item: object) => ReactNode }) => {
  const dragged = useSyncExternalStore(store.subscribe, store.dragged);
  if (!dragged) return null;
  const { left, top, width } = dragged.box;
  return createPortal(
    <div ref={(node) => store.follow(node)} className={style.shadow} style={{ left, top, width }} aria-hidden>
      {render(dragged.item)}
    </div>,
    document.body,
  );
};

/** Holds what is dragged and where it may fall; both carry data of the page's own. */
export const DragArea = <Item, Target>({ onDrop, renderOverlay, nameOf, children }: AreaProps<Item, Target>) => {
  const { t } = useTranslation();
  const [said, say] = useState('');
  const told = useSteady((item: object, what: 'picked' | 'dropped' | 'kept', target?: object) => {
    say(t(`schedule.drag.${what}`, { name: nameOf(item as Item) }));
    if (target !== undefined) onDrop(item as Item, target as Target);
  });
  const [store] = useState(() => createDragStore(told));
  useEffect(listenForFingers, []);
  return (
    <Area value={store}>
      {children}
      <Shadow store={store} render={(item) => renderOverlay(item as Item)} />
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </Area>
  );
};

/** Props of an element that can be dragged. */
export const useDragged = (id: string, item: object, disabled: boolean) => {
  const store = use(Area);
  const isDragging = useSyncExternalStore(store.subscribe, () => store.dragged()?.id === id);
  const from = (node: Element) => ({
    begin: (point: Point) => store.begin({ id, item, node, box: node.getBoundingClientRect(), from: point }),
    move: store.move,
    end: store.end,
  });
  const listeners = disabled
    ? undefined
    : {
        onMouseDown: ({ currentTarget, nativeEvent }: MouseEvent) => followMouse(nativeEvent, from(currentTarget)),
        onTouchStart: ({ currentTarget, nativeEvent }: TouchEvent) => followFinger(nativeEvent, from(currentTarget)),
      };
  return { listeners, isDragging };
};

/** Props of an element on which it may fall. */
export const useDropTarget = (id: string, target: object, disabled: boolean) => {
  const store = use(Area);
  const isOver = useSyncExternalStore(store.subscribe, () => store.over() === id);
  const attach = (node: Element | null) => (node && !disabled ? store.put(node, { id, target }) : undefined);
  return { attach, isOver };
};

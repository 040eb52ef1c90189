// Dragging by mouse and touch; whatever can be dragged has a button that does the same (WCAG 2.5.7). What drags weighs more than
// most pages: the page stands first, and is drawn anew when it has come.
import { createContext, type HTMLAttributes, type ReactNode, startTransition, use, useEffect, useState } from 'react';

export interface AreaProps<Item, Target> {
  readonly onDrop: (item: Item, target: Target) => void;
  /** What follows the pointer. */
  readonly renderOverlay: (item: Item) => ReactNode;
  readonly nameOf: (item: Item) => string;
  readonly children: ReactNode;
}
type Attach = ((node: HTMLElement | null) => void) | undefined;
interface Dragged {
  readonly attach: Attach;
  readonly listeners: HTMLAttributes<HTMLElement> | undefined;
  readonly isDragging: boolean;
}
interface DropTarget {
  readonly attach: Attach;
  readonly isOver: boolean;
}
/** What an area and the elements in it are made of; all of them change together, since the area draws its inside anew. */
export interface DragKit {
  readonly Area: <Item, Target>(props: AreaProps<Item, Target>) => ReactNode;
  readonly useDragged: (id: string, item: object, disabled: boolean) => Dragged;
  readonly useDropTarget: (id: string, target: object, disabled: boolean) => DropTarget;
}

/** Until it has come, and where it cannot be fetched: the buttons do the same. */
const still: DragKit = {
  Area: ({ children }) => children,
  useDragged: () => ({ attach: undefined, listeners: undefined, isDragging: false }),
  useDropTarget: () => ({ attach: undefined, isOver: false }),
};
const Kit = createContext(still);
/** Once fetched it is there for the next page at once. */
let fetched: DragKit | undefined;

/** Does something when the page has nothing else to do. Some browsers cannot tell: there it waits a moment. */
const atRest = (act: () => void): (() => void) => {
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(act);
    return () => window.cancelIdleCallback(id);
  }
  const id = setTimeout(act, 200);
  return () => clearTimeout(id);
};

const useKit = (): DragKit => {
  const [kit, setKit] = useState(fetched ?? still);
  useEffect(() => {
    if (kit !== still) return undefined;
    let gone = false;
    const leave = atRest(() => {
      void import('./drag-kit.tsx').then(
        ({ dndKit }) => {
          fetched = dndKit;
          if (!gone) startTransition(() => setKit(dndKit));
        },
        () => undefined,
      );
    });
    return () => {
      gone = true;
      leave();
    };
  }, [kit]);
  return kit;
};

/** Holds what is dragged and where it may fall; both carry data of the page's own. */
export const DragArea = <Item, Target>(props: AreaProps<Item, Target>) => {
  const kit = useKit();
  return (
    <Kit value={kit}>
      <kit.Area {...props} />
    </Kit>
  );
};

/** Props of an element that can be dragged. */
export const useDragged = (id: string, item: object, disabled: boolean): Dragged => {
  const kit = use(Kit);
  return kit.useDragged(id, item, disabled);
};

/** Props of an element on which it may fall. */
export const useDropTarget = (id: string, target: object, disabled: boolean): DropTarget => {
  const kit = use(Kit);
  return kit.useDropTarget(id, target, disabled);
};

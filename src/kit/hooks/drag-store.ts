// What is dragged and where it would fall, beside React: a pointer that moves draws only what it enters and leaves.

/** Pixels from the left and the upper edge of the window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
/** What is on its way, and where it came from. */
export interface Dragged {
  readonly id: string;
  readonly item: object;
  readonly node: Element;
  readonly box: DOMRect;
  readonly from: Point;
}
interface Target {
  readonly id: string;
  readonly target: object;
}
/** What happened to the item; `target` where it fell on one. */
export type Told = (item: object, what: 'picked' | 'dropped' | 'kept', target?: object) => void;

/** Near this edge, in pixels, a box is pushed on, and by how many of them a frame at most. */
const EDGE = 40;
const STEP = 14;

/** By how much a box is pushed while the pointer is `at` between its edges. */
const pushAt = (at: number, from: number, to: number): number => {
  const near = Math.max(from + EDGE - at, 0);
  const far = Math.max(at - to + EDGE, 0);
  return (Math.min(far, EDGE) - Math.min(near, EDGE)) * (STEP / EDGE);
};

/** The boxes around a node that can be pushed, the page last. */
const boxesAround = (node: Element): readonly Element[] => {
  const boxes: Element[] = [];
  for (let box = node.parentElement; box; box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box);
    if (box !== document.scrollingElement && /auto|scroll/.test(`${overflowX} ${overflowY}`)) boxes.push(box);
  }
  return document.scrollingElement ? [...boxes, document.scrollingElement] : boxes;
};

const push = (box: Element, { x, y }: Point): void => {
  const page = { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight };
  const { left, top, right, bottom } = box === document.scrollingElement ? page : box.getBoundingClientRect();
  box.scrollBy(pushAt(x, left, right), pushAt(y, top, bottom));
};

/** One for each area of a page. @param told hears what becomes of what is dragged */
export const createDragStore = (told: Told) => {
  const targets = new Map<Element, Target>();
  const readers = new Set<() => void>();
  let dragged: Dragged | undefined;
  let over: Target | undefined;
  let at: Point = { x: 0, y: 0 };
  let shadow: HTMLElement | null = null;
  let frame = 0;
  const tell = (): void => readers.forEach((read) => read());
  const draw = (): void => {
    if (shadow && dragged) shadow.style.translate = `${at.x - dragged.from.x}px ${at.y - dragged.from.y}px`;
  };
  /** The uppermost target below the pointer. */
  const look = (): void => {
    const node = document.elementsFromPoint(at.x, at.y).find((one) => targets.has(one));
    const next = node && targets.get(node);
    const isSame = next?.id === over?.id;
    over = next;
    if (!isSame) tell();
  };
  const pushOn = (boxes: readonly Element[]): void => {
    frame = requestAnimationFrame(() => {
      for (const box of boxes) push(box, at);
      look();
      pushOn(boxes);
    });
  };
  return {
    subscribe: (read: () => void) => {
      readers.add(read);
      return () => void readers.delete(read);
    },
    dragged: () => dragged,
    over: () => over?.id,
    /** A place on which it may fall, until what is answered is called. */
    put: (node: Element, target: Target) => {
      targets.set(node, target);
      return () => void targets.delete(node);
    },
    /** What follows the pointer. */
    follow: (node: HTMLElement | null) => {
      shadow = node;
      draw();
    },
    begin: (what: Dragged) => {
      dragged = what;
      at = what.from;
      told(what.item, 'picked');
      pushOn(boxesAround(what.node));
      tell();
    },
    move: (to: Point) => {
      at = to;
      draw();
      look();
    },
    /** @param dropped false: it was given up */
    end: (dropped: boolean) => {
      cancelAnimationFrame(frame);
      const [what, where] = [dragged, dropped ? over : undefined];
      [dragged, over] = [undefined, undefined];
      tell();
      if (what) told(what.item, where ? 'dropped' : 'kept', where?.target);
    },
  };
};
export type DragStore = ReturnType<typeof createDragStore>;

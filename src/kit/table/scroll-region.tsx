// A box that scrolls sideways. It takes the keyboard's focus only while there is something to scroll to.
import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface Props {
  /** Names the region to screen readers. */
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export const ScrollRegion = ({ label, className, children }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const node = box.current;
    if (!node) return undefined;
    const measure = () => {
      node.dataset.wide = String(node.scrollWidth > node.clientWidth);
      if (node.scrollWidth > node.clientWidth || node.scrollHeight > node.clientHeight) node.tabIndex = 0;
      else node.removeAttribute('tabindex');
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const watched of [node, ...node.children]) observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box} className={className} role="region" aria-label={label}>
      {children}
    </div>
  );
};

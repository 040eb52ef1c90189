// A button that opens a menu. Menus weigh more than most pages and are opened seldom: until the first click only the button stands there,
// and what it opens is fetched while the page is at rest, or when somebody comes near.
import type { Dropdown as AntdDropdown, DropdownProps } from 'antd';
import { cloneElement, type ReactElement, type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { atRest } from './at-rest.ts';

type Menu = typeof AntdDropdown;
let here: Menu | undefined;

/** Fetches menus ahead of their need. A failure is not kept: the next try asks again. */
export const fetchMenus = async (): Promise<Menu> => (here ??= (await import('./drop-menus.ts')).Dropdown);
const fetchAhead = (): void => void fetchMenus().catch(() => undefined);

interface ButtonProps {
  readonly onClick?: () => void;
  readonly onPointerEnter?: () => void;
  readonly onFocus?: () => void;
  readonly 'aria-haspopup'?: 'menu';
  readonly ref?: Ref<HTMLElement>;
}
interface Props extends Pick<DropdownProps, 'menu' | 'open' | 'onOpenChange'> {
  /** The button; what it does is to open the menu. */
  readonly children: ReactElement<ButtonProps>;
}

export const DropMenu = ({ menu, open, onOpenChange, children }: Props) => {
  const button = useRef<HTMLElement>(null);
  const [Dropdown, bring] = useState<{ readonly Part: Menu }>();
  const [isOpen, setOpen] = useState(false);
  const change: DropdownProps['onOpenChange'] = (next, info) => {
    setOpen(next);
    onOpenChange?.(next, info);
  };
  useEffect(() => atRest(fetchAhead), []);
  // The button of the menu takes the place of the one that was pressed.
  useLayoutEffect(() => {
    if (Dropdown) button.current?.focus();
  }, [Dropdown]);
  if (!Dropdown)
    return cloneElement(children, {
      'aria-haspopup': 'menu',
      onPointerEnter: fetchAhead,
      onFocus: fetchAhead,
      onClick: () => {
        const show = (Part: Menu): void => {
          bring({ Part });
          change(true, { source: 'trigger' });
        };
        if (here) show(here);
        // Without the network nothing opens; the next click tries again.
        else fetchMenus().then(show, () => undefined);
      },
    });
  return (
    <Dropdown.Part trigger={['click']} menu={menu} open={open ?? isOpen} onOpenChange={change}>
      {cloneElement(children, { 'aria-haspopup': 'menu', ref: button })}
    </Dropdown.Part>
  );
};

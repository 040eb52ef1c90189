// A button whose panel opens and closes 300 ms after the pointer comes and goes (specified), and at once by touch and keyboard.
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import style from './hover-menu.module.css';

const DELAY_MS = 300;

interface Props {
  readonly label: ReactNode;
  readonly className: string | undefined;
  /** The page that is shown lies behind this menu. */
  readonly current?: boolean;
  readonly children: (close: () => void) => ReactNode;
}

/** Closed, open under the pointer, or held open by a click; a change asked later takes the place of one that waits. */
type State = 'closed' | 'hovered' | 'held';

const useDelayed = () => {
  const [state, setState] = useState<State>('closed');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const set = (next: State, wait = 0) => {
    clearTimeout(timer.current);
    if (wait === 0) setState(next);
    else timer.current = setTimeout(() => setState(next), wait);
  };
  return [state, set] as const;
};

export const HoverMenu = ({ label, className, current, children }: Props) => {
  const [state, set] = useDelayed();
  const open = state !== 'closed';
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return undefined;
    const away = (event: Event) => {
      if (!frame.current?.contains(event.target as Node)) set('closed');
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (frame.current?.contains(document.activeElement)) button.current?.focus();
      set('closed');
    };
    document.addEventListener('pointerdown', away);
    document.addEventListener('focusin', away);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('focusin', away);
      document.removeEventListener('keydown', onKey);
    };
  });

  return (
    <div
      ref={frame}
      className={style.frame}
      onPointerEnter={(event) => event.pointerType === 'mouse' && set(open ? state : 'hovered', open ? 0 : DELAY_MS)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && set('closed', DELAY_MS)}
    >
      <button
        ref={button}
        type="button"
        className={className}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-current={current ? 'true' : undefined}
        onClick={() => set(state === 'held' ? 'closed' : 'held')}
      >
        {label}
      </button>
      {open && (
        <div id={id} className={style.panel}>
          {children(() => set('closed'))}
        </div>
      )}
    </div>
  );
};

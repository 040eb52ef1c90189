// Behind '…' at the end of a row of tabs is a menu of those that do not fit. It is fetched where there are such; everywhere else the
// place is kept as antd keeps it (scripts/stand-ins.ts).
import { type ComponentType, type CSSProperties, lazy, type ReactNode, type Ref, Suspense } from 'react';

interface Props {
  readonly prefixCls: string;
  /** Tabs that do not fit into the bar. */
  readonly tabs: readonly unknown[];
  readonly mobile?: boolean;
  readonly more?: { readonly icon?: ReactNode };
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly ref?: Ref<HTMLDivElement>;
}

export const laterMore = (load: () => Promise<{ readonly default: ComponentType<Props> }>): ComponentType<Props> => {
  const Menu = lazy(load);
  return (props) => {
    const { prefixCls, tabs, mobile, more, className = '', style, ref } = props;
    const place = (
      <div ref={ref} className={`${prefixCls}-nav-operations ${className}`} style={style}>
        {!mobile && (
          <button
            type="button"
            className={`${prefixCls}-nav-more`}
            style={{ visibility: 'hidden', order: 1 }}
            tabIndex={-1}
            aria-hidden
          >
            {more?.icon}
          </button>
        )}
      </div>
    );
    return tabs.length === 0 ? (
      place
    ) : (
      <Suspense fallback={place}>
        <Menu {...props} />
      </Suspense>
    );
  };
};

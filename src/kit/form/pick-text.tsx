// A text that is mostly one of a list; anything else can be written. All of the list is offered until something is typed: what stands
// there already is most often to be changed.
import { AutoComplete, type AutoCompleteProps } from 'antd';
import { type KeyboardEvent, useState } from 'react';

interface Props extends Pick<
  AutoCompleteProps,
  'id' | 'className' | 'placeholder' | 'allowClear' | 'onBlur' | 'aria-label'
> {
  readonly value: string;
  readonly maxLength?: number | undefined;
  readonly options: readonly string[];
  /** An empty text where the field was cleared. */
  readonly onChange: (value: string) => void;
}

const FULL = { width: '100%' } as const;

/** Escape closes the list. The browser takes the field for a search and would empty it as well. */
const keepText = ({ key, nativeEvent }: KeyboardEvent<HTMLElement>): void => {
  if (key === 'Escape') nativeEvent.preventDefault();
};

export const PickText = ({ className, options, onChange, ...more }: Props) => {
  const [isTyped, setTyped] = useState(false);
  return (
    <AutoComplete
      {...more}
      virtual={false}
      className={className}
      style={className ? undefined : FULL}
      options={options.map((value) => ({ value }))}
      filterOption={
        isTyped && ((typed, option) => String(option?.value).toLowerCase().includes(typed.trim().toLowerCase()))
      }
      onSearch={() => setTyped(true)}
      onOpenChange={(open) => !open && setTyped(false)}
      onInputKeyDown={keepText}
      onChange={(value?: string) => onChange(value ?? '')}
    />
  );
};

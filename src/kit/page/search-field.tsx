// A search field that asks on Enter. It follows its value when somebody else changes it (a chip, the back button).
import { Input, type InputRef } from 'antd';
import { useRef, useState } from 'react';
import { useSlash } from '../hooks/slash.ts';

interface Props {
  readonly value: string;
  readonly label: string;
  readonly className?: string;
  /** The page's own search: '/' goes there. */
  readonly main?: boolean;
  readonly onSearch: (words: string) => void;
}

export const SearchField = ({ value, label, className, main = false, onSearch }: Props) => {
  const [words, setWords] = useState(value);
  const [known, setKnown] = useState(value);
  const input = useRef<InputRef>(null);
  useSlash(() => input.current?.focus({ cursor: 'all' }), main);
  if (known !== value) {
    setKnown(value);
    setWords(value);
  }
  return (
    <Input.Search
      ref={input}
      allowClear
      className={className}
      value={words}
      placeholder={label}
      aria-label={label}
      aria-keyshortcuts={main ? '/' : undefined}
      onChange={(event) => setWords(event.target.value)}
      onSearch={(asked) => onSearch(asked.trim())}
    />
  );
};

// A search field that asks on Enter. It follows its value when somebody else changes it (a chip, the back button).
import { Input } from 'antd';
import { useState } from 'react';

interface Props {
  readonly value: string;
  readonly label: string;
  readonly className?: string;
  readonly onSearch: (words: string) => void;
}

export const SearchField = ({ value, label, className, onSearch }: Props) => {
  const [words, setWords] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setWords(value);
  }
  return (
    <Input.Search
      allowClear
      className={className}
      value={words}
      placeholder={label}
      aria-label={label}
      onChange={(event) => setWords(event.target.value)}
      onSearch={(asked) => onSearch(asked.trim())}
    />
  );
};

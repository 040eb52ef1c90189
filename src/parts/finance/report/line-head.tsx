// The head of a table of journal lines: words at the left, figures at the right.
import style from './report.module.css';

interface Props {
  readonly words: readonly string[];
  readonly figures: readonly string[];
}

export const LineHead = ({ words, figures }: Props) => (
  <thead>
    <tr>
      {words.map((heading) => (
        <th key={heading} scope="col">
          {heading}
        </th>
      ))}
      {figures.map((heading) => (
        <th key={heading} scope="col" className={style.right}>
          {heading}
        </th>
      ))}
    </tr>
  </thead>
);

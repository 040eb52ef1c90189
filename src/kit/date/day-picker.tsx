// A day, month, year or time of day. The calendar behind it weighs as much as a whole page and comes after the page's rows, or with the
// cursor: until it is there its field stands in its place, reads the same, and hands the cursor on.
import { CalendarOutlined, ClockCircleOutlined } from '@ant-design/icons';
import { ConfigProvider, type DatePickerProps, Input, type TimePickerProps } from 'antd';
import type { Locale } from 'antd/es/locale';
import {
  type ComponentType,
  type ReactNode,
  type RefAttributes,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useQuiet } from '../page/at-rest.ts';
import styles from '../style/words.module.css';

interface Focused {
  readonly focus: () => void;
}
type Taken = RefAttributes<Focused>;
interface Pickers {
  readonly day: ComponentType<DatePickerProps & Taken>;
  readonly time: ComponentType<TimePickerProps & Taken>;
}

let here: Pickers | undefined;

/** Fetches the calendars ahead of their need. A failure is not kept: the next field tries again. */
export const fetchPickers = async (): Promise<Pickers> => {
  const { DatePicker, TimePicker } = await import('./pickers.ts');
  here = { day: DatePicker as Pickers['day'], time: TimePicker as Pickers['time'] };
  return here;
};

/** The calendars, once they are here: fetched when the page has its rows, or sooner when the cursor comes. */
const usePickers = () => {
  const [pickers, set] = useState(here);
  const [wanted, want] = useState(false);
  const isQuiet = useQuiet();
  const isDue = (isQuiet || wanted) && pickers === undefined;
  useEffect(() => {
    if (!isDue) return undefined;
    let gone = false;
    // Without the network the field goes on showing its day, as the rest of the page does.
    fetchPickers().then(
      (fetched) => !gone && set(fetched),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [isDue]);
  return { pickers, want };
};

/** antd's own formats, used where a page gives none. */
const FORMATS = { month: 'YYYY-MM', year: 'YYYY', date: 'YYYY-MM-DD', time: 'HH:mm' } as const;

const textOf = (kind: keyof typeof FORMATS, { value, format }: Pick<DatePickerProps, 'value' | 'format'>): string => {
  const first = Array.isArray(format) ? format[0] : format;
  const one = Array.isArray(value) ? value[0] : value;
  return one?.format(typeof first === 'string' ? first : FORMATS[kind]) ?? '';
};

type Shown = Pick<
  DatePickerProps,
  'id' | 'aria-label' | 'aria-invalid' | 'aria-describedby' | 'status' | 'disabled' | 'size' | 'className' | 'style'
>;
interface StandProps {
  readonly text: string;
  readonly placeholder: string | undefined;
  readonly icon: ReactNode;
  readonly shown: Shown;
  readonly onCursor: (has: boolean) => void;
}

/** As wide as antd's own, where a page says nothing: nothing moves when that comes. */
const OWN_WIDTH = { width: 'auto' } as const;
const LETTERS = 12;

/** The field that is shown until antd's calendar is loaded. */
const Stand = ({ text, placeholder, icon, shown, onCursor }: StandProps) => (
  <Input
    id={shown.id}
    readOnly
    value={text}
    placeholder={placeholder}
    suffix={icon}
    htmlSize={LETTERS}
    size={shown.size}
    className={shown.className}
    style={shown.style ?? OWN_WIDTH}
    status={shown.status}
    disabled={shown.disabled}
    aria-label={shown['aria-label']}
    aria-invalid={shown['aria-invalid']}
    aria-describedby={shown['aria-describedby']}
    onFocus={() => onCursor(true)}
    onBlur={() => onCursor(false)}
  />
);

/**
 * Moves the cursor from the stand-in field to the calendar once that is loaded. Once only: antd hands its picker over with every drawing,
 * and the cursor may be elsewhere by then.
 */
const useHandedCursor = (want: (wanted: boolean) => void) => {
  const has = useRef(false);
  const onCursor = useCallback(
    (now: boolean): void => {
      has.current = now;
      if (now) want(true);
    },
    [want],
  );
  const take = useCallback((picker: Focused | null): void => {
    if (!picker || !has.current) return;
    has.current = false;
    picker.focus();
  }, []);
  return { onCursor, take };
};

const { faint } = styles;
const PLACEHOLDERS = { month: 'monthPlaceholder', year: 'yearPlaceholder', date: 'placeholder' } as const;
/** What antd's fields say in the language of the program. */
const useWords = (): Pick<Locale, 'DatePicker' | 'TimePicker'> | undefined =>
  useContext(ConfigProvider.ConfigContext).locale;

/** antd's DatePicker, of one day: `picker` makes it one of months or years. */
export const DayPicker = (props: DatePickerProps) => {
  const { pickers, want } = usePickers();
  const { onCursor, take } = useHandedCursor(want);
  const words = useWords();
  if (pickers) return <pickers.day {...props} ref={take} />;
  const kind = props.picker === 'month' || props.picker === 'year' ? props.picker : 'date';
  const placeholder = props.placeholder ?? words?.DatePicker?.lang[PLACEHOLDERS[kind]];
  const icon = <CalendarOutlined className={faint} aria-hidden />;
  return <Stand text={textOf(kind, props)} shown={props} {...{ placeholder, icon, onCursor }} />;
};

/** antd's TimePicker. */
export const ClockPicker = (props: TimePickerProps) => {
  const { pickers, want } = usePickers();
  const { onCursor, take } = useHandedCursor(want);
  const words = useWords();
  if (pickers) return <pickers.time {...props} ref={take} />;
  const placeholder = props.placeholder ?? words?.TimePicker?.placeholder;
  const icon = <ClockCircleOutlined className={faint} aria-hidden />;
  return <Stand text={textOf('time', props)} shown={props} {...{ placeholder, icon, onCursor }} />;
};

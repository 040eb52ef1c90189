// The calendars of antd, apart: they weigh as much as a page (day-picker.tsx fetches them).
export { DatePicker, TimePicker } from 'antd';

import { WhatsAppOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';

const digitsOf = (phone: string): string => phone.replace(/\D/g, '');

/** True for a number that can have a chat: of a mobile telephone, with or without the country's code. */
export const isMobile = (phone: string): boolean => /^(62|0)?8/.test(digitsOf(phone));

interface Props {
  /** As it was entered: '0812-3456'. */
  readonly phone: string;
  /** Message that stands ready in the chat. */
  readonly text?: string;
  readonly label: string;
  readonly size?: 'small';
  /** The chat is being opened. */
  readonly onOpen?: () => void;
  readonly children?: ReactNode;
}

/** Opens a chat with a number; a leading 0 falls, 62 stands in front (specified). */
export const WhatsApp = ({ phone, text, label, size, onOpen, children }: Props) => {
  const digits = digitsOf(phone);
  const number = digits.startsWith('62') ? digits : `62${digits.replace(/^0/, '')}`;
  const query = text === undefined ? '' : `?text=${encodeURIComponent(text)}`;
  return (
    <Button
      size={size}
      icon={<WhatsAppOutlined aria-hidden />}
      href={`https://wa.me/${number}${query}`}
      target="_blank"
      rel="noreferrer"
      onClick={onOpen}
      aria-label={label}
    >
      {children}
    </Button>
  );
};

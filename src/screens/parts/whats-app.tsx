import { WhatsAppOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';

interface Props {
  /** As it was entered: '0812-3456'. */
  readonly phone: string;
  /** Message that stands ready in the chat. */
  readonly text?: string;
  readonly label: string;
  readonly children?: ReactNode;
}

/** Opens a chat with a number; the leading 0 becomes 62 (specified). */
export const WhatsApp = ({ phone, text, label, children }: Props) => {
  const number = phone.replace(/\D/g, '').replace(/^0/, '62');
  const query = text === undefined ? '' : `?text=${encodeURIComponent(text)}`;
  return (
    <Button
      icon={<WhatsAppOutlined aria-hidden />}
      href={`https://wa.me/${number}${query}`}
      target="_blank"
      rel="noreferrer"
      aria-label={label}
    >
      {children}
    </Button>
  );
};

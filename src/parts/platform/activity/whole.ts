/** Words with amounts, each of which stays in one line on a phone too. */
export const whole = (text: string): string => text.replaceAll(/Rp (?=\d)/g, 'Rp\u00A0');

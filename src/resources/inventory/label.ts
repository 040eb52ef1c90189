/** Most labels of one item or batch in one print. */
export const LABEL_MAX = 200;

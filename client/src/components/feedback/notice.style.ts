export type NoticeTone = 'error' | 'warning' | 'success';

/** The box of a message, in the colours of its tone. */
export const noticeBox = (tone: NoticeTone) =>
  ({
    px: '4',
    py: '3',
    bg: `bg.${tone}`,
    color: `fg.${tone}`,
    borderWidth: '1px',
    borderColor: `border.${tone}`,
    borderRadius: 'l2',
  }) as const;

import { chakra } from '@chakra-ui/react';
import { useState, type SyntheticEvent } from 'react';

/** The page's security policy forbids styles in markup; `applyStyles` sets them by script. */
const withoutStyles = (html: string) =>
  html
    .replaceAll(' style="', ' data-style="')
    .replace('<style>', '<template>')
    .replace('</style>', '</template>');

const applyStyles = (page: Document) => {
  for (const element of page.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? '';
  }
  const sheets = page.defaultView?.CSSStyleSheet;
  if (!sheets) return;
  const sheet = new sheets();
  sheet.replaceSync(page.querySelector('template')?.content.textContent ?? '');
  page.adoptedStyleSheets = [sheet];
};

/** An HTML message in a frame without scripts, as high as its content. */
export const MailPreview = ({ html }: { html: string }) => {
  const [height, setHeight] = useState(420);
  const show = ({ currentTarget: { contentDocument: page } }: SyntheticEvent<HTMLIFrameElement>) => {
    if (!page) return;
    applyStyles(page);
    setHeight(page.documentElement.scrollHeight);
  };
  return (
    <chakra.iframe
      title="El mensaje como se ve"
      // Without scripts. The same origin lets this page set the styles.
      sandbox="allow-same-origin"
      srcDoc={withoutStyles(html)}
      onLoad={show}
      w="full"
      h={`${height}px`}
      borderWidth="1px"
      borderRadius="l2"
    />
  );
};

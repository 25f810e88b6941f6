/** Where the page is no secure context a browser has no clipboard to write to: it copies what is selected. */
const copySelected = (text: string) => {
  const field = Object.assign(document.createElement('textarea'), { value: text });
  document.body.append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
};

export const copyText = async (text: string) => {
  if (navigator.clipboard) await navigator.clipboard.writeText(text);
  else copySelected(text);
};

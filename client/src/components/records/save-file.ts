const KEPT_MS = 15_000;

/** Downloads a generated file. */
export const saveFile = (content: Blob, name: string) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser reads the file after the click.
  window.setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
};

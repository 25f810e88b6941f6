import { onTestFinished, vi } from 'vitest';

/** What the app saves as files, until the test ends: jsdom saves none. */
export const catchSavedFiles = () => {
  const files: Blob[] = [];
  const { createObjectURL, revokeObjectURL } = URL;
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
    revokeObjectURL: () => undefined,
  });
  onTestFinished(() => {
    click.mockRestore();
    Object.assign(URL, { createObjectURL, revokeObjectURL });
  });
  return { files, names: () => (click.mock.contexts as HTMLAnchorElement[]).map((link) => link.download) };
};

/** jsdom's files know no `text`. */
export const textOf = (file = new Blob()) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });

/** A PDF for `download`. */
export const pdfFile = (name: string, file: Buffer) => ({
  fileName: `${name}.pdf`,
  type: 'application/pdf',
  parts: once(file),
});

async function* once(file: Buffer) {
  yield file;
}

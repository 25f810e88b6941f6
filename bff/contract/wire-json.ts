/** JSON text for which there is no JavaScript value, such as `1e999` or `9007199254740993`. */
export class RawJson {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const MARK = '\uE000raw:';

/** JSON with every RawJson exactly as it was written. */
export const toWireJson = (value: unknown) =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner instanceof RawJson ? MARK + inner.text : inner,
  ).replace(new RegExp(`"${MARK}([^"]*)"`, 'g'), '$1');

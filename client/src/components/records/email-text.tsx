import { Fragment } from 'react';

/** An address that breaks at its punctuation, never inside a word. */
export const EmailText = ({ email }: { email: string }) =>
  email.split(/(?=[@.+_])|(?<=-)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

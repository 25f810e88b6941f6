import { Fragment } from 'react';

/** An email that wraps at punctuation, not within words. */
export const EmailText = ({ email }: { email: string }) =>
  email.split(/(?=[@.+_])|(?<=-)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

import { Fragment } from 'react';
import { emailText } from '#domain/users/no-email.ts';

/** An email that wraps at punctuation, not within words. */
export const EmailText = ({ email }: { email: string }) =>
  emailText(email)
    .split(/(?=[@.+_])|(?<=-)/)
    .map((part, index) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ));

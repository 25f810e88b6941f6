import { Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { EmptyNote, ListFailure } from '../../../components/feedback/empty-note.tsx';
import { errorCode } from '../../../session/api-error.ts';
import { ScreenHeading } from './screen-heading.tsx';

type MissingRecordProps = {
  query: { error?: unknown; hasFailed: boolean; refetch: () => Promise<unknown> };
  /** The title while loading and on failure. */
  heading: string;
  eyebrow: ReactNode;
  unknown: { heading: string; text: string; to: string; action: string };
  skeleton: ReactNode;
};

/** The screen of a record that is unknown, failed or loading. */
export const MissingRecord = ({ query, heading, eyebrow, unknown, skeleton }: MissingRecordProps) => {
  const isUnknown = errorCode(query.error) === 'NOT_FOUND';
  return (
    <>
      <ScreenHeading title={`${heading} · Gestión`} eyebrow={eyebrow}>
        {isUnknown ? unknown.heading : heading}
      </ScreenHeading>
      {isUnknown ? (
        <EmptyNote
          action={
            <Button asChild variant="outline">
              <Link to={unknown.to}>{unknown.action}</Link>
            </Button>
          }
        >
          {unknown.text}
        </EmptyNote>
      ) : query.hasFailed ? (
        <ListFailure onRetry={() => query.refetch()} />
      ) : (
        skeleton
      )}
    </>
  );
};

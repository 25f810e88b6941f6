import { Button, type ButtonProps } from '@chakra-ui/react';
import { hiddenWithoutScript } from '../../components/feedback/script-note.tsx';
import { CheckIcon } from '../../components/icons.tsx';
import { graphql } from '../../gql/index.ts';
import type { BookedDialog_EnrolmentFragment, EnrolAction_CourseFragment } from '../../gql/graphql.ts';
import { useSession } from '../../session/session.ts';
import { useEnrolInCourse } from './use-enrol-in-course.ts';
import { useWaitingList } from './use-waiting-list.ts';

graphql(`
  fragment EnrolAction_course on Course {
    id
    price
    placesLeft
    waitingCount
  }
`);

type EnrolActionProps = ButtonProps & {
  course: EnrolAction_CourseFragment;
  isEnrolled: boolean;
  /** The entry in the waiting list. */
  isWaiting: boolean;
  reload: () => Promise<unknown>;
  onEnrolled: (enrolment: BookedDialog_EnrolmentFragment) => void;
};

/** The action of a group course: enrol, join or leave the waiting list. */
export const EnrolAction = (props: EnrolActionProps) => {
  const { course, isEnrolled, isWaiting, reload, onEnrolled, ...button } = props;
  const { id, price, placesLeft, waitingCount } = course;
  const { token } = useSession();
  const { enrolInCourse, isBusy, goToAuth } = useEnrolInCourse({
    courseId: id,
    price,
    reload,
    onEnrolled,
  });
  const waitingList = useWaitingList({ courseId: id, reload, goToAuth });
  const look = {
    css: hiddenWithoutScript,
    flex: { base: '1', sm: 'none' },
    minW: { base: '8rem', sm: '9.5rem' },
    ...button,
  } as const;

  if (isEnrolled) {
    return (
      <Button colorPalette="green" variant="subtle" _disabled={{ opacity: 1 }} disabled {...look}>
        <CheckIcon />
        Inscripto
      </Button>
    );
  }
  if (isWaiting) {
    return (
      <Button
        variant="outline"
        {...look}
        aria-busy={waitingList.isBusy}
        onClick={() => void waitingList.leave()}
      >
        Salir de la lista
      </Button>
    );
  }
  if (placesLeft === 0 || waitingCount > 0) {
    return (
      <Button
        variant="outline"
        {...look}
        aria-busy={waitingList.isBusy}
        onClick={() => (token === null ? goToAuth() : void waitingList.join())}
      >
        {waitingList.isBusy ? 'Sumándote...' : 'Esperar un lugar'}
      </Button>
    );
  }
  return (
    <Button {...look} aria-busy={isBusy} aria-disabled={isBusy} onClick={() => void enrolInCourse()}>
      {isBusy ? 'Inscribiendo...' : 'Inscribirse'}
    </Button>
  );
};

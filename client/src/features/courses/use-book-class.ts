import { useNavigate } from 'react-router-dom';
import { academy } from '#domain/academy.ts';
import { instantOf } from '#domain/dates.ts';
import { messages } from '#domain/messages.ts';
import { errorFields, errorText, isSessionEnd } from '../../session/api-error.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/session.ts';
import { notify } from '../../components/feedback/notify.ts';
import { classTypes, enumName } from '../../components/records/enums.ts';
import type { Booking } from './booking.form.ts';
import { useEnrol } from './use-enrol.ts';

type Outcome = {
  isBooked: boolean;
  faults: { field: 'date' | 'time' | 'weapons' | 'ammoBoxes'; message: string }[];
};

const FORM_FIELDS = {
  scheduledDate: 'date',
  scheduledTime: 'time',
  weapons: 'weapons',
  ammoBoxes: 'ammoBoxes',
} as const;

const isFormField = (field: string): field is keyof typeof FORM_FIELDS => field in FORM_FIELDS;

const asInput = (courseId: string, booking: Booking) => ({
  courseId,
  scheduledDate: instantOf(booking.date, booking.time, academy.timeZone).toISOString(),
  scheduledTime: booking.time,
  classType: enumName(classTypes, booking.classType),
  weapons: booking.weapons,
  hasWeaponAmmo: booking.hasWeaponAmmo,
  ammoBoxes: booking.ammoBoxes,
});

const faultsOf = (error: unknown): Outcome['faults'] =>
  errorFields(error).flatMap(({ field, message }) =>
    isFormField(field) ? [{ field: FORM_FIELDS[field], message }] : [],
  );

/** Books a class of the academy's first personalised course and says how it went. */
export const useBookClass = (personalisedCourseId: string | undefined) => {
  const navigate = useNavigate();
  const { token } = useSession();
  const { enrol } = useEnrol();

  const goToAuth = () => {
    notify.error(messages.bookingNeedsLogin);
    void navigate(paths.auth);
  };

  const requireSession = () => {
    if (token !== null) return true;
    goToAuth();
    return false;
  };

  const bookClass = async (booking: Booking): Promise<Outcome> => {
    if (!personalisedCourseId) {
      notify.error(messages.noPersonalisedCourse);
      return { isBooked: false, faults: [] };
    }
    try {
      await enrol(asInput(personalisedCourseId, booking));
      notify.success(messages.booked);
      return { isBooked: true, faults: [] };
    } catch (error) {
      if (isSessionEnd(error)) {
        goToAuth();
        return { isBooked: false, faults: [] };
      }
      notify.error(errorText(error, messages.bookingFailed));
      return { isBooked: false, faults: faultsOf(error) };
    }
  };

  return { bookClass, requireSession };
};

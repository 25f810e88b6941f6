import { Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { bookingFormSchema } from '#domain/enrolments/enrolment.schema.ts';
import { adminPriceText } from '#domain/texts/money.ts';
import { BookingFields } from '../../../components/booking/booking-fields.tsx';
import { toBookingInput } from '../../../components/booking/booking-input.ts';
import {
  EMPTY_BOOKING,
  prepareBooking,
  type BookingValues,
} from '../../../components/booking/booking.form.ts';
import { ClassSummary } from '../../../components/booking/class-summary.tsx';
import { PriceFormat } from '../../../components/booking/price-format.ts';
import { PriceSummary } from '../../../components/booking/price-summary.tsx';
import { useNearestTimes } from '../../../components/booking/use-nearest-times.ts';
import { useFreeTimes } from '../../../components/availability/free-times.query.ts';
import { FormActions, SchemaForm, useSchemaForm } from '../../../components/fields/schema-form.tsx';
import { notify } from '../../../components/feedback/notify.ts';
import { graphql } from '../../../gql/index.ts';
import { useFormWrite } from '../../../components/queries/use-write.ts';
import { NO_OVERBOOKING, OverbookFields, overbookInput } from '../enrolments/dialogs/overbook-fields.tsx';

const BOOK = graphql(`
  mutation BookForStudent($input: EnrolStudentInput!) {
    enrolStudent(input: $input) {
      id
      status
    }
  }
`);

/** Staff changes the kind of class where the caller wants the other one. */
const USUAL_BOOKING: BookingValues = { ...EMPTY_BOOKING, classType: 'defensive' };

export type BookClassFormProps = {
  userId: string;
  name: string;
  courseId: string;
  onClose: () => void;
  onBooked: () => void;
};

/** The booking form of students, for staff. */
export const BookClassForm = ({ userId, name, courseId, onClose, onBooked }: BookClassFormProps) => {
  const send = useFormWrite();
  const isEnforced = useFreeTimes(courseId)?.policy === 'ENFORCE';
  const [overbooking, setOverbooking] = useState(NO_OVERBOOKING);
  const { nearest, attempt } = useNearestTimes();
  const addAmmoButton = useRef<HTMLButtonElement>(null);
  const schemaForm = useSchemaForm({
    schema: bookingFormSchema,
    defaultValues: USUAL_BOOKING,
    prepare: prepareBooking,
    save: async (booking) => {
      const input = { userId, ...toBookingInput(courseId, booking), ...overbookInput(overbooking) };
      await attempt(() => send(BOOK, input));
      notify.success(`Reservaste una clase para ${name}`);
      onClose();
      onBooked();
    },
    failureText: 'No pudimos reservar la clase. Revisa tu conexión y vuelve a intentar.',
    renamedFields: { scheduledDate: 'date', scheduledTime: 'time' },
    listFocus: { ammoBoxes: addAmmoButton },
  });
  const { form, isBusy } = schemaForm;

  return (
    <SchemaForm of={schemaForm} label="Reservar una clase" gap="7">
      <Text color="fg.muted" overflowWrap="anywhere">
        Para {name}, por confirmar.
      </Text>
      <PriceFormat value={adminPriceText}>
        <BookingFields
          form={form}
          addAmmoRef={addAmmoButton}
          courseId={courseId}
          nearest={nearest}
          isForStaff
        />
        {isEnforced && <OverbookFields value={overbooking} onChange={setOverbooking} />}
        <ClassSummary control={form.control} />
        <PriceSummary control={form.control} />
      </PriceFormat>
      <FormActions action="Reservar clase" isBusy={isBusy} busyText="Reservando..." onBack={onClose} />
    </SchemaForm>
  );
};

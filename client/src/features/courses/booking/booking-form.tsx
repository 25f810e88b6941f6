import { Box, Card, Grid, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { bookingFormSchema } from '#domain/enrolments/enrolment.schema.ts';
import { messages } from '#domain/messages.ts';
import { SubmitButton, useSchemaForm } from '../../../components/fields/schema-form.tsx';
import { BookingFields } from '../../../components/booking/booking-fields.tsx';
import { EMPTY_BOOKING, prepareBooking } from '../../../components/booking/booking.form.ts';
import { ClassSummary } from '../../../components/booking/class-summary.tsx';
import { PriceSummary } from '../../../components/booking/price-summary.tsx';
import { useNearestTimes } from '../../../components/booking/use-nearest-times.ts';
import { storeBookingDraft, readBookingDraft } from './booking-draft.ts';
import { useBookClass } from './use-book-class.ts';

type BookingFormProps = { personalisedCourseId: string | undefined };

export const BookingForm = ({ personalisedCourseId }: BookingFormProps) => {
  const addAmmoButton = useRef<HTMLButtonElement>(null);
  const [draft] = useState(readBookingDraft);
  const { bookClass, requireSession } = useBookClass(personalisedCourseId);
  const { nearest, attempt } = useNearestTimes();
  const { form, submit, isBusy } = useSchemaForm({
    schema: bookingFormSchema,
    defaultValues: draft,
    prepare: prepareBooking,
    save: async (booking, { reset }) => {
      if (await attempt(() => bookClass(booking))) {
        const { date, classType, preferredInstructorId } = booking;
        reset({ ...EMPTY_BOOKING, date, classType, preferredInstructorId });
      }
    },
    failureText: messages.bookingFailed,
    renamedFields: { scheduledDate: 'date', scheduledTime: 'time' },
    listFocus: { ammoBoxes: addAmmoButton },
  });
  const { control, subscribe } = form;

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => storeBookingDraft(values) }),
    [subscribe],
  );

  return (
    <Card.Root layerStyle="document" overflow="clip" asChild>
      <form
        noValidate
        aria-label="Programar una clase personalizada"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy && requireSession()) void submit(event);
        }}
      >
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' }}>
          <Box p={{ base: '5', md: '8' }}>
            <BookingFields
              form={form}
              addAmmoRef={addAmmoButton}
              courseId={personalisedCourseId}
              nearest={nearest}
            />
          </Box>
          <Box
            bg="bg.subtle"
            borderStartWidth={{ base: '0', lg: '1px' }}
            borderTopWidth={{ base: '1px', lg: '0' }}
            p={{ base: '5', md: '8' }}
          >
            <Stack gap="6" position={{ lg: 'sticky' }} top={{ lg: '24' }}>
              <ClassSummary control={control} />
              <PriceSummary control={control} />
              <SubmitButton action="Programar Clase" size="lg" isBusy={isBusy} busyText="Programando..." />
              <Text textStyle="xs" color="fg.muted">
                La academia confirmará tu clase antes de la fecha elegida.
              </Text>
            </Stack>
          </Box>
        </Grid>
      </form>
    </Card.Root>
  );
};

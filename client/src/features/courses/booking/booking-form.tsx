import { Box, Card, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { bookingFormSchema } from '#domain/enrolments/enrolment.schema.ts';
import { messages } from '#domain/messages.ts';
import { nextSteps } from '../../../components/enrolment/next-steps.ts';
import { serverError } from '../../../components/fields/form-errors.ts';
import { SubmitButton, useSchemaForm } from '../../../components/fields/schema-form.tsx';
import { BookingFields } from '../../../components/booking/booking-fields.tsx';
import {
  EMPTY_BOOKING,
  prepareBooking,
  priceOf,
  type BookingControl,
  type BookingValues,
} from '../../../components/booking/booking.form.ts';
import { ClassSummary, startOf, WhenAndPrice } from '../../../components/booking/class-summary.tsx';
import { AgeNotice } from '../../../components/records/age-notice.tsx';
import { PriceSummary } from '../../../components/booking/price-summary.tsx';
import { useNearestTimes } from '../../../components/booking/use-nearest-times.ts';
import type {
  AgeNotice_CourseFragment,
  DepositTerms_CourseFragment,
  LastClass_EnrolmentFragment,
} from '../../../gql/graphql.ts';
import { DepositTerms } from '../deposit-terms.tsx';
import type { ShowBooked } from '../use-booked.tsx';
import { useAreFreeTimesKnown } from '../../../components/availability/free-times.query.ts';
import { ownTimes } from '../../../components/availability/last-class.ts';
import { BookingSkeleton } from './booking-skeleton.tsx';
import { readBookingWish, withoutBookingWish } from './booking-wish.ts';
import { storeBookingDraft, readBookingDraft } from './booking-draft.ts';
import { firstValues } from './first-values.ts';
import { useBookClass } from './use-book-class.ts';

export type BookingFormProps = {
  personalised: (DepositTerms_CourseFragment & AgeNotice_CourseFragment) | undefined;
  /** The student's classes. */
  classes: readonly LastClass_EnrolmentFragment[];
  showBooked: ShowBooked;
};

/** What the address asks for. It is removed from the address once the form has it. */
const useBookingWish = () => {
  const [params] = useSearchParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [wish] = useState(() => readBookingWish(params));
  const isInAddress = readBookingWish(params) !== null;
  useEffect(() => {
    if (!isInAddress) return;
    const search = withoutBookingWish(params).toString();
    void navigate({ search, hash }, { replace: true, preventScrollReset: true });
  }, [hash, isInAddress, navigate, params]);
  return wish;
};

/** The action of the form: on a telephone it stays at the foot of the screen while the form is seen. */
const PhoneFoot = ({ children }: { children: ReactNode }) => (
  <Flex
    data-dock
    className="phone-foot"
    position={{ base: 'sticky', lg: 'static' }}
    bottom="0"
    zIndex={{ base: '1', lg: 'auto' }}
    align="center"
    justify="space-between"
    wrap="wrap"
    columnGap="3"
    rowGap="2"
    bg={{ base: 'bg.panel', lg: 'transparent' }}
    borderTopWidth={{ base: '1px', lg: '0' }}
    borderColor="border.emphasized"
    px={{ base: '4', md: '8', lg: '0' }}
    pt={{ base: '3', lg: '0' }}
    pb={{ base: 'calc(0.75rem + env(safe-area-inset-bottom))', lg: '0' }}
    _print={{ position: 'static' }}
  >
    {children}
  </Flex>
);

const Form = ({ personalised, classes, showBooked }: BookingFormProps) => {
  const addAmmoButton = useRef<HTMLButtonElement>(null);
  const wish = useBookingWish();
  const [first] = useState(() => firstValues({ draft: readBookingDraft(), classes, wish }));
  const { bookClass, requireSession } = useBookClass(personalised?.id);
  const { nearest, attempt } = useNearestTimes();
  const { form, submit, isBusy } = useSchemaForm({
    schema: bookingFormSchema,
    defaultValues: first,
    prepare: prepareBooking,
    save: async (booking, { reset }) => {
      const booked = await attempt(() => bookClass(booking));
      if (!booked) return;
      const { date, classType, preferredInstructorId } = booking;
      reset({ ...EMPTY_BOOKING, date, classType, preferredInstructorId });
      showBooked(booked);
    },
    failureText: messages.bookingFailed,
    describeError: (thrown, values) => {
      const start = startOf(values);
      const own = classes.find(({ startsAt }) => startsAt !== null && startsAt === start);
      return serverError(thrown, messages.bookingFailed, nextSteps(own?.id));
    },
    renamedFields: { scheduledDate: 'date', scheduledTime: 'time' },
    listFocus: { ammoBoxes: addAmmoButton },
  });
  const { control, subscribe } = form;

  useEffect(() => {
    storeBookingDraft(first);
    return subscribe({ formState: { values: true }, callback: ({ values }) => storeBookingDraft(values) });
  }, [first, subscribe]);

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
        <Grid display={{ base: 'block', lg: 'grid' }} templateColumns={{ lg: 'minmax(0, 1fr) 21rem' }}>
          <Box p={{ base: '5', md: '8' }}>
            <BookingFields
              form={form}
              addAmmoRef={addAmmoButton}
              courseId={personalised?.id}
              nearest={nearest}
              own={ownTimes(classes)}
              choosesNext={wish !== null && 'again' in wish}
            />
          </Box>
          {/* Without boxes of their own on a telephone: the foot is sticky in the whole form. */}
          <Box display={{ base: 'contents', lg: 'block' }} bg="bg.subtle" borderStartWidth="1px" p="8">
            <Stack display={{ base: 'contents', lg: 'flex' }} gap="6" position="sticky" top="24">
              <Stack
                gap="6"
                bg={{ base: 'bg.subtle', lg: 'transparent' }}
                borderTopWidth={{ base: '1px', lg: '0' }}
                p={{ base: '5', md: '8', lg: '0' }}
              >
                <ClassSummary control={control} />
                <PriceSummary control={control} />
                {personalised && <ClassDeposit control={control} course={personalised} />}
                {personalised && <ClassAge control={control} course={personalised} />}
                <Text textStyle="xs" color="fg.muted">
                  La academia confirmará tu clase antes de la fecha elegida.
                </Text>
              </Stack>
              <PhoneFoot>
                <WhenAndPrice control={control} hideFrom="lg" />
                <SubmitButton
                  action="Programar Clase"
                  size="lg"
                  flexGrow="1"
                  px={{ base: '4', lg: '6' }}
                  isBusy={isBusy}
                  busyText="Programando..."
                />
              </PhoneFoot>
            </Stack>
          </Box>
        </Grid>
      </form>
    </Card.Root>
  );
};

type ClassDepositProps = { control: BookingControl; course: DepositTerms_CourseFragment };

/** By the type of class and its price, once the type is chosen. */
const ClassDeposit = ({ control, course }: ClassDepositProps) => {
  const values = useWatch({ control }) as BookingValues;
  const { classType } = values;
  if (!classType) return null;
  return <DepositTerms course={course} price={priceOf(values).total} classType={classType} />;
};

/** By the day, once it is chosen. */
const ClassAge = ({ control, course }: { control: BookingControl; course: AgeNotice_CourseFragment }) => {
  const start = startOf(useWatch({ control }) as BookingValues);
  return start && <AgeNotice course={course} startsAt={start} />;
};

/** Shown when the free times are known, so that they do not move what is below them. */
const FormWithTimes = ({ courseId, ...props }: BookingFormProps & { courseId: string }) => {
  const isKnown = useAreFreeTimesKnown(courseId);
  const [wasKnown, setWasKnown] = useState(isKnown);
  if (isKnown && !wasKnown) setWasKnown(true);
  return (
    <>
      {!wasKnown && (
        <div aria-busy>
          <BookingSkeleton />
        </div>
      )}
      <Box hidden={!wasKnown}>
        <Form {...props} />
      </Box>
    </>
  );
};

export const BookingForm = (props: BookingFormProps) => {
  const { personalised } = props;
  return personalised === undefined ? (
    <Form {...props} />
  ) : (
    <FormWithTimes {...props} courseId={personalised.id} />
  );
};

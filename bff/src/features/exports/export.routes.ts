import { download, tagged } from '../../rest/route.ts';
import {
  exportAmmunitionFile,
  exportArmouryFile,
  exportCertificatesFile,
  exportCoursesFile,
  exportEnrolmentsFile,
  exportBookFile,
  exportFirearmsFile,
  exportLedgerFile,
  exportMoneyFile,
  exportTillsFile,
  exportUsersFile,
} from './export.operations.ts';

const EXPORTS = { name: 'Exports', description: 'Lists as CSV files of any length, for staff.' };

export const exportRoutes = tagged(EXPORTS, [
  download('/api/exports/users.csv', exportUsersFile, {
    summary: 'Download users',
    description: 'The users of a filter with their points, newest first.',
    name: 'exportUsers',
    flags: ['by_phone', 'is_active', 'is_pending', 'asks_deletion'],
    parameters: {
      search: 'Words in names, email or document number; accents and case do not matter.',
      byPhone: 'Whether the search also finds people by phone number.',
      role: 'Only users who may do this.',
      isActive: 'Only accounts that are active, or only deactivated ones.',
      isPending: 'Only users whose profile is to be completed, or only the others.',
      asksDeletion: 'Only users who ask for the deletion of their data, or only the others.',
      licence: 'Where the licence stands.',
      licenceOn: 'On this day; today without one.',
    },
  }),
  download('/api/exports/courses.csv', exportCoursesFile, {
    summary: 'Download courses',
    description: 'The courses of a filter, by date, undated last; those up to a day, latest first.',
    name: 'exportCourses',
    flags: ['is_active', 'is_full', 'has_waiting'],
    parameters: {
      search: 'Words in name, description or location; accents and case do not matter.',
      from: 'Only courses from this day on, or without a date.',
      to: 'Only courses up to this day.',
      courseType: 'Only group courses, or only personalised ones.',
      isActive: 'Only courses that students see, or only the others.',
      instructorId: 'Only courses of this instructor.',
      isFull: 'Only courses whose seats are all taken, or only the others.',
      hasWaiting: 'Only courses with a waiting list, or only the others.',
    },
    errors: ['TOO_LARGE'],
  }),
  download('/api/exports/enrolments.csv', exportEnrolmentsFile, {
    summary: 'Download enrolments',
    description: 'The enrolments of a filter, newest first; of some days, in the order of the classes.',
    name: 'exportEnrolments',
    flags: ['unattended', 'paid_after_release'],
    parameters: {
      status: 'Only enrolments in this status.',
      courseType: 'Only group courses, or only personalised classes.',
      courseId: 'Only enrolments in this course.',
      userId: 'Only enrolments of this user.',
      instructorId: 'Only classes of this instructor.',
      from: 'First day of the classes.',
      to: 'Last day of the classes.',
      search:
        'Words in names, email or document number of the student, or the phone number; accents and case do not matter.',
      licence: 'Where the licence of the student stands on the day of the class.',
      unattended: 'True: only pending enrolments of classes that have begun.',
      paidAfterRelease: 'True: only those released without a deposit, whose student paid afterwards.',
      cancellationReason: 'Only enrolments cancelled for this reason.',
    },
  }),
  download('/api/exports/armoury.csv', exportArmouryFile, {
    summary: 'Download what a day takes out of the armoury',
    description: 'What each class of a day takes out of the armoury, in the order of the day.',
    name: 'exportArmoury',
    parameters: { day: 'The day of the classes.' },
    errors: ['TOO_LARGE'],
  }),
  download('/api/exports/ledger.csv', exportLedgerFile, {
    summary: 'Download points',
    description: 'The entries of all ledgers that were made in some days, oldest first.',
    name: 'exportLedger',
    parameters: { from: 'First day of the entries.', to: 'Last day of the entries.' },
  }),
  download('/api/exports/money.csv', exportMoneyFile, {
    summary: 'Download charges and payments',
    description:
      'The entries of all accounts that were made in some days, oldest first; none while money is off.',
    name: 'exportMoney',
    parameters: { from: 'First day of the entries.', to: 'Last day of the entries.' },
  }),
  download('/api/exports/firearms.csv', exportFirearmsFile, {
    summary: 'Download weapons',
    description: 'The weapons of a filter, by make and serial number, with the rounds that they have fired.',
    name: 'exportFirearms',
    parameters: {
      serial: 'Part of the serial number, however it is spelt.',
      state: 'Whether they can be handed out.',
      model: 'The weapon of classes.',
    },
  }),
  download('/api/exports/book.csv', exportBookFile, {
    summary: 'Download the book of weapons',
    description: 'The movements of some days, of all weapons or of one, oldest first.',
    name: 'exportBook',
    parameters: {
      from: 'First day.',
      to: 'Last day.',
      serial: 'Part of the serial number of a weapon, however it is spelt.',
    },
  }),
  download('/api/exports/ammunition.csv', exportAmmunitionFile, {
    summary: 'Download the ledger of ammunition',
    description: 'The entries of all calibers that were made in some days, oldest first.',
    name: 'exportAmmunition',
    parameters: { from: 'First day of the entries.', to: 'Last day of the entries.' },
  }),
  download('/api/exports/tills.csv', exportTillsFile, {
    summary: 'Download sessions of tills',
    description: 'The sessions that were opened in some days, newest first; none while money is off.',
    name: 'exportTills',
    parameters: { from: 'First day of the openings.', to: 'Last day of the openings.' },
  }),
  download('/api/exports/certificates.csv', exportCertificatesFile, {
    summary: 'Download certificates',
    description: 'The certificates of a filter, newest first.',
    name: 'exportCertificates',
    flags: ['is_revoked'],
    parameters: {
      number: 'The number, or how it begins.',
      search: 'How the number begins, or words in names, email or document number of the student.',
      userId: 'Only certificates of this user.',
      enrolmentId: 'Only certificates of this enrolment.',
      isRevoked: 'Only revoked certificates, or only valid ones.',
    },
  }),
]);

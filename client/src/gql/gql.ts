/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query FreeTimes(\n    $courseId: ID!\n    $from: LocalDate!\n    $to: LocalDate!\n    $movedEnrolmentId: ID\n    $weapons: [String!]\n    $hasWeaponAmmo: Boolean\n    $instructorId: ID\n  ) {\n    availability(\n      courseId: $courseId\n      from: $from\n      to: $to\n      movedEnrolmentId: $movedEnrolmentId\n      weapons: $weapons\n      hasWeaponAmmo: $hasWeaponAmmo\n      instructorId: $instructorId\n    ) {\n      policy\n      dependsOnWeapons\n      instructors {\n        id\n        name\n      }\n      days {\n        day\n        times\n      }\n    }\n  }\n": typeof types.FreeTimesDocument,
    "\n  fragment LastClass_enrolment on Enrolment {\n    id\n    status\n    createdAt\n    startsAt\n    instructorId\n    classType\n    weapons\n    hasWeaponAmmo\n    ammoBoxes {\n      caliber\n      quantity\n    }\n  }\n": typeof types.LastClass_EnrolmentFragmentDoc,
    "\n  mutation RescheduleEnrolment($input: RescheduleEnrolmentInput!) {\n    rescheduleEnrolment(input: $input) {\n      id\n      status\n      startsAt\n      scheduledDate\n      classDate\n      classTime\n    }\n  }\n": typeof types.RescheduleEnrolmentDocument,
    "\n  query MyCalendarLinks {\n    myCalendarLinks {\n      kind\n      createdAt\n      lastUsedAt\n    }\n  }\n": typeof types.MyCalendarLinksDocument,
    "\n  mutation CreateCalendarLink($input: CreateCalendarLinkInput!) {\n    createCalendarLink(input: $input) {\n      link\n    }\n  }\n": typeof types.CreateCalendarLinkDocument,
    "\n  mutation RevokeCalendarLink($input: RevokeCalendarLinkInput!) {\n    revokeCalendarLink(input: $input) {\n      detail\n    }\n  }\n": typeof types.RevokeCalendarLinkDocument,
    "\n  mutation AcceptOffer($input: AcceptOfferInput!) {\n    acceptOffer(input: $input) {\n      id\n      status\n      offerUntil\n      price\n    }\n  }\n": typeof types.AcceptOfferDocument,
    "\n  query EnrolmentCalendar($id: ID!) {\n    enrolmentCalendar(id: $id) {\n      fileName\n      text\n    }\n  }\n": typeof types.EnrolmentCalendarDocument,
    "\n  fragment AnnounceComing_enrolment on Enrolment {\n    id\n    comingAt\n  }\n": typeof types.AnnounceComing_EnrolmentFragmentDoc,
    "\n  mutation AnnounceComing($input: AnnounceComingInput!) {\n    announceComing(input: $input) {\n      ...AnnounceComing_enrolment\n    }\n  }\n": typeof types.AnnounceComingDocument,
    "\n  mutation CancelEnrolment($input: CancelEnrolmentInput!) {\n    cancelEnrolment(input: $input) {\n      id\n      status\n    }\n  }\n": typeof types.CancelEnrolmentDocument,
    "\n  fragment DepositNotice_enrolment on Enrolment {\n    id\n    status\n    deposit {\n      amount\n      until\n      isPaid\n    }\n  }\n": typeof types.DepositNotice_EnrolmentFragmentDoc,
    "\n  fragment EnrolmentDetails_enrolment on Enrolment {\n    id\n    status\n    scheduledDate\n    offerUntil\n    ...AnnounceComing_enrolment\n    ...DepositNotice_enrolment\n    course {\n      id\n      name\n      courseType\n      scheduledDate\n    }\n    ...EnrolmentFacts_enrolment\n  }\n": typeof types.EnrolmentDetails_EnrolmentFragmentDoc,
    "\n  fragment EnrolmentDialog_enrolment on Enrolment {\n    id\n    status\n    course {\n      id\n      name\n    }\n    ...EnrolmentDetails_enrolment\n  }\n": typeof types.EnrolmentDialog_EnrolmentFragmentDoc,
    "\n  fragment EnrolmentFacts_enrolment on Enrolment {\n    id\n    status\n    scheduledDate\n    completionDate\n    instructorName\n    classType\n    classDate\n    weapons\n    hasWeaponAmmo\n    ammoBoxes {\n      caliber\n      quantity\n    }\n    price\n    course {\n      id\n      courseType\n      location\n      scheduledDate\n    }\n  }\n": typeof types.EnrolmentFacts_EnrolmentFragmentDoc,
    "\n  query IdentityMethods {\n    mySecondFactor {\n      isActive\n    }\n    mySessions {\n      id\n      via\n      isCurrent\n    }\n  }\n": typeof types.IdentityMethodsDocument,
    "\n  query GoogleAuthUrl {\n    googleAuthUrl\n  }\n": typeof types.GoogleAuthUrlDocument,
    "\n  mutation SignOut {\n    logout {\n      detail\n    }\n  }\n": typeof types.SignOutDocument,
    "\n  fragment PersonName on User {\n    id\n    firstName\n    lastName\n    email\n  }\n": typeof types.PersonNameFragmentDoc,
    "\n  fragment Account on User {\n    id\n    firstName\n    lastName\n    email\n    role\n    staffRole\n  }\n": typeof types.AccountFragmentDoc,
    "\n  fragment Roles on User {\n    ...Account\n    usesMoney\n    usesFirearms\n  }\n": typeof types.RolesFragmentDoc,
    "\n  query Account {\n    me {\n      ...Account\n    }\n  }\n": typeof types.AccountDocument,
    "\n  query UsesMoney {\n    me {\n      id\n      usesMoney\n    }\n  }\n": typeof types.UsesMoneyDocument,
    "\n  query UsesFirearms {\n    me {\n      id\n      usesFirearms\n    }\n  }\n": typeof types.UsesFirearmsDocument,
    "\n  fragment AgeNotice_course on Course {\n    id\n    minimumAge {\n      policy\n      years\n    }\n  }\n": typeof types.AgeNotice_CourseFragmentDoc,
    "\n  query OwnBirth {\n    me {\n      id\n      birthDate\n    }\n  }\n": typeof types.OwnBirthDocument,
    "\n  fragment CancelledText_enrolment on Enrolment {\n    id\n    status\n    cancellation {\n      reason\n      at\n    }\n    course {\n      id\n      callOff {\n        at\n        reason\n        note\n      }\n    }\n  }\n": typeof types.CancelledText_EnrolmentFragmentDoc,
    "\n  fragment LicenceNotice_user on User {\n    id\n    cluExpiration\n  }\n": typeof types.LicenceNotice_UserFragmentDoc,
    "\n  fragment LicenceNotice_enrolment on Enrolment {\n    id\n    licence\n    startsAt\n    course {\n      id\n      name\n      cluPolicy\n    }\n  }\n": typeof types.LicenceNotice_EnrolmentFragmentDoc,
    "\n  fragment CoursesTable_course on Course {\n    id\n    ...CourseRow_course\n  }\n": typeof types.CoursesTable_CourseFragmentDoc,
    "\n  fragment CourseRow_course on Course {\n    id\n    name\n    description\n    location\n    courseType\n    price\n    pointsValue\n    scheduledDate\n    isActive\n  }\n": typeof types.CourseRow_CourseFragmentDoc,
    "\n  query AdminCourses($search: String, $after: String) {\n    me {\n      ...Roles\n    }\n    adminCourses(search: $search, after: $after, first: 20) {\n      nodes {\n        id\n        ...CoursesTable_course\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n      courseCount\n      groupCount\n      scheduledCount\n    }\n  }\n": typeof types.AdminCoursesDocument,
    "\n  query AdminUsers($search: String, $after: String) {\n    me {\n      ...Roles\n    }\n    users(search: $search, after: $after, first: 20) {\n      nodes {\n        id\n        ...UsersTable_user\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n": typeof types.AdminUsersDocument,
    "\n  fragment StatsCards_stats on AdminStats {\n    totalUsers\n    activeUsers\n    totalCourses\n    activeCourses\n    totalPoints\n  }\n": typeof types.StatsCards_StatsFragmentDoc,
    "\n  query Admin {\n    me {\n      ...Roles\n    }\n    adminStats {\n      ...StatsCards_stats\n    }\n  }\n": typeof types.AdminDocument,
    "\n  fragment UserDialog_user on User {\n    ...PersonName\n    phone\n    documentType\n    documentNumber\n    birthDate\n    gender\n    address\n    city\n    province\n    postalCode\n    role\n    createdAt\n    clu\n    cluExpiration\n  }\n": typeof types.UserDialog_UserFragmentDoc,
    "\n  fragment UsersTable_user on User {\n    id\n    ...UserRow_user\n    ...UserDialog_user\n    ...EditUserDialog_user\n  }\n": typeof types.UsersTable_UserFragmentDoc,
    "\n  fragment UserRow_user on User {\n    ...PersonName\n    phone\n    documentType\n    documentNumber\n    role\n  }\n": typeof types.UserRow_UserFragmentDoc,
    "\n  fragment EditUserDialog_user on User {\n    ...PersonName\n  }\n": typeof types.EditUserDialog_UserFragmentDoc,
    "\n  mutation ConfirmEmailChange($input: AccountLinkInput!) {\n    confirmEmailChange(input: $input) {\n      detail\n    }\n  }\n": typeof types.ConfirmEmailChangeDocument,
    "\n  query PendingProfile {\n    me {\n      id\n      email\n      firstName\n      lastName\n      phone\n      needsSetup\n    }\n  }\n": typeof types.PendingProfileDocument,
    "\n  query MayRegister($email: String!) {\n    mayRegister(email: $email)\n  }\n": typeof types.MayRegisterDocument,
    "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      accessToken\n    }\n  }\n": typeof types.RegisterDocument,
    "\n  mutation SetupProfile($input: SetupProfileInput!) {\n    setupProfile(input: $input) {\n      id\n      needsSetup\n    }\n  }\n": typeof types.SetupProfileDocument,
    "\n  query SendsMail {\n    health {\n      sendsMail\n    }\n  }\n": typeof types.SendsMailDocument,
    "\n  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) {\n      detail\n    }\n  }\n": typeof types.RequestPasswordResetDocument,
    "\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      detail\n    }\n  }\n": typeof types.ResetPasswordDocument,
    "\n  query ResumeSession {\n    me {\n      id\n      needsSetup\n    }\n  }\n": typeof types.ResumeSessionDocument,
    "\n  mutation SignIn($input: LoginInput!) {\n    login(input: $input) {\n      accessToken\n    }\n  }\n": typeof types.SignInDocument,
    "\n  mutation StopAccountChange($input: AccountLinkInput!) {\n    stopAccountChange(input: $input) {\n      detail\n    }\n  }\n": typeof types.StopAccountChangeDocument,
    "\n  fragment BookedDialog_enrolment on Enrolment {\n    id\n    status\n    startsAt\n    price\n    instructorName\n    hasWeaponAmmo\n    licence\n    ...DepositNotice_enrolment\n    ...TakenTime_enrolment\n    course {\n      id\n      name\n      courseType\n      location\n      cluPolicy\n    }\n  }\n": typeof types.BookedDialog_EnrolmentFragmentDoc,
    "\n  query Booking($isSignedIn: Boolean!, $after: String) {\n    me @include(if: $isSignedIn) {\n      id\n      birthDate\n      ...Account\n    }\n    personalised: courses(courseType: PERSONALIZADO) {\n      id\n      isActive\n      ...DepositTerms_course\n      ...AgeNotice_course\n    }\n    myEnrolments(first: 100, after: $after) @include(if: $isSignedIn) {\n      nodes {\n        id\n        ...LastClass_enrolment\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.BookingDocument,
    "\n  mutation BookClass($input: BookClassInput!) {\n    bookClass(input: $input) {\n      id\n      courseId\n      status\n      ...BookedDialog_enrolment\n      ...LastClass_enrolment\n    }\n  }\n": typeof types.BookClassDocument,
    "\n  fragment CourseCard_course on Course {\n    id\n    name\n    description\n    location\n    courseType\n    scheduledDate\n    price\n    pointsValue\n    placesLeft\n    waitingCount\n    ...EnrolAction_course\n    ...DepositTerms_course\n    ...AgeNotice_course\n  }\n": typeof types.CourseCard_CourseFragmentDoc,
    "\n  fragment CourseDetails_course on Course {\n    id\n    name\n    description\n    location\n    courseType\n    scheduledDate\n    price\n    pointsValue\n    isActive\n    callOff {\n      reason\n      note\n    }\n    durationMinutes\n    cluPolicy\n    placesLeft\n    waitingCount\n    instructor {\n      id\n      name\n    }\n    ...EnrolAction_course\n    ...DepositTerms_course\n    ...AgeNotice_course\n  }\n": typeof types.CourseDetails_CourseFragmentDoc,
    "\n  query Course($id: ID!, $isSignedIn: Boolean!, $after: String) {\n    me @include(if: $isSignedIn) {\n      id\n      birthDate\n      ...Account\n    }\n    course(id: $id) {\n      id\n      courseType\n      ...CourseDetails_course\n    }\n    myEnrolments(first: 100, after: $after) @include(if: $isSignedIn) {\n      nodes {\n        id\n        courseId\n        status\n        scheduledDate\n        course {\n          id\n          scheduledDate\n        }\n        ...MyClass_enrolment\n        ...LastClass_enrolment\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    myWaitingList @include(if: $isSignedIn) {\n      id\n      position\n      course {\n        id\n      }\n    }\n  }\n": typeof types.CourseDocument,
    "\n  query Courses($isSignedIn: Boolean!, $after: String) {\n    me @include(if: $isSignedIn) {\n      id\n      birthDate\n      ...Account\n    }\n    group: courses(courseType: GRUPAL, limit: 500) {\n      id\n      ...GroupCourses_course\n    }\n    personalised: courses(courseType: PERSONALIZADO) {\n      id\n      isActive\n      ...DepositTerms_course\n      ...AgeNotice_course\n    }\n    myEnrolments(first: 100, after: $after) @include(if: $isSignedIn) {\n      nodes {\n        id\n        ...GroupCourses_enrolment\n        ...LastClass_enrolment\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    myWaitingList @include(if: $isSignedIn) {\n      id\n      ...GroupCourses_waiting\n    }\n  }\n": typeof types.CoursesDocument,
    "\n  fragment DepositTerms_course on Course {\n    id\n    deposit {\n      hours\n      defensivePercent\n      sportPercent\n    }\n  }\n": typeof types.DepositTerms_CourseFragmentDoc,
    "\n  fragment EnrolAction_course on Course {\n    id\n    price\n    placesLeft\n    waitingCount\n  }\n": typeof types.EnrolAction_CourseFragmentDoc,
    "\n  fragment GroupCourses_course on Course {\n    id\n    isActive\n    location\n    scheduledDate\n    ...CourseCard_course\n  }\n": typeof types.GroupCourses_CourseFragmentDoc,
    "\n  fragment GroupCourses_enrolment on Enrolment {\n    id\n    courseId\n    status\n  }\n": typeof types.GroupCourses_EnrolmentFragmentDoc,
    "\n  fragment GroupCourses_waiting on WaitingEntry {\n    id\n    position\n    course {\n      id\n    }\n  }\n": typeof types.GroupCourses_WaitingFragmentDoc,
    "\n  fragment MyClass_enrolment on Enrolment {\n    id\n    ...EnrolmentDetails_enrolment\n  }\n": typeof types.MyClass_EnrolmentFragmentDoc,
    "\n  fragment TakenTime_enrolment on Enrolment {\n    id\n    startsAt\n    weapons\n    hasWeaponAmmo\n    instructorId\n    course {\n      id\n    }\n  }\n": typeof types.TakenTime_EnrolmentFragmentDoc,
    "\n  mutation Enrol($input: EnrolInput!) {\n    enrol(input: $input) {\n      id\n      courseId\n      status\n      ...BookedDialog_enrolment\n      ...LastClass_enrolment\n    }\n  }\n": typeof types.EnrolDocument,
    "\n  mutation JoinWaitingList($input: WaitingListInput!) {\n    joinWaitingList(input: $input) {\n      id\n      position\n    }\n  }\n": typeof types.JoinWaitingListDocument,
    "\n  mutation LeaveWaitingList($input: WaitingListInput!) {\n    leaveWaitingList(input: $input) {\n      id\n    }\n  }\n": typeof types.LeaveWaitingListDocument,
    "\n  fragment CancelledNotice_enrolment on Enrolment {\n    id\n    startsAt\n    course {\n      id\n      name\n    }\n    ...CancelledText_enrolment\n  }\n": typeof types.CancelledNotice_EnrolmentFragmentDoc,
    "\n  query Dashboard($after: String) {\n    me {\n      id\n      ...Account\n      gender\n      usesFirearms\n      ...Figures_user\n      ...LicenceNotice_user\n    }\n    personalised: courses(courseType: PERSONALIZADO) {\n      id\n      isActive\n    }\n    myWaitingList {\n      id\n      ...Waiting_entry\n    }\n    myEnrolments(first: 100, after: $after) {\n      nodes {\n        id\n        status\n        scheduledDate\n        course {\n          id\n          scheduledDate\n        }\n        ...UpcomingEnrolments_enrolment\n        ...LicenceNotice_enrolment\n        ...CancelledNotice_enrolment\n        ...LastClass_enrolment\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.DashboardDocument,
    "\n  fragment EntryCode_enrolment on Enrolment {\n    id\n    scheduledDate\n    course {\n      id\n      name\n      scheduledDate\n      durationMinutes\n    }\n  }\n": typeof types.EntryCode_EnrolmentFragmentDoc,
    "\n  query MyEntryCode {\n    myEntryCode {\n      code\n      day\n    }\n  }\n": typeof types.MyEntryCodeDocument,
    "\n  fragment Figures_user on User {\n    id\n    points\n  }\n": typeof types.Figures_UserFragmentDoc,
    "\n  fragment UpcomingEnrolment_enrolment on Enrolment {\n    id\n    status\n    scheduledDate\n    offerUntil\n    course {\n      id\n      name\n      description\n      courseType\n      scheduledDate\n    }\n  }\n": typeof types.UpcomingEnrolment_EnrolmentFragmentDoc,
    "\n  fragment UpcomingEnrolments_enrolment on Enrolment {\n    id\n    ...UpcomingEnrolment_enrolment\n    ...EnrolmentDialog_enrolment\n    ...EntryCode_enrolment\n  }\n": typeof types.UpcomingEnrolments_EnrolmentFragmentDoc,
    "\n  fragment Waiting_entry on WaitingEntry {\n    id\n    position\n    course {\n      id\n      name\n      scheduledDate\n    }\n  }\n": typeof types.Waiting_EntryFragmentDoc,
    "\n  query Activity($filter: AuditFilter, $after: String) {\n    me {\n      ...Roles\n    }\n    auditTrail(filter: $filter, first: 20, after: $after) {\n      nodes {\n        id\n        ...ActivityRow_entry\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n": typeof types.ActivityDocument,
    "\n  query ActivityServiceAccounts {\n    serviceAccounts {\n      id\n      name\n    }\n  }\n": typeof types.ActivityServiceAccountsDocument,
    "\n  fragment ActivityRow_entry on AuditEntry {\n    id\n    at\n    action\n    outcome\n    reason\n    actor {\n      id\n      label\n      isServiceAccount\n    }\n    subject {\n      type\n      id\n      label\n    }\n    changes {\n      field\n      before\n      after\n    }\n  }\n": typeof types.ActivityRow_EntryFragmentDoc,
    "\n  query AgendaColumns {\n    schedule {\n      lanes {\n        id\n        name\n        location\n        isActive\n      }\n    }\n    instructors(isActive: true, first: 100) {\n      nodes {\n        id\n        name\n      }\n    }\n  }\n": typeof types.AgendaColumnsDocument,
    "\n  query Agenda($from: LocalDate!, $to: LocalDate!) {\n    me {\n      ...Roles\n    }\n    agenda(from: $from, to: $to) {\n      id\n      startsAt\n      endsAt\n      ...ClassCard_entry\n      course {\n        courseType\n        scheduledDate\n        laneId\n        cluPolicy\n        revision\n      }\n      enrolment {\n        laneId\n      }\n      proposedLaneId\n    }\n  }\n": typeof types.AgendaDocument,
    "\n  fragment ArmourySheet_sheet on ArmourySheet {\n    weapons {\n      id\n      label\n      classes\n    }\n    calibers {\n      caliber\n      boxes\n      cartridges\n    }\n    classes {\n      ...ArmouryClasses_class\n    }\n    ownWeaponClasses {\n      ...ArmouryClasses_class\n    }\n  }\n": typeof types.ArmourySheet_SheetFragmentDoc,
    "\n  fragment ArmouryClasses_class on ArmouryClass {\n    enrolment {\n      id\n      startsAt\n      instructorName\n      user {\n        ...PersonName\n      }\n    }\n    weapons\n    boxes {\n      caliber\n      quantity\n    }\n  }\n": typeof types.ArmouryClasses_ClassFragmentDoc,
    "\n  query Armoury($day: LocalDate!) {\n    me {\n      ...Roles\n    }\n    armoury(day: $day) {\n      day\n      confirmed {\n        ...ArmourySheet_sheet\n      }\n      pending {\n        ...ArmourySheet_sheet\n      }\n      ...ArmouryGroups_armoury\n      ...ArmouryShortages_armoury\n    }\n  }\n": typeof types.ArmouryDocument,
    "\n  fragment ArmouryGroups_armoury on Armoury {\n    groupCourses {\n      id\n      name\n      location\n      scheduledDate\n      placesTaken\n      instructor {\n        name\n      }\n    }\n    groupLoans {\n      courseId\n      students\n      weapons\n      rounds\n    }\n  }\n": typeof types.ArmouryGroups_ArmouryFragmentDoc,
    "\n  fragment ArmouryShortages_armoury on Armoury {\n    shortages {\n      id\n      label\n      counted\n      lent\n      at\n    }\n  }\n": typeof types.ArmouryShortages_ArmouryFragmentDoc,
    "\n  mutation RevokeCertificate($input: CertificateReasonInput!) {\n    revokeCertificate(input: $input) {\n      id\n      ...CertificateRow_certificate\n    }\n  }\n": typeof types.RevokeCertificateDocument,
    "\n  mutation ReissueCertificate($input: CertificateReasonInput!) {\n    reissueCertificate(input: $input) {\n      id\n      number\n    }\n  }\n": typeof types.ReissueCertificateDocument,
    "\n  query Certificates($search: String, $userId: ID, $enrolmentId: ID, $isRevoked: Boolean, $after: String) {\n    me {\n      ...Roles\n    }\n    certificates(\n      search: $search\n      userId: $userId\n      enrolmentId: $enrolmentId\n      isRevoked: $isRevoked\n      first: 20\n      after: $after\n    ) {\n      nodes {\n        id\n        ...CertificateRow_certificate\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n": typeof types.CertificatesDocument,
    "\n  fragment CertificateRow_certificate on Certificate {\n    id\n    number\n    code\n    userId\n    issuedAt\n    replaces\n    content {\n      name\n      course\n      day\n    }\n    revocation {\n      reason\n      note\n      at\n    }\n  }\n": typeof types.CertificateRow_CertificateFragmentDoc,
    "\n  mutation CallOffCourse($input: CallOffCourseInput!) {\n    callOffCourse(input: $input) {\n      ...CallOffNote_change\n    }\n  }\n": typeof types.CallOffCourseDocument,
    "\n  fragment CallOffNote_course on Course {\n    id\n    callOff {\n      reason\n      note\n      at\n      undoUntil\n    }\n  }\n\n  fragment CallOffNote_change on CourseWithContacts {\n    course {\n      isActive\n      placesTaken\n      placesLeft\n      waitingCount\n      ...CallOffNote_course\n    }\n    contacts {\n      ...Contacts_contact\n    }\n  }\n": typeof types.CallOffNote_CourseFragmentDoc,
    "\n  mutation UndoCallOff($input: UndoCallOffInput!) {\n    undoCallOff(input: $input) {\n      ...CallOffNote_change\n    }\n  }\n": typeof types.UndoCallOffDocument,
    "\n  query CourseContacts($courseId: ID!) {\n    courseContacts(courseId: $courseId) {\n      ...Contacts_contact\n    }\n  }\n": typeof types.CourseContactsDocument,
    "\n  fragment Contacts_contact on CourseContact {\n    id\n    isWaiting\n    failure\n    user {\n      ...PersonName\n      phone\n    }\n  }\n": typeof types.Contacts_ContactFragmentDoc,
    "\n  mutation DeactivateCourse($input: DeactivateCourseInput!) {\n    deactivateCourse(input: $input) {\n      id\n      isActive\n    }\n  }\n": typeof types.DeactivateCourseDocument,
    "\n  fragment CourseForm_course on Course {\n    id\n    name\n    description\n    location\n    courseType\n    scheduledDate\n    price\n    pointsValue\n    isActive\n    capacity\n    durationMinutes\n    cluPolicy\n    offerHours\n    depositPercent\n    issuesCertificate\n    instructor {\n      id\n      name\n    }\n  }\n": typeof types.CourseForm_CourseFragmentDoc,
    "\n  mutation UpdateCourse($input: UpdateCourseInput!) {\n    updateCourse(input: $input) {\n      id\n      placesLeft\n      placesTaken\n      waitingCount\n      ...CourseForm_course\n    }\n  }\n": typeof types.UpdateCourseDocument,
    "\n  query CourseKit($courseId: ID!) {\n    courseKit(courseId: $courseId) {\n      courseId\n      isAccompanied\n      weapons\n      rounds\n      revision\n    }\n  }\n": typeof types.CourseKitDocument,
    "\n  mutation SetCourseKit($input: SetCourseKitInput!) {\n    setCourseKit(input: $input) {\n      courseId\n      isAccompanied\n      weapons\n      rounds\n      revision\n    }\n  }\n": typeof types.SetCourseKitDocument,
    "\n  mutation DuplicateCourse($input: DuplicateCourseInput!) {\n    duplicateCourse(input: $input) {\n      id\n      instructor {\n        id\n      }\n    }\n  }\n": typeof types.DuplicateCourseDocument,
    "\n  query StaffCourse($id: ID!) {\n    me {\n      ...Roles\n    }\n    course(id: $id) {\n      id\n      name\n      courseType\n      capacity\n      placesTaken\n      waitingCount\n      offerHours\n      seriesId\n      ...CallOffNote_course\n      ...CourseHead_course\n      ...CourseForm_course\n      ...RosterSheet_course\n    }\n    roster(courseId: $id) {\n      id\n      ...RosterRow_enrolment\n      ...RosterSheet_enrolment\n    }\n    waitingList(courseId: $id) {\n      ...WaitingList_entry\n    }\n  }\n": typeof types.StaffCourseDocument,
    "\n  fragment CourseHead_course on Course {\n    id\n    name\n    location\n    courseType\n    scheduledDate\n    isActive\n    callOff {\n      at\n    }\n    capacity\n    placesTaken\n    waitingCount\n    cluPolicy\n    revision\n    instructor {\n      id\n      name\n    }\n  }\n": typeof types.CourseHead_CourseFragmentDoc,
    "\n  mutation MoveCourse($input: UpdateCourseInput!) {\n    updateCourse(input: $input) {\n      id\n      scheduledDate\n      revision\n    }\n  }\n": typeof types.MoveCourseDocument,
    "\n  query CourseMove($courseId: ID!, $scheduledDate: DateTime!) {\n    courseMove(courseId: $courseId, scheduledDate: $scheduledDate) {\n      following\n      ownDate\n      waiting\n      licences {\n        licence\n        user {\n          ...PersonName\n        }\n      }\n      overlaps {\n        id\n        name\n        startsAt\n      }\n    }\n  }\n": typeof types.CourseMoveDocument,
    "\n  query NewStaffCourse {\n    me {\n      ...Roles\n    }\n  }\n": typeof types.NewStaffCourseDocument,
    "\n  mutation CreateCourse($input: CreateCourseInput!) {\n    createCourse(input: $input) {\n      id\n    }\n  }\n": typeof types.CreateCourseDocument,
    "\n  fragment RosterSheet_course on Course {\n    id\n    name\n    location\n    scheduledDate\n    instructor {\n      id\n      name\n    }\n  }\n\n  fragment RosterSheet_enrolment on Enrolment {\n    id\n    status\n    licence\n    user {\n      ...PersonName\n      phone\n      documentNumber\n    }\n  }\n": typeof types.RosterSheet_CourseFragmentDoc,
    "\n  fragment RosterRow_enrolment on Enrolment {\n    id\n    status\n    startsAt\n    completableFrom\n    arrivedAt\n    comingAt\n    offerUntil\n    price\n    isPaid\n    owed\n    licence\n    ageMissed\n    cancellation {\n      reason\n    }\n    course {\n      id\n      name\n    }\n    user {\n      ...PersonName\n      phone\n      documentNumber\n      cluExpiration\n    }\n  }\n": typeof types.RosterRow_EnrolmentFragmentDoc,
    "\n  mutation UpdateCourses($input: UpdateCoursesInput!) {\n    updateCourses(input: $input) {\n      id\n      course {\n        ...SeriesRow_course\n      }\n      error {\n        message\n      }\n    }\n  }\n": typeof types.UpdateCoursesDocument,
    "\n  mutation RepeatCourse($input: RepeatCourseInput!) {\n    repeatCourse(input: $input) {\n      id\n      seriesId\n    }\n  }\n": typeof types.RepeatCourseDocument,
    "\n  query CourseSeries($courseId: ID!) {\n    courseSeries(courseId: $courseId) {\n      ...SeriesRow_course\n    }\n  }\n": typeof types.CourseSeriesDocument,
    "\n  fragment SeriesRow_course on Course {\n    id\n    name\n    location\n    scheduledDate\n    price\n    capacity\n    durationMinutes\n    placesTaken\n    isActive\n    callOff {\n      at\n    }\n    instructor {\n      id\n      name\n    }\n  }\n": typeof types.SeriesRow_CourseFragmentDoc,
    "\n  mutation AddToWaitingList($input: AddToWaitingListInput!) {\n    addToWaitingList(input: $input) {\n      id\n      position\n    }\n  }\n": typeof types.AddToWaitingListDocument,
    "\n  fragment WaitingList_entry on WaitingEntry {\n    id\n    position\n    joinedAt\n    user {\n      ...PersonName\n      phone\n    }\n  }\n": typeof types.WaitingList_EntryFragmentDoc,
    "\n  mutation MoveToFrontOfWaitingList($input: WaitingEntryInput!) {\n    changed: moveToFrontOfWaitingList(input: $input) {\n      id\n    }\n  }\n": typeof types.MoveToFrontOfWaitingListDocument,
    "\n  mutation RemoveFromWaitingList($input: WaitingEntryInput!) {\n    changed: removeFromWaitingList(input: $input) {\n      id\n    }\n  }\n": typeof types.RemoveFromWaitingListDocument,
    "\n  query EndedWaiting($courseId: ID!) {\n    endedWaiting(courseId: $courseId) {\n      id\n      endedAt\n      state\n      reason\n      user {\n        ...PersonName\n      }\n    }\n  }\n": typeof types.EndedWaitingDocument,
    "\n  fragment StaffCourseRow_course on Course {\n    id\n    name\n    location\n    courseType\n    scheduledDate\n    price\n    isActive\n    callOff {\n      at\n    }\n    capacity\n    placesTaken\n    waitingCount\n    instructor {\n      id\n      name\n    }\n  }\n": typeof types.StaffCourseRow_CourseFragmentDoc,
    "\n  query StaffCourses(\n    $search: String\n    $from: LocalDate\n    $to: LocalDate\n    $courseType: CourseType\n    $isActive: Boolean\n    $instructorId: ID\n    $isFull: Boolean\n    $hasWaiting: Boolean\n    $after: String\n  ) {\n    me {\n      ...Roles\n    }\n    adminCourses(\n      search: $search\n      from: $from\n      to: $to\n      courseType: $courseType\n      isActive: $isActive\n      instructorId: $instructorId\n      isFull: $isFull\n      hasWaiting: $hasWaiting\n      first: 20\n      after: $after\n    ) {\n      nodes {\n        id\n        ...StaffCourseRow_course\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n": typeof types.StaffCoursesDocument,
    "\n  mutation CorrectAttendance($input: CorrectAttendanceInput!) {\n    correctAttendance(input: $input) {\n      notice\n      enrolment {\n        ...ChangedEnrolment\n      }\n    }\n  }\n": typeof types.CorrectAttendanceDocument,
    "\n  query Lanes {\n    schedule {\n      policy\n      lanes {\n        id\n        name\n        location\n        isActive\n      }\n    }\n  }\n": typeof types.LanesDocument,
    "\n  query SendsMessages {\n    health {\n      sendsMessages\n    }\n  }\n": typeof types.SendsMessagesDocument,
    "\n  query StaffEnrolment($id: ID!) {\n    enrolment(id: $id) {\n      id\n      status\n      startsAt\n      createdAt\n      completionDate\n      earlyReason\n      arrivedAt\n      comingAt\n      completableFrom\n      instructorId\n      instructorName\n      laneId\n      classType\n      weapons\n      hasWeaponAmmo\n      ammoBoxes {\n        caliber\n        quantity\n      }\n      price\n      isPaid\n      owed\n      ...Shortages\n      licence\n      ageMissed\n      cancellation {\n        reason\n        note\n        at\n        isLate\n      }\n      course {\n        id\n        name\n        courseType\n        location\n        instructor {\n          id\n          name\n        }\n      }\n      user {\n        ...PersonName\n        phone\n        documentNumber\n        clu\n        cluExpiration\n      }\n    }\n  }\n": typeof types.StaffEnrolmentDocument,
    "\n  query TransferTargets($enrolmentId: ID!) {\n    transferTargets(enrolmentId: $enrolmentId) {\n      id\n      name\n      location\n      scheduledDate\n      placesLeft\n    }\n  }\n": typeof types.TransferTargetsDocument,
    "\n  mutation TransferEnrolment($input: TransferEnrolmentInput!) {\n    transferEnrolment(input: $input) {\n      id\n      courseId\n      startsAt\n      scheduledDate\n    }\n  }\n": typeof types.TransferEnrolmentDocument,
    "\n  mutation EnrolStudent($input: EnrolStudentInput!) {\n    enrolStudent(input: $input) {\n      id\n      status\n    }\n  }\n": typeof types.EnrolStudentDocument,
    "\n  mutation ConfirmEnrolments($input: EnrolmentIdsInput!) {\n    outcomes: confirmEnrolments(input: $input) {\n      ...EnrolmentOutcome\n    }\n  }\n\n  fragment EnrolmentOutcome on EnrolmentOutcome {\n    id\n    enrolment {\n      ...ChangedEnrolment\n    }\n    error {\n      message\n      errorCode\n    }\n  }\n\n  fragment ChangedEnrolment on Enrolment {\n    id\n    status\n    completionDate\n    earlyReason\n    arrivedAt\n    isPaid\n    owed\n    instructorId\n    instructorName\n    cancellation {\n      reason\n      note\n      at\n      isLate\n    }\n  }\n": typeof types.ConfirmEnrolmentsDocument,
    "\n  mutation CompleteEnrolments($input: EnrolmentIdsInput!) {\n    outcomes: completeEnrolments(input: $input) {\n      ...EnrolmentOutcome\n    }\n  }\n": typeof types.CompleteEnrolmentsDocument,
    "\n  mutation TakeBackEnrolments($input: EnrolmentIdsInput!) {\n    outcomes: takeBackEnrolments(input: $input) {\n      ...EnrolmentOutcome\n    }\n  }\n": typeof types.TakeBackEnrolmentsDocument,
    "\n  mutation MarkArrivals($input: MarkArrivalsInput!) {\n    outcomes: markArrivals(input: $input) {\n      ...EnrolmentOutcome\n    }\n  }\n": typeof types.MarkArrivalsDocument,
    "\n  mutation MarkNoShows($input: EnrolmentIdsInput!) {\n    outcomes: markNoShows(input: $input) {\n      ...EnrolmentOutcome\n    }\n  }\n": typeof types.MarkNoShowsDocument,
    "\n  mutation CancelEnrolments($input: CancelEnrolmentsInput!) {\n    outcomes: cancelEnrolments(input: $input) {\n      ...EnrolmentOutcome\n    }\n  }\n": typeof types.CancelEnrolmentsDocument,
    "\n  mutation AssignInstructor($input: AssignInstructorInput!) {\n    outcomes: assignInstructor(input: $input) {\n      ...EnrolmentOutcome\n    }\n  }\n": typeof types.AssignInstructorDocument,
    "\n  mutation IssueCertificates($input: IssueCertificatesInput!) {\n    outcomes: issueCertificates(input: $input) {\n      id\n      certificate {\n        id\n      }\n      error {\n        message\n        errorCode\n      }\n    }\n  }\n": typeof types.IssueCertificatesDocument,
    "\n  fragment EnrolmentStudent on Enrolment {\n    user {\n      ...PersonName\n    }\n  }\n": typeof types.EnrolmentStudentFragmentDoc,
    "\n  fragment EnrolmentDebt on Enrolment {\n    owed\n  }\n": typeof types.EnrolmentDebtFragmentDoc,
    "\n  fragment Shortages on Enrolment {\n    shortages {\n      label\n      isAmmunition\n      needed\n      available\n    }\n  }\n": typeof types.ShortagesFragmentDoc,
    "\n  fragment ClassCard_entry on AgendaEntry {\n    id\n    startsAt\n    endsAt\n    instructorId\n    instructorName\n    pendingCount\n    confirmedCount\n    completedCount\n    comingCount\n    unpaidCount\n    warnings\n    course {\n      id\n      name\n      location\n      capacity\n      placesLeft\n      callOff {\n        at\n      }\n    }\n    enrolment {\n      id\n      status\n      comingAt\n      price\n      isPaid\n      owed\n      instructorId\n      instructorName\n      user {\n        ...PersonName\n      }\n    }\n  }\n": typeof types.ClassCard_EntryFragmentDoc,
    "\n  mutation SetCourseInstructor($input: UpdateCourseInput!) {\n    updateCourse(input: $input) {\n      id\n      instructor {\n        id\n        name\n      }\n    }\n  }\n": typeof types.SetCourseInstructorDocument,
    "\n  query FilteredPerson($id: ID!) {\n    user(id: $id) {\n      ...PersonName\n      documentNumber\n    }\n  }\n": typeof types.FilteredPersonDocument,
    "\n  query FindPeople($search: String!) {\n    users(search: $search, byPhone: true, first: 8) {\n      nodes {\n        ...PersonName\n        documentNumber\n      }\n    }\n  }\n": typeof types.FindPeopleDocument,
    "\n  query ActiveInstructors {\n    instructors(isActive: true, first: 100) {\n      nodes {\n        id\n        name\n      }\n    }\n  }\n": typeof types.ActiveInstructorsDocument,
    "\n  mutation RecordAmmunition($input: RecordAmmunitionInput!) {\n    recordAmmunition(input: $input) {\n      id\n      balance\n    }\n  }\n": typeof types.RecordAmmunitionDocument,
    "\n  mutation CorrectHandOut($input: CorrectHandOutInput!) {\n    correctHandOut(input: $input) {\n      id\n      roundsLeft\n    }\n  }\n": typeof types.CorrectHandOutDocument,
    "\n  mutation CreateFirearm($input: CreateFirearmInput!) {\n    createFirearm(input: $input) {\n      id\n    }\n  }\n": typeof types.CreateFirearmDocument,
    "\n  mutation UpdateFirearm($input: UpdateFirearmInput!) {\n    updateFirearm(input: $input) {\n      id\n      ...FirearmRow_firearm\n    }\n  }\n": typeof types.UpdateFirearmDocument,
    "\n  mutation CorrectFirearm($input: CorrectFirearmInput!) {\n    correctFirearm(input: $input) {\n      id\n      ...FirearmRow_firearm\n    }\n  }\n": typeof types.CorrectFirearmDocument,
    "\n  query AmmunitionSheets {\n    me {\n      ...Roles\n    }\n    ammunitionSheets(first: 40) {\n      nodes {\n        id\n        ...SheetRow_sheet\n      }\n    }\n    nextAmmunitionSheet {\n      ...NextSheet_next\n    }\n  }\n": typeof types.AmmunitionSheetsDocument,
    "\n  fragment SheetRow_sheet on AmmunitionSheet {\n    id\n    number\n    quarter\n    from\n    to\n    issuedAt\n    issuedByName\n  }\n": typeof types.SheetRow_SheetFragmentDoc,
    "\n  fragment NextSheet_next on NextAmmunitionSheet {\n    quarter\n    from\n    to\n    isOver\n  }\n": typeof types.NextSheet_NextFragmentDoc,
    "\n  mutation IssueAmmunitionSheet($input: IssueAmmunitionSheetInput!) {\n    issueAmmunitionSheet(input: $input) {\n      id\n      number\n    }\n  }\n": typeof types.IssueAmmunitionSheetDocument,
    "\n  query Ammunition($after: String) {\n    me {\n      ...Roles\n    }\n    ammunition {\n      stocks {\n        ...StockRow_stock\n      }\n    }\n    ammunitionEntries(first: 20, after: $after) {\n      nodes {\n        id\n        ...AmmunitionRow_entry\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n": typeof types.AmmunitionDocument,
    "\n  fragment StockRow_stock on AmmunitionStock {\n    caliber\n    opening\n    bought\n    handedOut\n    returned\n    counted\n    lost\n    corrected\n    closing\n    out\n  }\n": typeof types.StockRow_StockFragmentDoc,
    "\n  fragment AmmunitionRow_entry on AmmunitionEntry {\n    id\n    caliber\n    type\n    rounds\n    balance\n    description\n    byName\n    createdAt\n    lot\n    supplier\n    invoice\n    handOutId\n  }\n": typeof types.AmmunitionRow_EntryFragmentDoc,
    "\n  query FirearmBook($from: LocalDate, $to: LocalDate, $serial: String, $after: String) {\n    me {\n      ...Roles\n    }\n    firearmBook(from: $from, to: $to, serial: $serial, first: 20, after: $after) {\n      nodes {\n        id\n        ...BookRow_entry\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n": typeof types.FirearmBookDocument,
    "\n  fragment BookRow_entry on FirearmBookEntry {\n    id\n    at\n    type\n    what\n    rounds\n    personName\n    documentNumber\n    clu\n    cluExpiration\n    byName\n    late {\n      receivedAt\n    }\n    note\n  }\n": typeof types.BookRow_EntryFragmentDoc,
    "\n  query Firearms($serial: String, $state: FirearmState, $after: String) {\n    me {\n      ...Roles\n    }\n    rangeDay {\n      ...HandOut_day\n    }\n    firearms(serial: $serial, state: $state, first: 20, after: $after) {\n      nodes {\n        id\n        ...FirearmRow_firearm\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n": typeof types.FirearmsDocument,
    "\n  fragment FirearmRow_firearm on Firearm {\n    id\n    make\n    serial\n    cuim\n    model\n    caliber\n    sector\n    state\n    workshopReason\n    roundsFired\n    serviceRounds\n    serviceDay\n    isServiceDue\n    corrections {\n      at\n      byName\n      reason\n      before {\n        make\n        serial\n        model\n        cuim\n      }\n    }\n    revision\n    handOut {\n      id\n      studentName\n      outAt\n      outLate {\n        ...Late_record\n      }\n      roundsOut\n    }\n  }\n": typeof types.FirearmRow_FirearmFragmentDoc,
    "\n  fragment HandOut_day on RangeDay {\n    day\n    students {\n      enrolmentId\n      name\n      courseName\n      startsAt\n      state\n      hasLicence\n      isAccompanied\n      arrivedAt\n      weapons\n    }\n    instructors {\n      id\n      name\n    }\n  }\n": typeof types.HandOut_DayFragmentDoc,
    "\n  mutation HandOutFirearm($input: HandOutFirearmInput!) {\n    handOutFirearm(input: $input) {\n      id\n      studentName\n      returnedAt\n    }\n  }\n": typeof types.HandOutFirearmDocument,
    "\n  mutation TakeBackFirearm($input: TakeBackFirearmInput!) {\n    takeBackFirearm(input: $input) {\n      id\n      rounds\n    }\n  }\n": typeof types.TakeBackFirearmDocument,
    "\n  mutation AnnulHandOut($input: AnnulHandOutInput!) {\n    annulHandOut(input: $input) {\n      id\n      isAnnulled\n    }\n  }\n": typeof types.AnnulHandOutDocument,
    "\n  mutation ImportFirearms($input: ImportFirearmsInput!) {\n    importFirearms(input: $input) {\n      dryRun\n      created\n      existing\n      faults {\n        line\n        field\n        message\n      }\n      warnings\n    }\n  }\n": typeof types.ImportFirearmsDocument,
    "\n  fragment Late_record on LateRecord {\n    phoneAt\n    receivedAt\n  }\n": typeof types.Late_RecordFragmentDoc,
    "\n  query Release {\n    release {\n      version\n      commit\n    }\n  }\n": typeof types.ReleaseDocument,
    "\n  query Inbox($filter: EnrolmentFilter, $after: String) {\n    me {\n      ...Roles\n    }\n    enrolments(filter: $filter, first: 20, after: $after) {\n      nodes {\n        id\n        ...InboxRow_enrolment\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n    paidLate: enrolments(filter: { paidAfterRelease: true }, first: 1) {\n      totalCount\n    }\n  }\n": typeof types.InboxDocument,
    "\n  query InboxCount($filter: EnrolmentFilter) {\n    enrolments(filter: $filter, first: 1) {\n      totalCount\n      totalCountIsExact\n    }\n  }\n": typeof types.InboxCountDocument,
    "\n  query InboxChoice($filter: EnrolmentFilter, $after: String) {\n    enrolments(filter: $filter, first: 100, after: $after) {\n      nodes {\n        id\n        status\n        startsAt\n        completableFrom\n        course {\n          id\n          name\n        }\n        user {\n          ...PersonName\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.InboxChoiceDocument,
    "\n  fragment InboxRow_enrolment on Enrolment {\n    id\n    status\n    startsAt\n    completableFrom\n    arrivedAt\n    comingAt\n    createdAt\n    price\n    isPaid\n    owed\n    ...Shortages\n    licence\n    ageMissed\n    instructorName\n    cancellation {\n      reason\n    }\n    course {\n      id\n      name\n      courseType\n    }\n    user {\n      ...PersonName\n      cluExpiration\n    }\n  }\n": typeof types.InboxRow_EnrolmentFragmentDoc,
    "\n  query StaffInstructor($id: ID!) {\n    me {\n      ...Roles\n    }\n    instructor(id: $id) {\n      id\n      name\n      isActive\n      workingHours {\n        weekday\n        from\n        to\n      }\n      absences {\n        fromDay\n        toDay\n        span {\n          from\n          to\n        }\n        reason\n      }\n      revision\n    }\n  }\n": typeof types.StaffInstructorDocument,
    "\n  mutation UpdateInstructorHours($input: UpdateInstructorInput!) {\n    updateInstructor(input: $input) {\n      id\n      revision\n    }\n  }\n": typeof types.UpdateInstructorHoursDocument,
    "\n  query StaffInstructors($isActive: Boolean, $after: String) {\n    me {\n      ...Roles\n    }\n    instructors(isActive: $isActive, first: 20, after: $after) {\n      nodes {\n        id\n        ...InstructorRow_instructor\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n": typeof types.StaffInstructorsDocument,
    "\n  fragment InstructorRow_instructor on Instructor {\n    id\n    name\n    email\n    phone\n    isActive\n    hasAccount\n    invitedUntil\n  }\n": typeof types.InstructorRow_InstructorFragmentDoc,
    "\n  mutation InviteInstructor($input: InviteInstructorInput!) {\n    inviteInstructor(input: $input) {\n      link\n      expiresAt\n    }\n  }\n": typeof types.InviteInstructorDocument,
    "\n  mutation CreateInstructor($input: CreateInstructorInput!) {\n    createInstructor(input: $input) {\n      id\n    }\n  }\n": typeof types.CreateInstructorDocument,
    "\n  mutation UpdateInstructor($input: UpdateInstructorInput!) {\n    updateInstructor(input: $input) {\n      id\n      name\n      email\n      phone\n      isActive\n    }\n  }\n": typeof types.UpdateInstructorDocument,
    "\n  query Integrations {\n    me {\n      ...Roles\n    }\n    webhookEndpoints {\n      id\n      ...WebhookCard_endpoint\n    }\n    serviceAccounts {\n      id\n      ...ServiceAccountCard_account\n    }\n  }\n": typeof types.IntegrationsDocument,
    "\n  mutation CreateServiceAccount($input: CreateServiceAccountInput!) {\n    createServiceAccount(input: $input) {\n      secret\n    }\n  }\n": typeof types.CreateServiceAccountDocument,
    "\n  mutation UpdateServiceAccount($input: UpdateServiceAccountInput!) {\n    updateServiceAccount(input: $input) {\n      id\n      ...ServiceAccountCard_account\n    }\n  }\n": typeof types.UpdateServiceAccountDocument,
    "\n  mutation EndServiceAccount($input: EndServiceAccountInput!) {\n    endServiceAccount(input: $input) {\n      id\n    }\n  }\n": typeof types.EndServiceAccountDocument,
    "\n  fragment ServiceAccountCard_account on ServiceAccount {\n    id\n    name\n    scopes\n    createdAt\n    createdBy {\n      id\n      label\n    }\n    expiresAt\n    lastUsedAt\n  }\n": typeof types.ServiceAccountCard_AccountFragmentDoc,
    "\n  mutation RotateServiceAccount($input: RotateServiceAccountInput!) {\n    rotateServiceAccount(input: $input) {\n      secret\n      serviceAccount {\n        id\n        ...ServiceAccountCard_account\n      }\n    }\n  }\n": typeof types.RotateServiceAccountDocument,
    "\n  mutation CreateWebhookEndpoint($input: CreateWebhookEndpointInput!) {\n    createWebhookEndpoint(input: $input) {\n      endpoint {\n        id\n      }\n      secret\n    }\n  }\n": typeof types.CreateWebhookEndpointDocument,
    "\n  mutation DeleteWebhookEndpoint($input: WebhookEndpointIdInput!) {\n    deleteWebhookEndpoint(input: $input) {\n      id\n    }\n  }\n": typeof types.DeleteWebhookEndpointDocument,
    "\n  mutation RotateWebhookSecret($input: WebhookEndpointIdInput!) {\n    rotateWebhookSecret(input: $input) {\n      endpoint {\n        id\n        ...WebhookCard_endpoint\n      }\n      secret\n    }\n  }\n": typeof types.RotateWebhookSecretDocument,
    "\n  mutation SendTestEvent($input: WebhookEndpointIdInput!) {\n    sendTestEvent(input: $input) {\n      id\n    }\n  }\n": typeof types.SendTestEventDocument,
    "\n  fragment WebhookCard_endpoint on WebhookEndpoint {\n    id\n    url\n    description\n    events\n    isActive\n    disabledReason\n    failingSince\n    previousSecretUntil\n  }\n": typeof types.WebhookCard_EndpointFragmentDoc,
    "\n  query WebhookDeliveries($endpointId: ID!, $state: WebhookDeliveryState, $after: String) {\n    webhookDeliveries(endpointId: $endpointId, state: $state, first: 10, after: $after) {\n      nodes {\n        id\n        ...WebhookDelivery_delivery\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.WebhookDeliveriesDocument,
    "\n  mutation Redeliver($input: RedeliverInput!) {\n    redeliver(input: $input) {\n      id\n      ...WebhookDelivery_delivery\n    }\n  }\n": typeof types.RedeliverDocument,
    "\n  fragment WebhookDelivery_delivery on WebhookDelivery {\n    id\n    eventId\n    type\n    state\n    createdAt\n    nextAttemptAt\n    attempts {\n      at\n      status\n      error\n      durationMs\n    }\n  }\n": typeof types.WebhookDelivery_DeliveryFragmentDoc,
    "\n  mutation RedeliverMatching($input: RedeliverMatchingInput!) {\n    redeliverMatching(input: $input) {\n      count\n      hasMore\n    }\n  }\n": typeof types.RedeliverMatchingDocument,
    "\n  mutation UpdateWebhookEndpoint($input: UpdateWebhookEndpointInput!) {\n    updateWebhookEndpoint(input: $input) {\n      id\n      ...WebhookCard_endpoint\n    }\n  }\n": typeof types.UpdateWebhookEndpointDocument,
    "\n  mutation ResendFailedMail($input: ResendFailedMailInput!) {\n    resendFailedMail(input: $input) {\n      count\n      hasMore\n    }\n  }\n": typeof types.ResendFailedMailDocument,
    "\n  query Mail($state: MailState, $kind: MailKind, $userId: ID, $enrolmentId: ID, $after: String) {\n    me {\n      ...Roles\n    }\n    health {\n      sendsMail\n      sendsMessages\n    }\n    mailMessages(\n      state: $state\n      kind: $kind\n      userId: $userId\n      enrolmentId: $enrolmentId\n      first: 20\n      after: $after\n    ) {\n      nodes {\n        id\n        ...MailRow_message\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n": typeof types.MailDocument,
    "\n  query MailMessage($id: ID!) {\n    mailMessage(id: $id) {\n      id\n      content {\n        subject\n        text\n        html\n      }\n    }\n  }\n": typeof types.MailMessageDocument,
    "\n  mutation ResendMail($input: ResendMailInput!) {\n    resendMail(input: $input) {\n      id\n      state\n      reason\n      smtpCode\n      dueAt\n      settledAt\n    }\n  }\n": typeof types.ResendMailDocument,
    "\n  fragment MailRow_message on MailMessage {\n    id\n    kind\n    state\n    reason\n    smtpCode\n    to\n    dueAt\n    settledAt\n    user {\n      ...PersonName\n      isEmailUnreachable\n    }\n  }\n": typeof types.MailRow_MessageFragmentDoc,
    "\n  query PersonNotes($id: ID!, $after: String) {\n    notes: personNotes(userId: $id, first: 20, after: $after) {\n      nodes {\n        id\n        text\n        author\n        createdAt\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n": typeof types.PersonNotesDocument,
    "\n  query ClassNotes($id: ID!, $after: String) {\n    notes: classNotes(classId: $id, first: 20, after: $after) {\n      nodes {\n        id\n        text\n        author\n        createdAt\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n": typeof types.ClassNotesDocument,
    "\n  mutation AddPersonNote($id: ID!, $text: String!) {\n    added: addPersonNote(input: { userId: $id, text: $text }) {\n      id\n    }\n  }\n": typeof types.AddPersonNoteDocument,
    "\n  mutation RemovePersonNote($id: ID!) {\n    removed: removePersonNote(input: { id: $id }) {\n      id\n    }\n  }\n": typeof types.RemovePersonNoteDocument,
    "\n  mutation AddClassNote($id: ID!, $text: String!) {\n    added: addClassNote(input: { classId: $id, text: $text }) {\n      id\n    }\n  }\n": typeof types.AddClassNoteDocument,
    "\n  mutation RemoveClassNote($id: ID!) {\n    removed: removeClassNote(input: { id: $id }) {\n      id\n    }\n  }\n": typeof types.RemoveClassNoteDocument,
    "\n  fragment PersonRow_user on User {\n    ...PersonName\n    phone\n    documentNumber\n    role\n    staffRole\n    isActive\n    clu\n    cluExpiration\n  }\n": typeof types.PersonRow_UserFragmentDoc,
    "\n  query People(\n    $search: String\n    $role: Role\n    $isActive: Boolean\n    $isPending: Boolean\n    $asksDeletion: Boolean\n    $licence: LicenceState\n    $licenceOn: LocalDate\n    $after: String\n  ) {\n    me {\n      ...Roles\n    }\n    users(\n      search: $search\n      byPhone: true\n      role: $role\n      isActive: $isActive\n      isPending: $isPending\n      asksDeletion: $asksDeletion\n      licence: $licence\n      licenceOn: $licenceOn\n      first: 20\n      after: $after\n    ) {\n      nodes {\n        id\n        ...PersonRow_user\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n": typeof types.PeopleDocument,
    "\n  mutation ImportUsers($input: ImportUsersInput!) {\n    importUsers(input: $input) {\n      dryRun\n      created\n      existing\n      faults {\n        line\n        field\n        message\n      }\n      warnings\n    }\n  }\n": typeof types.ImportUsersDocument,
    "\n  mutation CreatePerson($input: CreatePersonInput!) {\n    createPerson(input: $input) {\n      ...PersonName\n      documentNumber\n    }\n  }\n": typeof types.CreatePersonDocument,
    "\n  mutation CreatePasswordReset($input: CreatePasswordResetInput!) {\n    createPasswordReset(input: $input) {\n      link\n    }\n  }\n": typeof types.CreatePasswordResetDocument,
    "\n  mutation BookForStudent($input: EnrolStudentInput!) {\n    enrolStudent(input: $input) {\n      id\n      status\n    }\n  }\n": typeof types.BookForStudentDocument,
    "\n  query PersonalisedCourse {\n    courses(courseType: PERSONALIZADO) {\n      id\n      name\n      isActive\n    }\n  }\n": typeof types.PersonalisedCourseDocument,
    "\n  fragment CorrectPerson_user on User {\n    id\n    role\n    needsSetup\n    email\n    firstName\n    lastName\n    documentType\n    documentNumber\n    birthDate\n    gender\n    phone\n    address\n    city\n    province\n  }\n": typeof types.CorrectPerson_UserFragmentDoc,
    "\n  mutation SettleDeletion($input: SettleDeletionInput!) {\n    settleDeletion(input: $input) {\n      id\n      points\n      ...PersonHead_user\n      ...PersonFacts_user\n      ...StaffUserForm_user\n      ...CorrectPerson_user\n      ...DeletionNote_user\n    }\n  }\n": typeof types.SettleDeletionDocument,
    "\n  fragment DeletionNote_user on User {\n    ...PersonName\n    deletion {\n      state\n      requestedAt\n      settledAt\n      reason\n    }\n  }\n": typeof types.DeletionNote_UserFragmentDoc,
    "\n  query GroupCourses($from: LocalDate!) {\n    adminCourses(from: $from, courseType: GRUPAL, isActive: true, first: 100) {\n      nodes {\n        id\n        name\n        scheduledDate\n        price\n        capacity\n        placesTaken\n        placesLeft\n      }\n    }\n  }\n": typeof types.GroupCoursesDocument,
    "\n  query Person($id: ID!) {\n    me {\n      ...Roles\n    }\n    mayCreatePasswordReset(userId: $id)\n    health {\n      sendsMail\n    }\n    user(id: $id) {\n      ...PersonName\n      points\n      ...PersonHead_user\n      ...DeletionNote_user\n      ...PersonFacts_user\n      ...StaffUserForm_user\n      ...CorrectPerson_user\n      ...PendingEmail_user\n    }\n  }\n": typeof types.PersonDocument,
    "\n  fragment PersonHead_user on User {\n    ...PersonName\n    role\n    staffRole\n    isActive\n    documentNumber\n    clu\n    cluExpiration\n    ageMissed\n  }\n": typeof types.PersonHead_UserFragmentDoc,
    "\n  fragment PendingEmail_user on User {\n    id\n    email\n    pendingEmail\n    pendingEmailUntil\n  }\n": typeof types.PendingEmail_UserFragmentDoc,
    "\n  mutation ResendEmailChange($input: EmailChangeInput!) {\n    resendEmailChange(input: $input) {\n      ...PendingEmail_user\n    }\n  }\n": typeof types.ResendEmailChangeDocument,
    "\n  mutation WithdrawEmailChange($input: EmailChangeInput!) {\n    withdrawEmailChange(input: $input) {\n      ...PendingEmail_user\n    }\n  }\n": typeof types.WithdrawEmailChangeDocument,
    "\n  mutation FinishEmailChange($input: FinishEmailChangeInput!) {\n    finishEmailChange(input: $input) {\n      ...PersonFacts_user\n      ...CorrectPerson_user\n      ...PendingEmail_user\n    }\n  }\n": typeof types.FinishEmailChangeDocument,
    "\n  query PersonAccess($id: ID!) {\n    userSessions(userId: $id) {\n      id\n      device\n      via\n      signedInAt\n      lastUsedAt\n      isCurrent\n    }\n    userAccessTokens(userId: $id) {\n      id\n      name\n      scopes\n      expiresAt\n      lastUsedAt\n    }\n    userSecondFactor(userId: $id) {\n      isActive\n      lossEffectiveAt\n    }\n    userCalendarLinks(userId: $id) {\n      kind\n      createdAt\n      lastUsedAt\n    }\n  }\n": typeof types.PersonAccessDocument,
    "\n  mutation EndUserSession($input: UserCredentialInput!) {\n    endUserSession(input: $input) {\n      detail\n    }\n  }\n": typeof types.EndUserSessionDocument,
    "\n  mutation RevokeUserAccessToken($input: UserCredentialInput!) {\n    revokeUserAccessToken(input: $input) {\n      detail\n    }\n  }\n": typeof types.RevokeUserAccessTokenDocument,
    "\n  mutation RevokeUserCalendarLink($input: RevokeUserCalendarLinkInput!) {\n    revokeUserCalendarLink(input: $input) {\n      detail\n    }\n  }\n": typeof types.RevokeUserCalendarLinkDocument,
    "\n  mutation EndUserAccess($input: EndUserAccessInput!) {\n    endUserAccess(input: $input) {\n      detail\n    }\n  }\n": typeof types.EndUserAccessDocument,
    "\n  query PersonAccount($id: ID!, $after: String) {\n    health {\n      sendsMail\n      sendsMessages\n    }\n    moneyAccount(userId: $id) {\n      userId\n      balance\n    }\n    moneyEntries(userId: $id, first: 20, after: $after) {\n      nodes {\n        id\n        ...MoneyRow_entry\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n": typeof types.PersonAccountDocument,
    "\n  query PersonActivity($id: ID!, $after: String) {\n    auditTrail(filter: { subjectId: $id }, first: 20, after: $after) {\n      nodes {\n        ...PersonActivity_entry\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n": typeof types.PersonActivityDocument,
    "\n  fragment PersonActivity_entry on AuditEntry {\n    id\n    at\n    action\n    outcome\n    reason\n    actor {\n      id\n      label\n      isServiceAccount\n    }\n    changes {\n      field\n      before\n      after\n    }\n  }\n": typeof types.PersonActivity_EntryFragmentDoc,
    "\n  query PersonEnrolments($id: ID!, $after: String) {\n    enrolments(filter: { userId: $id }, first: 20, after: $after) {\n      nodes {\n        id\n        ...PersonEnrolment_enrolment\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n": typeof types.PersonEnrolmentsDocument,
    "\n  fragment PersonEnrolment_enrolment on Enrolment {\n    id\n    status\n    startsAt\n    price\n    isPaid\n    owed\n    cancellation {\n      reason\n    }\n    instructorName\n    course {\n      id\n      name\n    }\n  }\n": typeof types.PersonEnrolment_EnrolmentFragmentDoc,
    "\n  fragment PersonFacts_user on User {\n    id\n    firstName\n    email\n    isEmailUnreachable\n    phone\n    documentType\n    documentNumber\n    birthDate\n    gender\n    address\n    city\n    province\n    createdAt\n  }\n": typeof types.PersonFacts_UserFragmentDoc,
    "\n  query PersonPoints($id: ID!, $after: String) {\n    userTransactions(userId: $id, first: 20, after: $after) {\n      nodes {\n        id\n        type\n        points\n        description\n        createdAt\n        code\n        handedOutAt\n        discount\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n": typeof types.PersonPointsDocument,
    "\n  mutation UpdateUser($input: UpdateUserInput!) {\n    updateUser(input: $input) {\n      id\n      role\n      staffRole\n      isActive\n      ...StaffUserForm_user\n      ...CorrectPerson_user\n      ...PendingEmail_user\n    }\n  }\n": typeof types.UpdateUserDocument,
    "\n  query HeldPlaces($userId: ID!) {\n    heldPlaces(userId: $userId) {\n      enrolments {\n        id\n        startsAt\n        course {\n          id\n          name\n        }\n      }\n      waiting {\n        id\n        position\n        course {\n          id\n          name\n          scheduledDate\n        }\n      }\n    }\n  }\n": typeof types.HeldPlacesDocument,
    "\n  mutation ReleasePlaces($input: ReleasePlacesInput!) {\n    releasePlaces(input: $input) {\n      id\n      enrolment {\n        id\n        status\n      }\n      error {\n        message\n      }\n    }\n  }\n": typeof types.ReleasePlacesDocument,
    "\n  mutation RequestSecondFactorLoss($input: RequestSecondFactorLossInput!) {\n    requestSecondFactorLoss(input: $input) {\n      lossEffectiveAt\n    }\n  }\n": typeof types.RequestSecondFactorLossDocument,
    "\n  mutation CancelSecondFactorLoss($input: CancelSecondFactorLossInput!) {\n    cancelSecondFactorLoss(input: $input) {\n      lossEffectiveAt\n    }\n  }\n": typeof types.CancelSecondFactorLossDocument,
    "\n  fragment StaffUserForm_user on User {\n    id\n    role\n    staffRole\n    postalCode\n    clu\n    cluExpiration\n  }\n": typeof types.StaffUserForm_UserFragmentDoc,
    "\n  mutation AdjustPoints($input: AdjustPointsInput!) {\n    adjustPoints(input: $input) {\n      points\n    }\n  }\n": typeof types.AdjustPointsDocument,
    "\n  query Redemptions($state: RedemptionState, $code: String, $after: String) {\n    me {\n      ...Roles\n    }\n    redemptions(state: $state, code: $code, first: 20, after: $after) {\n      nodes {\n        id\n        ...RedemptionRow_redemption\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n": typeof types.RedemptionsDocument,
    "\n  fragment RedemptionRow_redemption on Redemption {\n    id\n    code\n    points\n    description\n    createdAt\n    handedOutAt\n    discount\n    user {\n      ...PersonName\n    }\n  }\n": typeof types.RedemptionRow_RedemptionFragmentDoc,
    "\n  mutation HandOutRedemption($input: HandOutRedemptionInput!) {\n    handOutRedemption(input: $input) {\n      id\n      handedOutAt\n      discount\n    }\n  }\n": typeof types.HandOutRedemptionDocument,
    "\n  query OwedByRedeemer($userId: ID!) {\n    moneyAccount(userId: $userId) {\n      userId\n      balance\n    }\n  }\n": typeof types.OwedByRedeemerDocument,
    "\n  fragment DayClass_class on RangeClass {\n    id\n    courseName\n    startsAt\n    endsAt\n    completableFrom\n    location\n    laneName\n    instructorName\n  }\n": typeof types.DayClass_ClassFragmentDoc,
    "\n  fragment Closing_closing on DayClosing {\n    id\n    closedAt\n    closedByName\n    out {\n      id\n      label\n      studentName\n      returnedAt\n    }\n    ownWeapons {\n      ...OwnWeapon_weapon\n    }\n    calibers {\n      caliber\n      inStock\n      counted\n      short\n    }\n    note\n  }\n": typeof types.Closing_ClosingFragmentDoc,
    "\n  mutation CloseDay($input: CloseDayInput!) {\n    closeDay(input: $input) {\n      id\n      ...Closing_closing\n    }\n  }\n": typeof types.CloseDayDocument,
    "\n  query DayClosings {\n    dayClosings(first: 30) {\n      nodes {\n        id\n        ...Closing_closing\n      }\n    }\n  }\n": typeof types.DayClosingsDocument,
    "\n  fragment DayStudent_student on RangeStudent {\n    enrolmentId\n    classId\n    name\n    state\n    hasLicence\n    ageMissed\n    isAccompanied\n    hasOwnWeapon\n    canUndoAbsence\n    loans {\n      model\n      caliber\n      rounds\n    }\n    handOuts {\n      ...DayWeapon_handOut\n    }\n    ownWeapons {\n      ...OwnWeapon_weapon\n    }\n    knownWeapon {\n      serial\n      description\n      permitUntil\n    }\n  }\n": typeof types.DayStudent_StudentFragmentDoc,
    "\n  fragment DayWeapon_handOut on FirearmHandOut {\n    id\n    firearmId\n    label\n    studentName\n    outAt\n    outLate {\n      ...Late_record\n    }\n    companion\n    returnedAt\n    returnLate {\n      ...Late_record\n    }\n    rounds\n    roundsOut\n    roundsLeft\n  }\n": typeof types.DayWeapon_HandOutFragmentDoc,
    "\n  fragment EntryScan_day on RangeDay {\n    day\n    entryIssuer\n    entryKeys {\n      kid\n      x\n    }\n    classes {\n      id\n      courseName\n      startsAt\n      laneName\n    }\n    students {\n      enrolmentId\n      studentId\n      classId\n      name\n      state\n      startsAt\n      arrivedAt\n      hasLicence\n    }\n  }\n": typeof types.EntryScan_DayFragmentDoc,
    "\n  fragment OpenReports_report on RangeReport {\n    id\n    action\n    happenedAt\n    receivedAt\n    madeByName\n    sentByName\n    enrolmentId\n    studentName\n    classStartsAt\n    weapon\n    follows\n    rounds\n    roundsLeft\n    why\n    holderName\n    bookRounds\n    bookRoundsLeft\n  }\n": typeof types.OpenReports_ReportFragmentDoc,
    "\n  mutation DecideRangeReport($input: DecideRangeReportInput!) {\n    decideRangeReport(input: $input) {\n      id\n      state\n    }\n  }\n": typeof types.DecideRangeReportDocument,
    "\n  fragment OwnWeapon_weapon on OwnWeapon {\n    id\n    studentName\n    serial\n    description\n    permitUntil\n    rounds\n    inAt\n    inLate {\n      ...Late_record\n    }\n    outAt\n    outLate {\n      ...Late_record\n    }\n    reason\n  }\n": typeof types.OwnWeapon_WeaponFragmentDoc,
    "\n  query RangeDay {\n    me {\n      ...Roles\n    }\n    rangeDay {\n      day\n      permit\n      openReports {\n        ...OpenReports_report\n      }\n      ...EntryScan_day\n      classes {\n        ...DayClass_class\n      }\n      students {\n        ...DayStudent_student\n      }\n      instructors {\n        id\n        name\n      }\n      freeFirearms {\n        id\n        make\n        serial\n        model\n      }\n      outside {\n        ...DayWeapon_handOut\n      }\n      ownWeaponsInside {\n        ...OwnWeapon_weapon\n      }\n      closings {\n        id\n        ...Closing_closing\n      }\n    }\n  }\n": typeof types.RangeDayDocument,
    "\n  mutation ReportRangeAction($input: ReportRangeActionInput!) {\n    reportRangeAction(input: $input) {\n      id\n      state\n      recordId\n      why\n      isPaid\n    }\n  }\n": typeof types.ReportRangeActionDocument,
    "\n  fragment ClassOutcomes_outcomes on ClassOutcomes {\n    attended\n    noShows\n    lateCancellations\n    cancellations\n    calledOff\n    unattended\n    coming\n  }\n": typeof types.ClassOutcomes_OutcomesFragmentDoc,
    "\n  query ClassReport($fromMonth: String!, $toMonth: String!) {\n    me {\n      ...Roles\n    }\n    classReport(fromMonth: $fromMonth, toMonth: $toMonth) {\n      months {\n        month\n        isOver\n        outcomes {\n          ...ClassOutcomes_outcomes\n        }\n        reasons {\n          reason\n          count\n        }\n        calledOffCourses\n        newStudents {\n          registered\n          incomplete\n          erased\n        }\n      }\n      courses {\n        name\n        courseType\n        courses\n        outcomes {\n          ...ClassOutcomes_outcomes\n        }\n      }\n      coursesLeftOut\n      instructors {\n        id\n        name\n        outcomes {\n          ...ClassOutcomes_outcomes\n        }\n      }\n    }\n  }\n": typeof types.ClassReportDocument,
    "\n  query MoneyReport($fromMonth: String!, $toMonth: String!, $hasDays: Boolean!) {\n    me {\n      ...Roles\n    }\n    moneyReport(fromMonth: $fromMonth, toMonth: $toMonth) {\n      month\n      bookedIncome\n      methods {\n        method\n        received\n        givenBack\n      }\n      days @include(if: $hasDays) {\n        day\n        methods {\n          method\n          received\n          givenBack\n        }\n      }\n    }\n  }\n": typeof types.MoneyReportDocument,
    "\n  query Reports($fromMonth: String!, $toMonth: String!) {\n    me {\n      ...Roles\n    }\n    reports(fromMonth: $fromMonth, toMonth: $toMonth) {\n      month\n      enrolments {\n        pending\n        confirmed\n        completed\n        cancelled\n      }\n      bookedIncome\n      occupancy {\n        courses\n        places\n        taken\n      }\n      points {\n        earned\n        redeemed\n        adjusted\n      }\n      weapons {\n        id\n        label\n        classes\n      }\n      calibers {\n        caliber\n        boxes\n      }\n    }\n  }\n": typeof types.ReportsDocument,
    "\n  mutation AddHoursException($input: AddHoursExceptionInput!) {\n    addHoursException(input: $input) {\n      revision\n    }\n  }\n": typeof types.AddHoursExceptionDocument,
    "\n  mutation RemoveHoursException($input: RemoveHoursExceptionInput!) {\n    removeHoursException(input: $input) {\n      revision\n    }\n  }\n": typeof types.RemoveHoursExceptionDocument,
    "\n  query ClosureClasses($from: LocalDate!, $to: LocalDate!) {\n    agenda(from: $from, to: $to) {\n      id\n      startsAt\n      endsAt\n      pendingCount\n      confirmedCount\n      completedCount\n      course {\n        id\n        name\n        callOff {\n          at\n        }\n      }\n      enrolment {\n        id\n        status\n        instructorName\n        user {\n          ...PersonName\n          phone\n        }\n      }\n    }\n  }\n": typeof types.ClosureClassesDocument,
    "\n  query StaffSchedule {\n    me {\n      ...Roles\n    }\n    schedule {\n      ...Schedule_parts\n    }\n    courses(limit: 500) {\n      id\n      name\n      location\n      courseType\n      isActive\n    }\n  }\n\n  fragment Schedule_parts on Schedule {\n    policy\n    weeklyHours {\n      weekday\n      from\n      to\n    }\n    exceptions {\n      id\n      day\n      isOpen\n      span {\n        from\n        to\n      }\n      reason\n    }\n    lanes {\n      id\n      name\n      location\n      isActive\n      weapons\n    }\n    weaponCounts {\n      weapon\n      count\n    }\n    rules {\n      noticeHours\n      horizonDays\n      bufferMinutes\n      stepMinutes\n      deadlineHours\n      agePolicy\n      minimumAge\n    }\n    revision\n  }\n": typeof types.StaffScheduleDocument,
    "\n  mutation UpdateSchedule($input: UpdateScheduleInput!) {\n    updateSchedule(input: $input) {\n      revision\n    }\n  }\n": typeof types.UpdateScheduleDocument,
    "\n  mutation RecordAttendance($input: RecordAttendanceInput!) {\n    recordAttendance(input: $input) {\n      id\n      attendance\n      error {\n        message\n        errorCode\n      }\n    }\n  }\n": typeof types.RecordAttendanceDocument,
    "\n  query MyClasses($from: LocalDate!, $to: LocalDate!) {\n    me {\n      ...Roles\n    }\n    myClasses(from: $from, to: $to) {\n      id\n      ...TaughtClassCard_class\n    }\n  }\n": typeof types.MyClassesDocument,
    "\n  fragment TaughtClassCard_class on TaughtClass {\n    id\n    startsAt\n    endsAt\n    courseName\n    location\n    students {\n      enrolmentId\n      name\n      hasLicence\n      attendance\n      isComing\n      isPaid\n      phone\n    }\n  }\n": typeof types.TaughtClassCard_ClassFragmentDoc,
    "\n  query Till($day: LocalDate!, $after: String) {\n    me {\n      ...Roles\n    }\n    health {\n      sendsMail\n      sendsMessages\n    }\n    moneyRules {\n      ...Till_rules\n    }\n    open: tillSessions(isOpen: true, first: 20) {\n      nodes {\n        id\n        tillId\n        tillName\n        ...OpenTill_session\n      }\n    }\n    closed: tillSessions(isOpen: false, first: 10) {\n      nodes {\n        id\n        tillId\n        counted\n        ...TillRow_session\n      }\n    }\n    moneyEntries(from: $day, to: $day, first: 20, after: $after) {\n      nodes {\n        id\n        ...MoneyRow_entry\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n": typeof types.TillDocument,
    "\n  mutation SetPaymentInvoice($input: SetPaymentInvoiceInput!) {\n    setPaymentInvoice(input: $input) {\n      id\n      invoice\n    }\n  }\n": typeof types.SetPaymentInvoiceDocument,
    "\n  fragment MoneyRow_entry on MoneyEntry {\n    id\n    type\n    amount\n    moved\n    debit\n    credit\n    balance\n    description\n    createdAt\n    method\n    reference\n    receipt\n    invoice\n    refundable\n    isVoided\n    undoUntil\n    user {\n      ...PersonName\n    }\n  }\n": typeof types.MoneyRow_EntryFragmentDoc,
    "\n  mutation UndoPayment($input: UndoPaymentInput!) {\n    undoPayment(input: $input) {\n      balance\n      entry {\n        id\n        receipt\n      }\n    }\n  }\n": typeof types.UndoPaymentDocument,
    "\n  mutation MailReceipt($input: MailReceiptInput!) {\n    mailReceipt(input: $input) {\n      id\n      email\n    }\n  }\n": typeof types.MailReceiptDocument,
    "\n  fragment Till_rules on MoneyRules {\n    isOn\n    lateCancellationPercent\n    lateCancellationHours\n    absencePercent\n    depositHours\n    defensiveDepositPercent\n    sportDepositPercent\n    refundLimit\n    pointOfSale\n    tills {\n      id\n      name\n      pointOfSale\n    }\n    revision\n  }\n": typeof types.Till_RulesFragmentDoc,
    "\n  mutation UpdateMoneyRules($input: UpdateMoneyRulesInput!) {\n    updateMoneyRules(input: $input) {\n      ...Till_rules\n    }\n  }\n": typeof types.UpdateMoneyRulesDocument,
    "\n  mutation RefundPayment($input: RefundPaymentInput!) {\n    refundPayment(input: $input) {\n      balance\n      entry {\n        id\n        receipt\n      }\n    }\n  }\n": typeof types.RefundPaymentDocument,
    "\n  mutation RefundPaymentAboveLimit($input: RefundPaymentInput!) {\n    refundPaymentAboveLimit(input: $input) {\n      balance\n      entry {\n        id\n        receipt\n      }\n    }\n  }\n": typeof types.RefundPaymentAboveLimitDocument,
    "\n  query Owed($userId: ID!) {\n    moneyAccount(userId: $userId) {\n      userId\n      balance\n      depositsDue\n      unpaid {\n        id\n        owed\n        startsAt\n        course {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.OwedDocument,
    "\n  mutation RecordPayment($input: RecordPaymentInput!) {\n    recordPayment(input: $input) {\n      balance\n      entry {\n        id\n        receipt\n      }\n    }\n  }\n": typeof types.RecordPaymentDocument,
    "\n  query TillDebts($age: DebtAge, $after: String) {\n    moneyDebts(age: $age, first: 50, after: $after) {\n      nodes {\n        id\n        ...DebtRow_debt\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n\n  fragment DebtRow_debt on MoneyDebt {\n    owed\n    since\n    user {\n      ...PersonName\n      documentNumber\n      phone\n    }\n  }\n": typeof types.TillDebtsDocument,
    "\n  fragment OpenTill_session on TillSession {\n    id\n    tillId\n    openedAt\n    float\n    openedBy {\n      ...PersonName\n    }\n  }\n": typeof types.OpenTill_SessionFragmentDoc,
    "\n  mutation OpenTill($input: OpenTillInput!) {\n    openTill(input: $input) {\n      ...OpenTill_session\n    }\n  }\n": typeof types.OpenTillDocument,
    "\n  fragment ClosedTill_session on TillSession {\n    id\n    counted\n    expected\n    difference\n  }\n": typeof types.ClosedTill_SessionFragmentDoc,
    "\n  mutation CloseTill($input: CloseTillInput!) {\n    closeTill(input: $input) {\n      ...ClosedTill_session\n    }\n  }\n": typeof types.CloseTillDocument,
    "\n  mutation HandOverTill($input: CloseTillInput!) {\n    handOverTill(input: $input) {\n      closed {\n        ...ClosedTill_session\n      }\n      opened {\n        ...OpenTill_session\n      }\n    }\n  }\n": typeof types.HandOverTillDocument,
    "\n  mutation RecordCashMovement($input: RecordCashMovementInput!) {\n    recordCashMovement(input: $input) {\n      id\n      receipt\n    }\n  }\n": typeof types.RecordCashMovementDocument,
    "\n  fragment TillRow_session on TillSession {\n    id\n    tillName\n    number\n    closedAt\n    counted\n    expected\n    difference\n    note\n    openingDifference\n    openingNote\n    closedBy {\n      ...PersonName\n    }\n  }\n": typeof types.TillRow_SessionFragmentDoc,
    "\n  fragment AttentionList_entry on AgendaEntry {\n    id\n    startsAt\n    warnings\n    course {\n      id\n      name\n      capacity\n      placesLeft\n      waitingCount\n    }\n    enrolment {\n      id\n      user {\n        ...PersonName\n      }\n    }\n  }\n": typeof types.AttentionList_EntryFragmentDoc,
    "\n  query Today($today: LocalDate!, $until: LocalDate!) {\n    me {\n      ...Roles\n    }\n    courses(limit: 1) {\n      id\n    }\n    rangeReports {\n      id\n      follows\n    }\n    agenda(from: $today, to: $until) {\n      id\n      startsAt\n      endsAt\n      ...ClassCard_entry\n      ...AttentionList_entry\n    }\n    coming: enrolments(filter: { status: PENDING, from: $today }, first: 60) {\n      nodes {\n        id\n        ...PendingRow_enrolment\n      }\n    }\n    unattended: enrolments(filter: { unattended: true, to: $today }, first: 5) {\n      nodes {\n        id\n        ...PendingRow_enrolment\n      }\n      totalCount\n      totalCountIsExact\n    }\n    enrolments(filter: { status: PENDING }, first: 10) {\n      nodes {\n        id\n        ...PendingRow_enrolment\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n": typeof types.TodayDocument,
    "\n  fragment PendingRow_enrolment on Enrolment {\n    id\n    status\n    startsAt\n    completableFrom\n    arrivedAt\n    comingAt\n    licence\n    ageMissed\n    ...Shortages\n    course {\n      id\n      name\n    }\n    user {\n      ...PersonName\n      cluExpiration\n    }\n  }\n": typeof types.PendingRow_EnrolmentFragmentDoc,
    "\n  query Withdrawals($isSettled: Boolean, $after: String) {\n    withdrawals(isSettled: $isSettled, first: 20, after: $after) {\n      nodes {\n        id\n        code\n        name\n        email\n        phone\n        about\n        createdAt\n        answerBy\n        settleBy\n        answer\n        settledAt\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n    health {\n      sendsMail\n    }\n  }\n": typeof types.WithdrawalsDocument,
    "\n  mutation SettleWithdrawal($input: SettleWithdrawalInput!) {\n    settleWithdrawal(input: $input) {\n      id\n      answer\n      settledAt\n    }\n  }\n": typeof types.SettleWithdrawalDocument,
    "\n  fragment CourseStamp_enrolment on Enrolment {\n    id\n    completionDate\n    course {\n      id\n      name\n      courseType\n    }\n  }\n": typeof types.CourseStamp_EnrolmentFragmentDoc,
    "\n  fragment EnrolmentCard_enrolment on Enrolment {\n    id\n    status\n    scheduledDate\n    completionDate\n    instructorId\n    course {\n      id\n      name\n      courseType\n      location\n      scheduledDate\n    }\n    ...CancelledText_enrolment\n  }\n": typeof types.EnrolmentCard_EnrolmentFragmentDoc,
    "\n  fragment EnrolmentSection_enrolment on Enrolment {\n    id\n    completionDate\n    ...EnrolmentCard_enrolment\n    ...EnrolmentDialog_enrolment\n  }\n": typeof types.EnrolmentSection_EnrolmentFragmentDoc,
    "\n  query History($after: String) {\n    me {\n      id\n      ...Account\n      ...Passport_user\n      ...LicenceNotice_user\n    }\n    myEnrolments(first: 100, after: $after) {\n      nodes {\n        id\n        status\n        scheduledDate\n        course {\n          id\n          scheduledDate\n        }\n        ...LicenceNotice_enrolment\n        ...CancelledText_enrolment\n        ...Passport_enrolment\n        ...EnrolmentSection_enrolment\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.HistoryDocument,
    "\n  query EnrolmentCertificate($enrolmentId: ID!) {\n    enrolmentCertificate(enrolmentId: $enrolmentId) {\n      id\n      code\n    }\n  }\n": typeof types.EnrolmentCertificateDocument,
    "\n  fragment PassportDataPage_user on User {\n    id\n    email\n    firstName\n    lastName\n    documentType\n    documentNumber\n    birthDate\n    gender\n    createdAt\n    clu\n    cluExpiration\n    points\n  }\n": typeof types.PassportDataPage_UserFragmentDoc,
    "\n  fragment PassportLinks_link on PassportLink {\n    id\n    url\n    parts\n    createdAt\n    expiresAt\n    views\n  }\n": typeof types.PassportLinks_LinkFragmentDoc,
    "\n  fragment PassportStampsPage_enrolment on Enrolment {\n    id\n    ...CourseStamp_enrolment\n  }\n": typeof types.PassportStampsPage_EnrolmentFragmentDoc,
    "\n  fragment Passport_user on User {\n    id\n    ...PassportDataPage_user\n  }\n": typeof types.Passport_UserFragmentDoc,
    "\n  fragment Passport_enrolment on Enrolment {\n    id\n    ...PassportStampsPage_enrolment\n  }\n": typeof types.Passport_EnrolmentFragmentDoc,
    "\n  query MyPassportLinks {\n    myPassportLinks {\n      id\n      ...PassportLinks_link\n    }\n  }\n": typeof types.MyPassportLinksDocument,
    "\n  mutation SharePassport($input: SharePassportInput!) {\n    sharePassport(input: $input) {\n      id\n      url\n    }\n  }\n": typeof types.SharePassportDocument,
    "\n  mutation RevokePassportLink($input: RevokePassportLinkInput!) {\n    revokePassportLink(input: $input) {\n      detail\n    }\n  }\n": typeof types.RevokePassportLinkDocument,
    "\n  mutation AcceptInstructorInvitation($input: AcceptInstructorInvitationInput!) {\n    acceptInstructorInvitation(input: $input) {\n      id\n      name\n    }\n  }\n": typeof types.AcceptInstructorInvitationDocument,
    "\n  mutation MailMyReceipt($input: MailReceiptInput!) {\n    mailMyReceipt(input: $input) {\n      id\n      email\n    }\n  }\n": typeof types.MailMyReceiptDocument,
    "\n  query Payments($after: String) {\n    me {\n      id\n      ...Account\n    }\n    health {\n      sendsMail\n      sendsMessages\n    }\n    myMoneyAccount {\n      userId\n      balance\n    }\n    myMoneyEntries(first: 20, after: $after) {\n      nodes {\n        id\n        type\n        amount\n        description\n        createdAt\n        method\n        receipt\n        invoice\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.PaymentsDocument,
    "\n  mutation CreateReferral($input: CreateReferralInput!) {\n    createReferral(input: $input) {\n      id\n    }\n  }\n": typeof types.CreateReferralDocument,
    "\n  fragment MovementList_transaction on PointsTransaction {\n    id\n    type\n    points\n    description\n    createdAt\n    code\n    handedOutAt\n    discount\n  }\n": typeof types.MovementList_TransactionFragmentDoc,
    "\n  query Points($after: String) {\n    me {\n      id\n      ...Account\n      points\n    }\n    myPointsTransactions(first: 20, after: $after) {\n      nodes {\n        id\n        ...MovementList_transaction\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    myReferrals(first: 100) {\n      nodes {\n        id\n        ...ReferralList_referral\n      }\n    }\n  }\n": typeof types.PointsDocument,
    "\n  mutation RedeemPoints($input: RedeemPointsInput!) {\n    redeemPoints(input: $input) {\n      points\n      transaction {\n        id\n        code\n      }\n    }\n  }\n": typeof types.RedeemPointsDocument,
    "\n  fragment ReferralList_referral on Referral {\n    id\n    referredEmail\n    status\n  }\n": typeof types.ReferralList_ReferralFragmentDoc,
    "\n  fragment EditProfile_user on User {\n    id\n    firstName\n    lastName\n    phone\n    address\n    city\n    province\n    needsSetup\n    usesMoney\n  }\n": typeof types.EditProfile_UserFragmentDoc,
    "\n  fragment AdditionalDataCard_user on User {\n    id\n    address\n    birthDate\n    phone\n    city\n    province\n    clu\n    cluExpiration\n  }\n": typeof types.AdditionalDataCard_UserFragmentDoc,
    "\n  query MyMailPreferences {\n    myMailPreferences {\n      topic\n      isWanted\n    }\n  }\n": typeof types.MyMailPreferencesDocument,
    "\n  mutation SetMailPreference($input: SetMailPreferenceInput!) {\n    setMailPreference(input: $input) {\n      topic\n      isWanted\n    }\n  }\n": typeof types.SetMailPreferenceDocument,
    "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      detail\n    }\n  }\n": typeof types.ChangePasswordDocument,
    "\n  fragment PersonalInfoCard_user on User {\n    id\n    firstName\n    lastName\n    email\n    documentType\n    documentNumber\n    gender\n  }\n": typeof types.PersonalInfoCard_UserFragmentDoc,
    "\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      id\n      ...PersonalInfoCard_user\n      ...AdditionalDataCard_user\n      ...EditProfile_user\n    }\n  }\n": typeof types.UpdateProfileDocument,
    "\n  query Profile {\n    me {\n      id\n      ...Account\n      ...PersonalInfoCard_user\n      ...AdditionalDataCard_user\n      ...EditProfile_user\n    }\n    health {\n      sendsMessages\n    }\n  }\n": typeof types.ProfileDocument,
    "\n  mutation RequestDeletion($input: RequestDeletionInput!) {\n    requestDeletion(input: $input) {\n      id\n      deletion {\n        state\n        requestedAt\n        settledAt\n        reason\n      }\n    }\n  }\n": typeof types.RequestDeletionDocument,
    "\n  mutation StopMyEmailChange {\n    stopMyEmailChange {\n      id\n      email\n      pendingEmail\n      pendingEmailUntil\n    }\n  }\n": typeof types.StopMyEmailChangeDocument,
    "\n  mutation KeepMySecondFactor {\n    keepMySecondFactor {\n      isActive\n      lossEffectiveAt\n    }\n  }\n": typeof types.KeepMySecondFactorDocument,
    "\n  mutation WithdrawDeletion {\n    withdrawDeletion {\n      id\n      deletion {\n        state\n      }\n    }\n  }\n": typeof types.WithdrawDeletionDocument,
    "\n  query MyData($after: String) {\n    myData(after: $after) {\n      records {\n        section\n        json\n      }\n      next\n    }\n  }\n": typeof types.MyDataDocument,
    "\n  mutation VerifySecondFactor($input: SecondFactorCodeInput!) {\n    verifySecondFactor(input: $input) {\n      detail\n    }\n  }\n": typeof types.VerifySecondFactorDocument,
    "\n  mutation EndSecondFactor($input: SecondFactorCodeInput!) {\n    endSecondFactor(input: $input) {\n      detail\n    }\n  }\n": typeof types.EndSecondFactorDocument,
    "\n  mutation StartSecondFactor($input: StartSecondFactorInput!) {\n    startSecondFactor(input: $input) {\n      secret\n      uri\n    }\n  }\n": typeof types.StartSecondFactorDocument,
    "\n  mutation ConfirmSecondFactor($input: SecondFactorCodeInput!) {\n    confirmSecondFactor(input: $input) {\n      recoveryCodes\n    }\n  }\n": typeof types.ConfirmSecondFactorDocument,
    "\n  query Security {\n    me {\n      id\n      ...Account\n      pendingEmail\n      pendingEmailUntil\n      deletion {\n        state\n        requestedAt\n        settledAt\n        reason\n      }\n    }\n    mySessions {\n      id\n      ...SessionList_session\n    }\n    mySecondFactor {\n      isActive\n      isVerified\n      isRequired\n      recoveryCodesLeft\n      lossEffectiveAt\n    }\n    myAccessTokens {\n      id\n      ...TokenList_token\n    }\n  }\n": typeof types.SecurityDocument,
    "\n  fragment SessionList_session on ActiveSession {\n    id\n    device\n    via\n    signedInAt\n    lastUsedAt\n    isCurrent\n  }\n": typeof types.SessionList_SessionFragmentDoc,
    "\n  mutation EndSession($input: EndSessionInput!) {\n    endSession(input: $input) {\n      detail\n    }\n  }\n": typeof types.EndSessionDocument,
    "\n  mutation EndOtherSessions {\n    endOtherSessions {\n      detail\n    }\n  }\n": typeof types.EndOtherSessionsDocument,
    "\n  mutation CreateAccessToken($input: CreateAccessTokenInput!) {\n    createAccessToken(input: $input) {\n      token\n    }\n  }\n": typeof types.CreateAccessTokenDocument,
    "\n  fragment TokenList_token on AccessToken {\n    id\n    name\n    scopes\n    expiresAt\n    lastUsedAt\n  }\n": typeof types.TokenList_TokenFragmentDoc,
    "\n  mutation RevokeAccessToken($input: RevokeAccessTokenInput!) {\n    revokeAccessToken(input: $input) {\n      detail\n    }\n  }\n": typeof types.RevokeAccessTokenDocument,
    "\n  mutation RequestWithdrawal($input: RequestWithdrawalInput!) {\n    requestWithdrawal(input: $input) {\n      code\n      answerBy\n      settleBy\n    }\n  }\n": typeof types.RequestWithdrawalDocument,
    "\n  mutation ConfirmIdentity($input: ConfirmIdentityInput!) {\n    confirmIdentity(input: $input) {\n      detail\n    }\n  }\n": typeof types.ConfirmIdentityDocument,
};
const documents: Documents = {
    "\n  query FreeTimes(\n    $courseId: ID!\n    $from: LocalDate!\n    $to: LocalDate!\n    $movedEnrolmentId: ID\n    $weapons: [String!]\n    $hasWeaponAmmo: Boolean\n    $instructorId: ID\n  ) {\n    availability(\n      courseId: $courseId\n      from: $from\n      to: $to\n      movedEnrolmentId: $movedEnrolmentId\n      weapons: $weapons\n      hasWeaponAmmo: $hasWeaponAmmo\n      instructorId: $instructorId\n    ) {\n      policy\n      dependsOnWeapons\n      instructors {\n        id\n        name\n      }\n      days {\n        day\n        times\n      }\n    }\n  }\n": types.FreeTimesDocument,
    "\n  fragment LastClass_enrolment on Enrolment {\n    id\n    status\n    createdAt\n    startsAt\n    instructorId\n    classType\n    weapons\n    hasWeaponAmmo\n    ammoBoxes {\n      caliber\n      quantity\n    }\n  }\n": types.LastClass_EnrolmentFragmentDoc,
    "\n  mutation RescheduleEnrolment($input: RescheduleEnrolmentInput!) {\n    rescheduleEnrolment(input: $input) {\n      id\n      status\n      startsAt\n      scheduledDate\n      classDate\n      classTime\n    }\n  }\n": types.RescheduleEnrolmentDocument,
    "\n  query MyCalendarLinks {\n    myCalendarLinks {\n      kind\n      createdAt\n      lastUsedAt\n    }\n  }\n": types.MyCalendarLinksDocument,
    "\n  mutation CreateCalendarLink($input: CreateCalendarLinkInput!) {\n    createCalendarLink(input: $input) {\n      link\n    }\n  }\n": types.CreateCalendarLinkDocument,
    "\n  mutation RevokeCalendarLink($input: RevokeCalendarLinkInput!) {\n    revokeCalendarLink(input: $input) {\n      detail\n    }\n  }\n": types.RevokeCalendarLinkDocument,
    "\n  mutation AcceptOffer($input: AcceptOfferInput!) {\n    acceptOffer(input: $input) {\n      id\n      status\n      offerUntil\n      price\n    }\n  }\n": types.AcceptOfferDocument,
    "\n  query EnrolmentCalendar($id: ID!) {\n    enrolmentCalendar(id: $id) {\n      fileName\n      text\n    }\n  }\n": types.EnrolmentCalendarDocument,
    "\n  fragment AnnounceComing_enrolment on Enrolment {\n    id\n    comingAt\n  }\n": types.AnnounceComing_EnrolmentFragmentDoc,
    "\n  mutation AnnounceComing($input: AnnounceComingInput!) {\n    announceComing(input: $input) {\n      ...AnnounceComing_enrolment\n    }\n  }\n": types.AnnounceComingDocument,
    "\n  mutation CancelEnrolment($input: CancelEnrolmentInput!) {\n    cancelEnrolment(input: $input) {\n      id\n      status\n    }\n  }\n": types.CancelEnrolmentDocument,
    "\n  fragment DepositNotice_enrolment on Enrolment {\n    id\n    status\n    deposit {\n      amount\n      until\n      isPaid\n    }\n  }\n": types.DepositNotice_EnrolmentFragmentDoc,
    "\n  fragment EnrolmentDetails_enrolment on Enrolment {\n    id\n    status\n    scheduledDate\n    offerUntil\n    ...AnnounceComing_enrolment\n    ...DepositNotice_enrolment\n    course {\n      id\n      name\n      courseType\n      scheduledDate\n    }\n    ...EnrolmentFacts_enrolment\n  }\n": types.EnrolmentDetails_EnrolmentFragmentDoc,
    "\n  fragment EnrolmentDialog_enrolment on Enrolment {\n    id\n    status\n    course {\n      id\n      name\n    }\n    ...EnrolmentDetails_enrolment\n  }\n": types.EnrolmentDialog_EnrolmentFragmentDoc,
    "\n  fragment EnrolmentFacts_enrolment on Enrolment {\n    id\n    status\n    scheduledDate\n    completionDate\n    instructorName\n    classType\n    classDate\n    weapons\n    hasWeaponAmmo\n    ammoBoxes {\n      caliber\n      quantity\n    }\n    price\n    course {\n      id\n      courseType\n      location\n      scheduledDate\n    }\n  }\n": types.EnrolmentFacts_EnrolmentFragmentDoc,
    "\n  query IdentityMethods {\n    mySecondFactor {\n      isActive\n    }\n    mySessions {\n      id\n      via\n      isCurrent\n    }\n  }\n": types.IdentityMethodsDocument,
    "\n  query GoogleAuthUrl {\n    googleAuthUrl\n  }\n": types.GoogleAuthUrlDocument,
    "\n  mutation SignOut {\n    logout {\n      detail\n    }\n  }\n": types.SignOutDocument,
    "\n  fragment PersonName on User {\n    id\n    firstName\n    lastName\n    email\n  }\n": types.PersonNameFragmentDoc,
    "\n  fragment Account on User {\n    id\n    firstName\n    lastName\n    email\n    role\n    staffRole\n  }\n": types.AccountFragmentDoc,
    "\n  fragment Roles on User {\n    ...Account\n    usesMoney\n    usesFirearms\n  }\n": types.RolesFragmentDoc,
    "\n  query Account {\n    me {\n      ...Account\n    }\n  }\n": types.AccountDocument,
    "\n  query UsesMoney {\n    me {\n      id\n      usesMoney\n    }\n  }\n": types.UsesMoneyDocument,
    "\n  query UsesFirearms {\n    me {\n      id\n      usesFirearms\n    }\n  }\n": types.UsesFirearmsDocument,
    "\n  fragment AgeNotice_course on Course {\n    id\n    minimumAge {\n      policy\n      years\n    }\n  }\n": types.AgeNotice_CourseFragmentDoc,
    "\n  query OwnBirth {\n    me {\n      id\n      birthDate\n    }\n  }\n": types.OwnBirthDocument,
    "\n  fragment CancelledText_enrolment on Enrolment {\n    id\n    status\n    cancellation {\n      reason\n      at\n    }\n    course {\n      id\n      callOff {\n        at\n        reason\n        note\n      }\n    }\n  }\n": types.CancelledText_EnrolmentFragmentDoc,
    "\n  fragment LicenceNotice_user on User {\n    id\n    cluExpiration\n  }\n": types.LicenceNotice_UserFragmentDoc,
    "\n  fragment LicenceNotice_enrolment on Enrolment {\n    id\n    licence\n    startsAt\n    course {\n      id\n      name\n      cluPolicy\n    }\n  }\n": types.LicenceNotice_EnrolmentFragmentDoc,
    "\n  fragment CoursesTable_course on Course {\n    id\n    ...CourseRow_course\n  }\n": types.CoursesTable_CourseFragmentDoc,
    "\n  fragment CourseRow_course on Course {\n    id\n    name\n    description\n    location\n    courseType\n    price\n    pointsValue\n    scheduledDate\n    isActive\n  }\n": types.CourseRow_CourseFragmentDoc,
    "\n  query AdminCourses($search: String, $after: String) {\n    me {\n      ...Roles\n    }\n    adminCourses(search: $search, after: $after, first: 20) {\n      nodes {\n        id\n        ...CoursesTable_course\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n      courseCount\n      groupCount\n      scheduledCount\n    }\n  }\n": types.AdminCoursesDocument,
    "\n  query AdminUsers($search: String, $after: String) {\n    me {\n      ...Roles\n    }\n    users(search: $search, after: $after, first: 20) {\n      nodes {\n        id\n        ...UsersTable_user\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n": types.AdminUsersDocument,
    "\n  fragment StatsCards_stats on AdminStats {\n    totalUsers\n    activeUsers\n    totalCourses\n    activeCourses\n    totalPoints\n  }\n": types.StatsCards_StatsFragmentDoc,
    "\n  query Admin {\n    me {\n      ...Roles\n    }\n    adminStats {\n      ...StatsCards_stats\n    }\n  }\n": types.AdminDocument,
    "\n  fragment UserDialog_user on User {\n    ...PersonName\n    phone\n    documentType\n    documentNumber\n    birthDate\n    gender\n    address\n    city\n    province\n    postalCode\n    role\n    createdAt\n    clu\n    cluExpiration\n  }\n": types.UserDialog_UserFragmentDoc,
    "\n  fragment UsersTable_user on User {\n    id\n    ...UserRow_user\n    ...UserDialog_user\n    ...EditUserDialog_user\n  }\n": types.UsersTable_UserFragmentDoc,
    "\n  fragment UserRow_user on User {\n    ...PersonName\n    phone\n    documentType\n    documentNumber\n    role\n  }\n": types.UserRow_UserFragmentDoc,
    "\n  fragment EditUserDialog_user on User {\n    ...PersonName\n  }\n": types.EditUserDialog_UserFragmentDoc,
    "\n  mutation ConfirmEmailChange($input: AccountLinkInput!) {\n    confirmEmailChange(input: $input) {\n      detail\n    }\n  }\n": types.ConfirmEmailChangeDocument,
    "\n  query PendingProfile {\n    me {\n      id\n      email\n      firstName\n      lastName\n      phone\n      needsSetup\n    }\n  }\n": types.PendingProfileDocument,
    "\n  query MayRegister($email: String!) {\n    mayRegister(email: $email)\n  }\n": types.MayRegisterDocument,
    "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      accessToken\n    }\n  }\n": types.RegisterDocument,
    "\n  mutation SetupProfile($input: SetupProfileInput!) {\n    setupProfile(input: $input) {\n      id\n      needsSetup\n    }\n  }\n": types.SetupProfileDocument,
    "\n  query SendsMail {\n    health {\n      sendsMail\n    }\n  }\n": types.SendsMailDocument,
    "\n  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) {\n      detail\n    }\n  }\n": types.RequestPasswordResetDocument,
    "\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      detail\n    }\n  }\n": types.ResetPasswordDocument,
    "\n  query ResumeSession {\n    me {\n      id\n      needsSetup\n    }\n  }\n": types.ResumeSessionDocument,
    "\n  mutation SignIn($input: LoginInput!) {\n    login(input: $input) {\n      accessToken\n    }\n  }\n": types.SignInDocument,
    "\n  mutation StopAccountChange($input: AccountLinkInput!) {\n    stopAccountChange(input: $input) {\n      detail\n    }\n  }\n": types.StopAccountChangeDocument,
    "\n  fragment BookedDialog_enrolment on Enrolment {\n    id\n    status\n    startsAt\n    price\n    instructorName\n    hasWeaponAmmo\n    licence\n    ...DepositNotice_enrolment\n    ...TakenTime_enrolment\n    course {\n      id\n      name\n      courseType\n      location\n      cluPolicy\n    }\n  }\n": types.BookedDialog_EnrolmentFragmentDoc,
    "\n  query Booking($isSignedIn: Boolean!, $after: String) {\n    me @include(if: $isSignedIn) {\n      id\n      birthDate\n      ...Account\n    }\n    personalised: courses(courseType: PERSONALIZADO) {\n      id\n      isActive\n      ...DepositTerms_course\n      ...AgeNotice_course\n    }\n    myEnrolments(first: 100, after: $after) @include(if: $isSignedIn) {\n      nodes {\n        id\n        ...LastClass_enrolment\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.BookingDocument,
    "\n  mutation BookClass($input: BookClassInput!) {\n    bookClass(input: $input) {\n      id\n      courseId\n      status\n      ...BookedDialog_enrolment\n      ...LastClass_enrolment\n    }\n  }\n": types.BookClassDocument,
    "\n  fragment CourseCard_course on Course {\n    id\n    name\n    description\n    location\n    courseType\n    scheduledDate\n    price\n    pointsValue\n    placesLeft\n    waitingCount\n    ...EnrolAction_course\n    ...DepositTerms_course\n    ...AgeNotice_course\n  }\n": types.CourseCard_CourseFragmentDoc,
    "\n  fragment CourseDetails_course on Course {\n    id\n    name\n    description\n    location\n    courseType\n    scheduledDate\n    price\n    pointsValue\n    isActive\n    callOff {\n      reason\n      note\n    }\n    durationMinutes\n    cluPolicy\n    placesLeft\n    waitingCount\n    instructor {\n      id\n      name\n    }\n    ...EnrolAction_course\n    ...DepositTerms_course\n    ...AgeNotice_course\n  }\n": types.CourseDetails_CourseFragmentDoc,
    "\n  query Course($id: ID!, $isSignedIn: Boolean!, $after: String) {\n    me @include(if: $isSignedIn) {\n      id\n      birthDate\n      ...Account\n    }\n    course(id: $id) {\n      id\n      courseType\n      ...CourseDetails_course\n    }\n    myEnrolments(first: 100, after: $after) @include(if: $isSignedIn) {\n      nodes {\n        id\n        courseId\n        status\n        scheduledDate\n        course {\n          id\n          scheduledDate\n        }\n        ...MyClass_enrolment\n        ...LastClass_enrolment\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    myWaitingList @include(if: $isSignedIn) {\n      id\n      position\n      course {\n        id\n      }\n    }\n  }\n": types.CourseDocument,
    "\n  query Courses($isSignedIn: Boolean!, $after: String) {\n    me @include(if: $isSignedIn) {\n      id\n      birthDate\n      ...Account\n    }\n    group: courses(courseType: GRUPAL, limit: 500) {\n      id\n      ...GroupCourses_course\n    }\n    personalised: courses(courseType: PERSONALIZADO) {\n      id\n      isActive\n      ...DepositTerms_course\n      ...AgeNotice_course\n    }\n    myEnrolments(first: 100, after: $after) @include(if: $isSignedIn) {\n      nodes {\n        id\n        ...GroupCourses_enrolment\n        ...LastClass_enrolment\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    myWaitingList @include(if: $isSignedIn) {\n      id\n      ...GroupCourses_waiting\n    }\n  }\n": types.CoursesDocument,
    "\n  fragment DepositTerms_course on Course {\n    id\n    deposit {\n      hours\n      defensivePercent\n      sportPercent\n    }\n  }\n": types.DepositTerms_CourseFragmentDoc,
    "\n  fragment EnrolAction_course on Course {\n    id\n    price\n    placesLeft\n    waitingCount\n  }\n": types.EnrolAction_CourseFragmentDoc,
    "\n  fragment GroupCourses_course on Course {\n    id\n    isActive\n    location\n    scheduledDate\n    ...CourseCard_course\n  }\n": types.GroupCourses_CourseFragmentDoc,
    "\n  fragment GroupCourses_enrolment on Enrolment {\n    id\n    courseId\n    status\n  }\n": types.GroupCourses_EnrolmentFragmentDoc,
    "\n  fragment GroupCourses_waiting on WaitingEntry {\n    id\n    position\n    course {\n      id\n    }\n  }\n": types.GroupCourses_WaitingFragmentDoc,
    "\n  fragment MyClass_enrolment on Enrolment {\n    id\n    ...EnrolmentDetails_enrolment\n  }\n": types.MyClass_EnrolmentFragmentDoc,
    "\n  fragment TakenTime_enrolment on Enrolment {\n    id\n    startsAt\n    weapons\n    hasWeaponAmmo\n    instructorId\n    course {\n      id\n    }\n  }\n": types.TakenTime_EnrolmentFragmentDoc,
    "\n  mutation Enrol($input: EnrolInput!) {\n    enrol(input: $input) {\n      id\n      courseId\n      status\n      ...BookedDialog_enrolment\n      ...LastClass_enrolment\n    }\n  }\n": types.EnrolDocument,
    "\n  mutation JoinWaitingList($input: WaitingListInput!) {\n    joinWaitingList(input: $input) {\n      id\n      position\n    }\n  }\n": types.JoinWaitingListDocument,
    "\n  mutation LeaveWaitingList($input: WaitingListInput!) {\n    leaveWaitingList(input: $input) {\n      id\n    }\n  }\n": types.LeaveWaitingListDocument,
    "\n  fragment CancelledNotice_enrolment on Enrolment {\n    id\n    startsAt\n    course {\n      id\n      name\n    }\n    ...CancelledText_enrolment\n  }\n": types.CancelledNotice_EnrolmentFragmentDoc,
    "\n  query Dashboard($after: String) {\n    me {\n      id\n      ...Account\n      gender\n      usesFirearms\n      ...Figures_user\n      ...LicenceNotice_user\n    }\n    personalised: courses(courseType: PERSONALIZADO) {\n      id\n      isActive\n    }\n    myWaitingList {\n      id\n      ...Waiting_entry\n    }\n    myEnrolments(first: 100, after: $after) {\n      nodes {\n        id\n        status\n        scheduledDate\n        course {\n          id\n          scheduledDate\n        }\n        ...UpcomingEnrolments_enrolment\n        ...LicenceNotice_enrolment\n        ...CancelledNotice_enrolment\n        ...LastClass_enrolment\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.DashboardDocument,
    "\n  fragment EntryCode_enrolment on Enrolment {\n    id\n    scheduledDate\n    course {\n      id\n      name\n      scheduledDate\n      durationMinutes\n    }\n  }\n": types.EntryCode_EnrolmentFragmentDoc,
    "\n  query MyEntryCode {\n    myEntryCode {\n      code\n      day\n    }\n  }\n": types.MyEntryCodeDocument,
    "\n  fragment Figures_user on User {\n    id\n    points\n  }\n": types.Figures_UserFragmentDoc,
    "\n  fragment UpcomingEnrolment_enrolment on Enrolment {\n    id\n    status\n    scheduledDate\n    offerUntil\n    course {\n      id\n      name\n      description\n      courseType\n      scheduledDate\n    }\n  }\n": types.UpcomingEnrolment_EnrolmentFragmentDoc,
    "\n  fragment UpcomingEnrolments_enrolment on Enrolment {\n    id\n    ...UpcomingEnrolment_enrolment\n    ...EnrolmentDialog_enrolment\n    ...EntryCode_enrolment\n  }\n": types.UpcomingEnrolments_EnrolmentFragmentDoc,
    "\n  fragment Waiting_entry on WaitingEntry {\n    id\n    position\n    course {\n      id\n      name\n      scheduledDate\n    }\n  }\n": types.Waiting_EntryFragmentDoc,
    "\n  query Activity($filter: AuditFilter, $after: String) {\n    me {\n      ...Roles\n    }\n    auditTrail(filter: $filter, first: 20, after: $after) {\n      nodes {\n        id\n        ...ActivityRow_entry\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n": types.ActivityDocument,
    "\n  query ActivityServiceAccounts {\n    serviceAccounts {\n      id\n      name\n    }\n  }\n": types.ActivityServiceAccountsDocument,
    "\n  fragment ActivityRow_entry on AuditEntry {\n    id\n    at\n    action\n    outcome\n    reason\n    actor {\n      id\n      label\n      isServiceAccount\n    }\n    subject {\n      type\n      id\n      label\n    }\n    changes {\n      field\n      before\n      after\n    }\n  }\n": types.ActivityRow_EntryFragmentDoc,
    "\n  query AgendaColumns {\n    schedule {\n      lanes {\n        id\n        name\n        location\n        isActive\n      }\n    }\n    instructors(isActive: true, first: 100) {\n      nodes {\n        id\n        name\n      }\n    }\n  }\n": types.AgendaColumnsDocument,
    "\n  query Agenda($from: LocalDate!, $to: LocalDate!) {\n    me {\n      ...Roles\n    }\n    agenda(from: $from, to: $to) {\n      id\n      startsAt\n      endsAt\n      ...ClassCard_entry\n      course {\n        courseType\n        scheduledDate\n        laneId\n        cluPolicy\n        revision\n      }\n      enrolment {\n        laneId\n      }\n      proposedLaneId\n    }\n  }\n": types.AgendaDocument,
    "\n  fragment ArmourySheet_sheet on ArmourySheet {\n    weapons {\n      id\n      label\n      classes\n    }\n    calibers {\n      caliber\n      boxes\n      cartridges\n    }\n    classes {\n      ...ArmouryClasses_class\n    }\n    ownWeaponClasses {\n      ...ArmouryClasses_class\n    }\n  }\n": types.ArmourySheet_SheetFragmentDoc,
    "\n  fragment ArmouryClasses_class on ArmouryClass {\n    enrolment {\n      id\n      startsAt\n      instructorName\n      user {\n        ...PersonName\n      }\n    }\n    weapons\n    boxes {\n      caliber\n      quantity\n    }\n  }\n": types.ArmouryClasses_ClassFragmentDoc,
    "\n  query Armoury($day: LocalDate!) {\n    me {\n      ...Roles\n    }\n    armoury(day: $day) {\n      day\n      confirmed {\n        ...ArmourySheet_sheet\n      }\n      pending {\n        ...ArmourySheet_sheet\n      }\n      ...ArmouryGroups_armoury\n      ...ArmouryShortages_armoury\n    }\n  }\n": types.ArmouryDocument,
    "\n  fragment ArmouryGroups_armoury on Armoury {\n    groupCourses {\n      id\n      name\n      location\n      scheduledDate\n      placesTaken\n      instructor {\n        name\n      }\n    }\n    groupLoans {\n      courseId\n      students\n      weapons\n      rounds\n    }\n  }\n": types.ArmouryGroups_ArmouryFragmentDoc,
    "\n  fragment ArmouryShortages_armoury on Armoury {\n    shortages {\n      id\n      label\n      counted\n      lent\n      at\n    }\n  }\n": types.ArmouryShortages_ArmouryFragmentDoc,
    "\n  mutation RevokeCertificate($input: CertificateReasonInput!) {\n    revokeCertificate(input: $input) {\n      id\n      ...CertificateRow_certificate\n    }\n  }\n": types.RevokeCertificateDocument,
    "\n  mutation ReissueCertificate($input: CertificateReasonInput!) {\n    reissueCertificate(input: $input) {\n      id\n      number\n    }\n  }\n": types.ReissueCertificateDocument,
    "\n  query Certificates($search: String, $userId: ID, $enrolmentId: ID, $isRevoked: Boolean, $after: String) {\n    me {\n      ...Roles\n    }\n    certificates(\n      search: $search\n      userId: $userId\n      enrolmentId: $enrolmentId\n      isRevoked: $isRevoked\n      first: 20\n      after: $after\n    ) {\n      nodes {\n        id\n        ...CertificateRow_certificate\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n": types.CertificatesDocument,
    "\n  fragment CertificateRow_certificate on Certificate {\n    id\n    number\n    code\n    userId\n    issuedAt\n    replaces\n    content {\n      name\n      course\n      day\n    }\n    revocation {\n      reason\n      note\n      at\n    }\n  }\n": types.CertificateRow_CertificateFragmentDoc,
    "\n  mutation CallOffCourse($input: CallOffCourseInput!) {\n    callOffCourse(input: $input) {\n      ...CallOffNote_change\n    }\n  }\n": types.CallOffCourseDocument,
    "\n  fragment CallOffNote_course on Course {\n    id\n    callOff {\n      reason\n      note\n      at\n      undoUntil\n    }\n  }\n\n  fragment CallOffNote_change on CourseWithContacts {\n    course {\n      isActive\n      placesTaken\n      placesLeft\n      waitingCount\n      ...CallOffNote_course\n    }\n    contacts {\n      ...Contacts_contact\n    }\n  }\n": types.CallOffNote_CourseFragmentDoc,
    "\n  mutation UndoCallOff($input: UndoCallOffInput!) {\n    undoCallOff(input: $input) {\n      ...CallOffNote_change\n    }\n  }\n": types.UndoCallOffDocument,
    "\n  query CourseContacts($courseId: ID!) {\n    courseContacts(courseId: $courseId) {\n      ...Contacts_contact\n    }\n  }\n": types.CourseContactsDocument,
    "\n  fragment Contacts_contact on CourseContact {\n    id\n    isWaiting\n    failure\n    user {\n      ...PersonName\n      phone\n    }\n  }\n": types.Contacts_ContactFragmentDoc,
    "\n  mutation DeactivateCourse($input: DeactivateCourseInput!) {\n    deactivateCourse(input: $input) {\n      id\n      isActive\n    }\n  }\n": types.DeactivateCourseDocument,
    "\n  fragment CourseForm_course on Course {\n    id\n    name\n    description\n    location\n    courseType\n    scheduledDate\n    price\n    pointsValue\n    isActive\n    capacity\n    durationMinutes\n    cluPolicy\n    offerHours\n    depositPercent\n    issuesCertificate\n    instructor {\n      id\n      name\n    }\n  }\n": types.CourseForm_CourseFragmentDoc,
    "\n  mutation UpdateCourse($input: UpdateCourseInput!) {\n    updateCourse(input: $input) {\n      id\n      placesLeft\n      placesTaken\n      waitingCount\n      ...CourseForm_course\n    }\n  }\n": types.UpdateCourseDocument,
    "\n  query CourseKit($courseId: ID!) {\n    courseKit(courseId: $courseId) {\n      courseId\n      isAccompanied\n      weapons\n      rounds\n      revision\n    }\n  }\n": types.CourseKitDocument,
    "\n  mutation SetCourseKit($input: SetCourseKitInput!) {\n    setCourseKit(input: $input) {\n      courseId\n      isAccompanied\n      weapons\n      rounds\n      revision\n    }\n  }\n": types.SetCourseKitDocument,
    "\n  mutation DuplicateCourse($input: DuplicateCourseInput!) {\n    duplicateCourse(input: $input) {\n      id\n      instructor {\n        id\n      }\n    }\n  }\n": types.DuplicateCourseDocument,
    "\n  query StaffCourse($id: ID!) {\n    me {\n      ...Roles\n    }\n    course(id: $id) {\n      id\n      name\n      courseType\n      capacity\n      placesTaken\n      waitingCount\n      offerHours\n      seriesId\n      ...CallOffNote_course\n      ...CourseHead_course\n      ...CourseForm_course\n      ...RosterSheet_course\n    }\n    roster(courseId: $id) {\n      id\n      ...RosterRow_enrolment\n      ...RosterSheet_enrolment\n    }\n    waitingList(courseId: $id) {\n      ...WaitingList_entry\n    }\n  }\n": types.StaffCourseDocument,
    "\n  fragment CourseHead_course on Course {\n    id\n    name\n    location\n    courseType\n    scheduledDate\n    isActive\n    callOff {\n      at\n    }\n    capacity\n    placesTaken\n    waitingCount\n    cluPolicy\n    revision\n    instructor {\n      id\n      name\n    }\n  }\n": types.CourseHead_CourseFragmentDoc,
    "\n  mutation MoveCourse($input: UpdateCourseInput!) {\n    updateCourse(input: $input) {\n      id\n      scheduledDate\n      revision\n    }\n  }\n": types.MoveCourseDocument,
    "\n  query CourseMove($courseId: ID!, $scheduledDate: DateTime!) {\n    courseMove(courseId: $courseId, scheduledDate: $scheduledDate) {\n      following\n      ownDate\n      waiting\n      licences {\n        licence\n        user {\n          ...PersonName\n        }\n      }\n      overlaps {\n        id\n        name\n        startsAt\n      }\n    }\n  }\n": types.CourseMoveDocument,
    "\n  query NewStaffCourse {\n    me {\n      ...Roles\n    }\n  }\n": types.NewStaffCourseDocument,
    "\n  mutation CreateCourse($input: CreateCourseInput!) {\n    createCourse(input: $input) {\n      id\n    }\n  }\n": types.CreateCourseDocument,
    "\n  fragment RosterSheet_course on Course {\n    id\n    name\n    location\n    scheduledDate\n    instructor {\n      id\n      name\n    }\n  }\n\n  fragment RosterSheet_enrolment on Enrolment {\n    id\n    status\n    licence\n    user {\n      ...PersonName\n      phone\n      documentNumber\n    }\n  }\n": types.RosterSheet_CourseFragmentDoc,
    "\n  fragment RosterRow_enrolment on Enrolment {\n    id\n    status\n    startsAt\n    completableFrom\n    arrivedAt\n    comingAt\n    offerUntil\n    price\n    isPaid\n    owed\n    licence\n    ageMissed\n    cancellation {\n      reason\n    }\n    course {\n      id\n      name\n    }\n    user {\n      ...PersonName\n      phone\n      documentNumber\n      cluExpiration\n    }\n  }\n": types.RosterRow_EnrolmentFragmentDoc,
    "\n  mutation UpdateCourses($input: UpdateCoursesInput!) {\n    updateCourses(input: $input) {\n      id\n      course {\n        ...SeriesRow_course\n      }\n      error {\n        message\n      }\n    }\n  }\n": types.UpdateCoursesDocument,
    "\n  mutation RepeatCourse($input: RepeatCourseInput!) {\n    repeatCourse(input: $input) {\n      id\n      seriesId\n    }\n  }\n": types.RepeatCourseDocument,
    "\n  query CourseSeries($courseId: ID!) {\n    courseSeries(courseId: $courseId) {\n      ...SeriesRow_course\n    }\n  }\n": types.CourseSeriesDocument,
    "\n  fragment SeriesRow_course on Course {\n    id\n    name\n    location\n    scheduledDate\n    price\n    capacity\n    durationMinutes\n    placesTaken\n    isActive\n    callOff {\n      at\n    }\n    instructor {\n      id\n      name\n    }\n  }\n": types.SeriesRow_CourseFragmentDoc,
    "\n  mutation AddToWaitingList($input: AddToWaitingListInput!) {\n    addToWaitingList(input: $input) {\n      id\n      position\n    }\n  }\n": types.AddToWaitingListDocument,
    "\n  fragment WaitingList_entry on WaitingEntry {\n    id\n    position\n    joinedAt\n    user {\n      ...PersonName\n      phone\n    }\n  }\n": types.WaitingList_EntryFragmentDoc,
    "\n  mutation MoveToFrontOfWaitingList($input: WaitingEntryInput!) {\n    changed: moveToFrontOfWaitingList(input: $input) {\n      id\n    }\n  }\n": types.MoveToFrontOfWaitingListDocument,
    "\n  mutation RemoveFromWaitingList($input: WaitingEntryInput!) {\n    changed: removeFromWaitingList(input: $input) {\n      id\n    }\n  }\n": types.RemoveFromWaitingListDocument,
    "\n  query EndedWaiting($courseId: ID!) {\n    endedWaiting(courseId: $courseId) {\n      id\n      endedAt\n      state\n      reason\n      user {\n        ...PersonName\n      }\n    }\n  }\n": types.EndedWaitingDocument,
    "\n  fragment StaffCourseRow_course on Course {\n    id\n    name\n    location\n    courseType\n    scheduledDate\n    price\n    isActive\n    callOff {\n      at\n    }\n    capacity\n    placesTaken\n    waitingCount\n    instructor {\n      id\n      name\n    }\n  }\n": types.StaffCourseRow_CourseFragmentDoc,
    "\n  query StaffCourses(\n    $search: String\n    $from: LocalDate\n    $to: LocalDate\n    $courseType: CourseType\n    $isActive: Boolean\n    $instructorId: ID\n    $isFull: Boolean\n    $hasWaiting: Boolean\n    $after: String\n  ) {\n    me {\n      ...Roles\n    }\n    adminCourses(\n      search: $search\n      from: $from\n      to: $to\n      courseType: $courseType\n      isActive: $isActive\n      instructorId: $instructorId\n      isFull: $isFull\n      hasWaiting: $hasWaiting\n      first: 20\n      after: $after\n    ) {\n      nodes {\n        id\n        ...StaffCourseRow_course\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n": types.StaffCoursesDocument,
    "\n  mutation CorrectAttendance($input: CorrectAttendanceInput!) {\n    correctAttendance(input: $input) {\n      notice\n      enrolment {\n        ...ChangedEnrolment\n      }\n    }\n  }\n": types.CorrectAttendanceDocument,
    "\n  query Lanes {\n    schedule {\n      policy\n      lanes {\n        id\n        name\n        location\n        isActive\n      }\n    }\n  }\n": types.LanesDocument,
    "\n  query SendsMessages {\n    health {\n      sendsMessages\n    }\n  }\n": types.SendsMessagesDocument,
    "\n  query StaffEnrolment($id: ID!) {\n    enrolment(id: $id) {\n      id\n      status\n      startsAt\n      createdAt\n      completionDate\n      earlyReason\n      arrivedAt\n      comingAt\n      completableFrom\n      instructorId\n      instructorName\n      laneId\n      classType\n      weapons\n      hasWeaponAmmo\n      ammoBoxes {\n        caliber\n        quantity\n      }\n      price\n      isPaid\n      owed\n      ...Shortages\n      licence\n      ageMissed\n      cancellation {\n        reason\n        note\n        at\n        isLate\n      }\n      course {\n        id\n        name\n        courseType\n        location\n        instructor {\n          id\n          name\n        }\n      }\n      user {\n        ...PersonName\n        phone\n        documentNumber\n        clu\n        cluExpiration\n      }\n    }\n  }\n": types.StaffEnrolmentDocument,
    "\n  query TransferTargets($enrolmentId: ID!) {\n    transferTargets(enrolmentId: $enrolmentId) {\n      id\n      name\n      location\n      scheduledDate\n      placesLeft\n    }\n  }\n": types.TransferTargetsDocument,
    "\n  mutation TransferEnrolment($input: TransferEnrolmentInput!) {\n    transferEnrolment(input: $input) {\n      id\n      courseId\n      startsAt\n      scheduledDate\n    }\n  }\n": types.TransferEnrolmentDocument,
    "\n  mutation EnrolStudent($input: EnrolStudentInput!) {\n    enrolStudent(input: $input) {\n      id\n      status\n    }\n  }\n": types.EnrolStudentDocument,
    "\n  mutation ConfirmEnrolments($input: EnrolmentIdsInput!) {\n    outcomes: confirmEnrolments(input: $input) {\n      ...EnrolmentOutcome\n    }\n  }\n\n  fragment EnrolmentOutcome on EnrolmentOutcome {\n    id\n    enrolment {\n      ...ChangedEnrolment\n    }\n    error {\n      message\n      errorCode\n    }\n  }\n\n  fragment ChangedEnrolment on Enrolment {\n    id\n    status\n    completionDate\n    earlyReason\n    arrivedAt\n    isPaid\n    owed\n    instructorId\n    instructorName\n    cancellation {\n      reason\n      note\n      at\n      isLate\n    }\n  }\n": types.ConfirmEnrolmentsDocument,
    "\n  mutation CompleteEnrolments($input: EnrolmentIdsInput!) {\n    outcomes: completeEnrolments(input: $input) {\n      ...EnrolmentOutcome\n    }\n  }\n": types.CompleteEnrolmentsDocument,
    "\n  mutation TakeBackEnrolments($input: EnrolmentIdsInput!) {\n    outcomes: takeBackEnrolments(input: $input) {\n      ...EnrolmentOutcome\n    }\n  }\n": types.TakeBackEnrolmentsDocument,
    "\n  mutation MarkArrivals($input: MarkArrivalsInput!) {\n    outcomes: markArrivals(input: $input) {\n      ...EnrolmentOutcome\n    }\n  }\n": types.MarkArrivalsDocument,
    "\n  mutation MarkNoShows($input: EnrolmentIdsInput!) {\n    outcomes: markNoShows(input: $input) {\n      ...EnrolmentOutcome\n    }\n  }\n": types.MarkNoShowsDocument,
    "\n  mutation CancelEnrolments($input: CancelEnrolmentsInput!) {\n    outcomes: cancelEnrolments(input: $input) {\n      ...EnrolmentOutcome\n    }\n  }\n": types.CancelEnrolmentsDocument,
    "\n  mutation AssignInstructor($input: AssignInstructorInput!) {\n    outcomes: assignInstructor(input: $input) {\n      ...EnrolmentOutcome\n    }\n  }\n": types.AssignInstructorDocument,
    "\n  mutation IssueCertificates($input: IssueCertificatesInput!) {\n    outcomes: issueCertificates(input: $input) {\n      id\n      certificate {\n        id\n      }\n      error {\n        message\n        errorCode\n      }\n    }\n  }\n": types.IssueCertificatesDocument,
    "\n  fragment EnrolmentStudent on Enrolment {\n    user {\n      ...PersonName\n    }\n  }\n": types.EnrolmentStudentFragmentDoc,
    "\n  fragment EnrolmentDebt on Enrolment {\n    owed\n  }\n": types.EnrolmentDebtFragmentDoc,
    "\n  fragment Shortages on Enrolment {\n    shortages {\n      label\n      isAmmunition\n      needed\n      available\n    }\n  }\n": types.ShortagesFragmentDoc,
    "\n  fragment ClassCard_entry on AgendaEntry {\n    id\n    startsAt\n    endsAt\n    instructorId\n    instructorName\n    pendingCount\n    confirmedCount\n    completedCount\n    comingCount\n    unpaidCount\n    warnings\n    course {\n      id\n      name\n      location\n      capacity\n      placesLeft\n      callOff {\n        at\n      }\n    }\n    enrolment {\n      id\n      status\n      comingAt\n      price\n      isPaid\n      owed\n      instructorId\n      instructorName\n      user {\n        ...PersonName\n      }\n    }\n  }\n": types.ClassCard_EntryFragmentDoc,
    "\n  mutation SetCourseInstructor($input: UpdateCourseInput!) {\n    updateCourse(input: $input) {\n      id\n      instructor {\n        id\n        name\n      }\n    }\n  }\n": types.SetCourseInstructorDocument,
    "\n  query FilteredPerson($id: ID!) {\n    user(id: $id) {\n      ...PersonName\n      documentNumber\n    }\n  }\n": types.FilteredPersonDocument,
    "\n  query FindPeople($search: String!) {\n    users(search: $search, byPhone: true, first: 8) {\n      nodes {\n        ...PersonName\n        documentNumber\n      }\n    }\n  }\n": types.FindPeopleDocument,
    "\n  query ActiveInstructors {\n    instructors(isActive: true, first: 100) {\n      nodes {\n        id\n        name\n      }\n    }\n  }\n": types.ActiveInstructorsDocument,
    "\n  mutation RecordAmmunition($input: RecordAmmunitionInput!) {\n    recordAmmunition(input: $input) {\n      id\n      balance\n    }\n  }\n": types.RecordAmmunitionDocument,
    "\n  mutation CorrectHandOut($input: CorrectHandOutInput!) {\n    correctHandOut(input: $input) {\n      id\n      roundsLeft\n    }\n  }\n": types.CorrectHandOutDocument,
    "\n  mutation CreateFirearm($input: CreateFirearmInput!) {\n    createFirearm(input: $input) {\n      id\n    }\n  }\n": types.CreateFirearmDocument,
    "\n  mutation UpdateFirearm($input: UpdateFirearmInput!) {\n    updateFirearm(input: $input) {\n      id\n      ...FirearmRow_firearm\n    }\n  }\n": types.UpdateFirearmDocument,
    "\n  mutation CorrectFirearm($input: CorrectFirearmInput!) {\n    correctFirearm(input: $input) {\n      id\n      ...FirearmRow_firearm\n    }\n  }\n": types.CorrectFirearmDocument,
    "\n  query AmmunitionSheets {\n    me {\n      ...Roles\n    }\n    ammunitionSheets(first: 40) {\n      nodes {\n        id\n        ...SheetRow_sheet\n      }\n    }\n    nextAmmunitionSheet {\n      ...NextSheet_next\n    }\n  }\n": types.AmmunitionSheetsDocument,
    "\n  fragment SheetRow_sheet on AmmunitionSheet {\n    id\n    number\n    quarter\n    from\n    to\n    issuedAt\n    issuedByName\n  }\n": types.SheetRow_SheetFragmentDoc,
    "\n  fragment NextSheet_next on NextAmmunitionSheet {\n    quarter\n    from\n    to\n    isOver\n  }\n": types.NextSheet_NextFragmentDoc,
    "\n  mutation IssueAmmunitionSheet($input: IssueAmmunitionSheetInput!) {\n    issueAmmunitionSheet(input: $input) {\n      id\n      number\n    }\n  }\n": types.IssueAmmunitionSheetDocument,
    "\n  query Ammunition($after: String) {\n    me {\n      ...Roles\n    }\n    ammunition {\n      stocks {\n        ...StockRow_stock\n      }\n    }\n    ammunitionEntries(first: 20, after: $after) {\n      nodes {\n        id\n        ...AmmunitionRow_entry\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n": types.AmmunitionDocument,
    "\n  fragment StockRow_stock on AmmunitionStock {\n    caliber\n    opening\n    bought\n    handedOut\n    returned\n    counted\n    lost\n    corrected\n    closing\n    out\n  }\n": types.StockRow_StockFragmentDoc,
    "\n  fragment AmmunitionRow_entry on AmmunitionEntry {\n    id\n    caliber\n    type\n    rounds\n    balance\n    description\n    byName\n    createdAt\n    lot\n    supplier\n    invoice\n    handOutId\n  }\n": types.AmmunitionRow_EntryFragmentDoc,
    "\n  query FirearmBook($from: LocalDate, $to: LocalDate, $serial: String, $after: String) {\n    me {\n      ...Roles\n    }\n    firearmBook(from: $from, to: $to, serial: $serial, first: 20, after: $after) {\n      nodes {\n        id\n        ...BookRow_entry\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n": types.FirearmBookDocument,
    "\n  fragment BookRow_entry on FirearmBookEntry {\n    id\n    at\n    type\n    what\n    rounds\n    personName\n    documentNumber\n    clu\n    cluExpiration\n    byName\n    late {\n      receivedAt\n    }\n    note\n  }\n": types.BookRow_EntryFragmentDoc,
    "\n  query Firearms($serial: String, $state: FirearmState, $after: String) {\n    me {\n      ...Roles\n    }\n    rangeDay {\n      ...HandOut_day\n    }\n    firearms(serial: $serial, state: $state, first: 20, after: $after) {\n      nodes {\n        id\n        ...FirearmRow_firearm\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n": types.FirearmsDocument,
    "\n  fragment FirearmRow_firearm on Firearm {\n    id\n    make\n    serial\n    cuim\n    model\n    caliber\n    sector\n    state\n    workshopReason\n    roundsFired\n    serviceRounds\n    serviceDay\n    isServiceDue\n    corrections {\n      at\n      byName\n      reason\n      before {\n        make\n        serial\n        model\n        cuim\n      }\n    }\n    revision\n    handOut {\n      id\n      studentName\n      outAt\n      outLate {\n        ...Late_record\n      }\n      roundsOut\n    }\n  }\n": types.FirearmRow_FirearmFragmentDoc,
    "\n  fragment HandOut_day on RangeDay {\n    day\n    students {\n      enrolmentId\n      name\n      courseName\n      startsAt\n      state\n      hasLicence\n      isAccompanied\n      arrivedAt\n      weapons\n    }\n    instructors {\n      id\n      name\n    }\n  }\n": types.HandOut_DayFragmentDoc,
    "\n  mutation HandOutFirearm($input: HandOutFirearmInput!) {\n    handOutFirearm(input: $input) {\n      id\n      studentName\n      returnedAt\n    }\n  }\n": types.HandOutFirearmDocument,
    "\n  mutation TakeBackFirearm($input: TakeBackFirearmInput!) {\n    takeBackFirearm(input: $input) {\n      id\n      rounds\n    }\n  }\n": types.TakeBackFirearmDocument,
    "\n  mutation AnnulHandOut($input: AnnulHandOutInput!) {\n    annulHandOut(input: $input) {\n      id\n      isAnnulled\n    }\n  }\n": types.AnnulHandOutDocument,
    "\n  mutation ImportFirearms($input: ImportFirearmsInput!) {\n    importFirearms(input: $input) {\n      dryRun\n      created\n      existing\n      faults {\n        line\n        field\n        message\n      }\n      warnings\n    }\n  }\n": types.ImportFirearmsDocument,
    "\n  fragment Late_record on LateRecord {\n    phoneAt\n    receivedAt\n  }\n": types.Late_RecordFragmentDoc,
    "\n  query Release {\n    release {\n      version\n      commit\n    }\n  }\n": types.ReleaseDocument,
    "\n  query Inbox($filter: EnrolmentFilter, $after: String) {\n    me {\n      ...Roles\n    }\n    enrolments(filter: $filter, first: 20, after: $after) {\n      nodes {\n        id\n        ...InboxRow_enrolment\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n    paidLate: enrolments(filter: { paidAfterRelease: true }, first: 1) {\n      totalCount\n    }\n  }\n": types.InboxDocument,
    "\n  query InboxCount($filter: EnrolmentFilter) {\n    enrolments(filter: $filter, first: 1) {\n      totalCount\n      totalCountIsExact\n    }\n  }\n": types.InboxCountDocument,
    "\n  query InboxChoice($filter: EnrolmentFilter, $after: String) {\n    enrolments(filter: $filter, first: 100, after: $after) {\n      nodes {\n        id\n        status\n        startsAt\n        completableFrom\n        course {\n          id\n          name\n        }\n        user {\n          ...PersonName\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.InboxChoiceDocument,
    "\n  fragment InboxRow_enrolment on Enrolment {\n    id\n    status\n    startsAt\n    completableFrom\n    arrivedAt\n    comingAt\n    createdAt\n    price\n    isPaid\n    owed\n    ...Shortages\n    licence\n    ageMissed\n    instructorName\n    cancellation {\n      reason\n    }\n    course {\n      id\n      name\n      courseType\n    }\n    user {\n      ...PersonName\n      cluExpiration\n    }\n  }\n": types.InboxRow_EnrolmentFragmentDoc,
    "\n  query StaffInstructor($id: ID!) {\n    me {\n      ...Roles\n    }\n    instructor(id: $id) {\n      id\n      name\n      isActive\n      workingHours {\n        weekday\n        from\n        to\n      }\n      absences {\n        fromDay\n        toDay\n        span {\n          from\n          to\n        }\n        reason\n      }\n      revision\n    }\n  }\n": types.StaffInstructorDocument,
    "\n  mutation UpdateInstructorHours($input: UpdateInstructorInput!) {\n    updateInstructor(input: $input) {\n      id\n      revision\n    }\n  }\n": types.UpdateInstructorHoursDocument,
    "\n  query StaffInstructors($isActive: Boolean, $after: String) {\n    me {\n      ...Roles\n    }\n    instructors(isActive: $isActive, first: 20, after: $after) {\n      nodes {\n        id\n        ...InstructorRow_instructor\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n": types.StaffInstructorsDocument,
    "\n  fragment InstructorRow_instructor on Instructor {\n    id\n    name\n    email\n    phone\n    isActive\n    hasAccount\n    invitedUntil\n  }\n": types.InstructorRow_InstructorFragmentDoc,
    "\n  mutation InviteInstructor($input: InviteInstructorInput!) {\n    inviteInstructor(input: $input) {\n      link\n      expiresAt\n    }\n  }\n": types.InviteInstructorDocument,
    "\n  mutation CreateInstructor($input: CreateInstructorInput!) {\n    createInstructor(input: $input) {\n      id\n    }\n  }\n": types.CreateInstructorDocument,
    "\n  mutation UpdateInstructor($input: UpdateInstructorInput!) {\n    updateInstructor(input: $input) {\n      id\n      name\n      email\n      phone\n      isActive\n    }\n  }\n": types.UpdateInstructorDocument,
    "\n  query Integrations {\n    me {\n      ...Roles\n    }\n    webhookEndpoints {\n      id\n      ...WebhookCard_endpoint\n    }\n    serviceAccounts {\n      id\n      ...ServiceAccountCard_account\n    }\n  }\n": types.IntegrationsDocument,
    "\n  mutation CreateServiceAccount($input: CreateServiceAccountInput!) {\n    createServiceAccount(input: $input) {\n      secret\n    }\n  }\n": types.CreateServiceAccountDocument,
    "\n  mutation UpdateServiceAccount($input: UpdateServiceAccountInput!) {\n    updateServiceAccount(input: $input) {\n      id\n      ...ServiceAccountCard_account\n    }\n  }\n": types.UpdateServiceAccountDocument,
    "\n  mutation EndServiceAccount($input: EndServiceAccountInput!) {\n    endServiceAccount(input: $input) {\n      id\n    }\n  }\n": types.EndServiceAccountDocument,
    "\n  fragment ServiceAccountCard_account on ServiceAccount {\n    id\n    name\n    scopes\n    createdAt\n    createdBy {\n      id\n      label\n    }\n    expiresAt\n    lastUsedAt\n  }\n": types.ServiceAccountCard_AccountFragmentDoc,
    "\n  mutation RotateServiceAccount($input: RotateServiceAccountInput!) {\n    rotateServiceAccount(input: $input) {\n      secret\n      serviceAccount {\n        id\n        ...ServiceAccountCard_account\n      }\n    }\n  }\n": types.RotateServiceAccountDocument,
    "\n  mutation CreateWebhookEndpoint($input: CreateWebhookEndpointInput!) {\n    createWebhookEndpoint(input: $input) {\n      endpoint {\n        id\n      }\n      secret\n    }\n  }\n": types.CreateWebhookEndpointDocument,
    "\n  mutation DeleteWebhookEndpoint($input: WebhookEndpointIdInput!) {\n    deleteWebhookEndpoint(input: $input) {\n      id\n    }\n  }\n": types.DeleteWebhookEndpointDocument,
    "\n  mutation RotateWebhookSecret($input: WebhookEndpointIdInput!) {\n    rotateWebhookSecret(input: $input) {\n      endpoint {\n        id\n        ...WebhookCard_endpoint\n      }\n      secret\n    }\n  }\n": types.RotateWebhookSecretDocument,
    "\n  mutation SendTestEvent($input: WebhookEndpointIdInput!) {\n    sendTestEvent(input: $input) {\n      id\n    }\n  }\n": types.SendTestEventDocument,
    "\n  fragment WebhookCard_endpoint on WebhookEndpoint {\n    id\n    url\n    description\n    events\n    isActive\n    disabledReason\n    failingSince\n    previousSecretUntil\n  }\n": types.WebhookCard_EndpointFragmentDoc,
    "\n  query WebhookDeliveries($endpointId: ID!, $state: WebhookDeliveryState, $after: String) {\n    webhookDeliveries(endpointId: $endpointId, state: $state, first: 10, after: $after) {\n      nodes {\n        id\n        ...WebhookDelivery_delivery\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.WebhookDeliveriesDocument,
    "\n  mutation Redeliver($input: RedeliverInput!) {\n    redeliver(input: $input) {\n      id\n      ...WebhookDelivery_delivery\n    }\n  }\n": types.RedeliverDocument,
    "\n  fragment WebhookDelivery_delivery on WebhookDelivery {\n    id\n    eventId\n    type\n    state\n    createdAt\n    nextAttemptAt\n    attempts {\n      at\n      status\n      error\n      durationMs\n    }\n  }\n": types.WebhookDelivery_DeliveryFragmentDoc,
    "\n  mutation RedeliverMatching($input: RedeliverMatchingInput!) {\n    redeliverMatching(input: $input) {\n      count\n      hasMore\n    }\n  }\n": types.RedeliverMatchingDocument,
    "\n  mutation UpdateWebhookEndpoint($input: UpdateWebhookEndpointInput!) {\n    updateWebhookEndpoint(input: $input) {\n      id\n      ...WebhookCard_endpoint\n    }\n  }\n": types.UpdateWebhookEndpointDocument,
    "\n  mutation ResendFailedMail($input: ResendFailedMailInput!) {\n    resendFailedMail(input: $input) {\n      count\n      hasMore\n    }\n  }\n": types.ResendFailedMailDocument,
    "\n  query Mail($state: MailState, $kind: MailKind, $userId: ID, $enrolmentId: ID, $after: String) {\n    me {\n      ...Roles\n    }\n    health {\n      sendsMail\n      sendsMessages\n    }\n    mailMessages(\n      state: $state\n      kind: $kind\n      userId: $userId\n      enrolmentId: $enrolmentId\n      first: 20\n      after: $after\n    ) {\n      nodes {\n        id\n        ...MailRow_message\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n": types.MailDocument,
    "\n  query MailMessage($id: ID!) {\n    mailMessage(id: $id) {\n      id\n      content {\n        subject\n        text\n        html\n      }\n    }\n  }\n": types.MailMessageDocument,
    "\n  mutation ResendMail($input: ResendMailInput!) {\n    resendMail(input: $input) {\n      id\n      state\n      reason\n      smtpCode\n      dueAt\n      settledAt\n    }\n  }\n": types.ResendMailDocument,
    "\n  fragment MailRow_message on MailMessage {\n    id\n    kind\n    state\n    reason\n    smtpCode\n    to\n    dueAt\n    settledAt\n    user {\n      ...PersonName\n      isEmailUnreachable\n    }\n  }\n": types.MailRow_MessageFragmentDoc,
    "\n  query PersonNotes($id: ID!, $after: String) {\n    notes: personNotes(userId: $id, first: 20, after: $after) {\n      nodes {\n        id\n        text\n        author\n        createdAt\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n": types.PersonNotesDocument,
    "\n  query ClassNotes($id: ID!, $after: String) {\n    notes: classNotes(classId: $id, first: 20, after: $after) {\n      nodes {\n        id\n        text\n        author\n        createdAt\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n": types.ClassNotesDocument,
    "\n  mutation AddPersonNote($id: ID!, $text: String!) {\n    added: addPersonNote(input: { userId: $id, text: $text }) {\n      id\n    }\n  }\n": types.AddPersonNoteDocument,
    "\n  mutation RemovePersonNote($id: ID!) {\n    removed: removePersonNote(input: { id: $id }) {\n      id\n    }\n  }\n": types.RemovePersonNoteDocument,
    "\n  mutation AddClassNote($id: ID!, $text: String!) {\n    added: addClassNote(input: { classId: $id, text: $text }) {\n      id\n    }\n  }\n": types.AddClassNoteDocument,
    "\n  mutation RemoveClassNote($id: ID!) {\n    removed: removeClassNote(input: { id: $id }) {\n      id\n    }\n  }\n": types.RemoveClassNoteDocument,
    "\n  fragment PersonRow_user on User {\n    ...PersonName\n    phone\n    documentNumber\n    role\n    staffRole\n    isActive\n    clu\n    cluExpiration\n  }\n": types.PersonRow_UserFragmentDoc,
    "\n  query People(\n    $search: String\n    $role: Role\n    $isActive: Boolean\n    $isPending: Boolean\n    $asksDeletion: Boolean\n    $licence: LicenceState\n    $licenceOn: LocalDate\n    $after: String\n  ) {\n    me {\n      ...Roles\n    }\n    users(\n      search: $search\n      byPhone: true\n      role: $role\n      isActive: $isActive\n      isPending: $isPending\n      asksDeletion: $asksDeletion\n      licence: $licence\n      licenceOn: $licenceOn\n      first: 20\n      after: $after\n    ) {\n      nodes {\n        id\n        ...PersonRow_user\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n": types.PeopleDocument,
    "\n  mutation ImportUsers($input: ImportUsersInput!) {\n    importUsers(input: $input) {\n      dryRun\n      created\n      existing\n      faults {\n        line\n        field\n        message\n      }\n      warnings\n    }\n  }\n": types.ImportUsersDocument,
    "\n  mutation CreatePerson($input: CreatePersonInput!) {\n    createPerson(input: $input) {\n      ...PersonName\n      documentNumber\n    }\n  }\n": types.CreatePersonDocument,
    "\n  mutation CreatePasswordReset($input: CreatePasswordResetInput!) {\n    createPasswordReset(input: $input) {\n      link\n    }\n  }\n": types.CreatePasswordResetDocument,
    "\n  mutation BookForStudent($input: EnrolStudentInput!) {\n    enrolStudent(input: $input) {\n      id\n      status\n    }\n  }\n": types.BookForStudentDocument,
    "\n  query PersonalisedCourse {\n    courses(courseType: PERSONALIZADO) {\n      id\n      name\n      isActive\n    }\n  }\n": types.PersonalisedCourseDocument,
    "\n  fragment CorrectPerson_user on User {\n    id\n    role\n    needsSetup\n    email\n    firstName\n    lastName\n    documentType\n    documentNumber\n    birthDate\n    gender\n    phone\n    address\n    city\n    province\n  }\n": types.CorrectPerson_UserFragmentDoc,
    "\n  mutation SettleDeletion($input: SettleDeletionInput!) {\n    settleDeletion(input: $input) {\n      id\n      points\n      ...PersonHead_user\n      ...PersonFacts_user\n      ...StaffUserForm_user\n      ...CorrectPerson_user\n      ...DeletionNote_user\n    }\n  }\n": types.SettleDeletionDocument,
    "\n  fragment DeletionNote_user on User {\n    ...PersonName\n    deletion {\n      state\n      requestedAt\n      settledAt\n      reason\n    }\n  }\n": types.DeletionNote_UserFragmentDoc,
    "\n  query GroupCourses($from: LocalDate!) {\n    adminCourses(from: $from, courseType: GRUPAL, isActive: true, first: 100) {\n      nodes {\n        id\n        name\n        scheduledDate\n        price\n        capacity\n        placesTaken\n        placesLeft\n      }\n    }\n  }\n": types.GroupCoursesDocument,
    "\n  query Person($id: ID!) {\n    me {\n      ...Roles\n    }\n    mayCreatePasswordReset(userId: $id)\n    health {\n      sendsMail\n    }\n    user(id: $id) {\n      ...PersonName\n      points\n      ...PersonHead_user\n      ...DeletionNote_user\n      ...PersonFacts_user\n      ...StaffUserForm_user\n      ...CorrectPerson_user\n      ...PendingEmail_user\n    }\n  }\n": types.PersonDocument,
    "\n  fragment PersonHead_user on User {\n    ...PersonName\n    role\n    staffRole\n    isActive\n    documentNumber\n    clu\n    cluExpiration\n    ageMissed\n  }\n": types.PersonHead_UserFragmentDoc,
    "\n  fragment PendingEmail_user on User {\n    id\n    email\n    pendingEmail\n    pendingEmailUntil\n  }\n": types.PendingEmail_UserFragmentDoc,
    "\n  mutation ResendEmailChange($input: EmailChangeInput!) {\n    resendEmailChange(input: $input) {\n      ...PendingEmail_user\n    }\n  }\n": types.ResendEmailChangeDocument,
    "\n  mutation WithdrawEmailChange($input: EmailChangeInput!) {\n    withdrawEmailChange(input: $input) {\n      ...PendingEmail_user\n    }\n  }\n": types.WithdrawEmailChangeDocument,
    "\n  mutation FinishEmailChange($input: FinishEmailChangeInput!) {\n    finishEmailChange(input: $input) {\n      ...PersonFacts_user\n      ...CorrectPerson_user\n      ...PendingEmail_user\n    }\n  }\n": types.FinishEmailChangeDocument,
    "\n  query PersonAccess($id: ID!) {\n    userSessions(userId: $id) {\n      id\n      device\n      via\n      signedInAt\n      lastUsedAt\n      isCurrent\n    }\n    userAccessTokens(userId: $id) {\n      id\n      name\n      scopes\n      expiresAt\n      lastUsedAt\n    }\n    userSecondFactor(userId: $id) {\n      isActive\n      lossEffectiveAt\n    }\n    userCalendarLinks(userId: $id) {\n      kind\n      createdAt\n      lastUsedAt\n    }\n  }\n": types.PersonAccessDocument,
    "\n  mutation EndUserSession($input: UserCredentialInput!) {\n    endUserSession(input: $input) {\n      detail\n    }\n  }\n": types.EndUserSessionDocument,
    "\n  mutation RevokeUserAccessToken($input: UserCredentialInput!) {\n    revokeUserAccessToken(input: $input) {\n      detail\n    }\n  }\n": types.RevokeUserAccessTokenDocument,
    "\n  mutation RevokeUserCalendarLink($input: RevokeUserCalendarLinkInput!) {\n    revokeUserCalendarLink(input: $input) {\n      detail\n    }\n  }\n": types.RevokeUserCalendarLinkDocument,
    "\n  mutation EndUserAccess($input: EndUserAccessInput!) {\n    endUserAccess(input: $input) {\n      detail\n    }\n  }\n": types.EndUserAccessDocument,
    "\n  query PersonAccount($id: ID!, $after: String) {\n    health {\n      sendsMail\n      sendsMessages\n    }\n    moneyAccount(userId: $id) {\n      userId\n      balance\n    }\n    moneyEntries(userId: $id, first: 20, after: $after) {\n      nodes {\n        id\n        ...MoneyRow_entry\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n": types.PersonAccountDocument,
    "\n  query PersonActivity($id: ID!, $after: String) {\n    auditTrail(filter: { subjectId: $id }, first: 20, after: $after) {\n      nodes {\n        ...PersonActivity_entry\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n": types.PersonActivityDocument,
    "\n  fragment PersonActivity_entry on AuditEntry {\n    id\n    at\n    action\n    outcome\n    reason\n    actor {\n      id\n      label\n      isServiceAccount\n    }\n    changes {\n      field\n      before\n      after\n    }\n  }\n": types.PersonActivity_EntryFragmentDoc,
    "\n  query PersonEnrolments($id: ID!, $after: String) {\n    enrolments(filter: { userId: $id }, first: 20, after: $after) {\n      nodes {\n        id\n        ...PersonEnrolment_enrolment\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n": types.PersonEnrolmentsDocument,
    "\n  fragment PersonEnrolment_enrolment on Enrolment {\n    id\n    status\n    startsAt\n    price\n    isPaid\n    owed\n    cancellation {\n      reason\n    }\n    instructorName\n    course {\n      id\n      name\n    }\n  }\n": types.PersonEnrolment_EnrolmentFragmentDoc,
    "\n  fragment PersonFacts_user on User {\n    id\n    firstName\n    email\n    isEmailUnreachable\n    phone\n    documentType\n    documentNumber\n    birthDate\n    gender\n    address\n    city\n    province\n    createdAt\n  }\n": types.PersonFacts_UserFragmentDoc,
    "\n  query PersonPoints($id: ID!, $after: String) {\n    userTransactions(userId: $id, first: 20, after: $after) {\n      nodes {\n        id\n        type\n        points\n        description\n        createdAt\n        code\n        handedOutAt\n        discount\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n": types.PersonPointsDocument,
    "\n  mutation UpdateUser($input: UpdateUserInput!) {\n    updateUser(input: $input) {\n      id\n      role\n      staffRole\n      isActive\n      ...StaffUserForm_user\n      ...CorrectPerson_user\n      ...PendingEmail_user\n    }\n  }\n": types.UpdateUserDocument,
    "\n  query HeldPlaces($userId: ID!) {\n    heldPlaces(userId: $userId) {\n      enrolments {\n        id\n        startsAt\n        course {\n          id\n          name\n        }\n      }\n      waiting {\n        id\n        position\n        course {\n          id\n          name\n          scheduledDate\n        }\n      }\n    }\n  }\n": types.HeldPlacesDocument,
    "\n  mutation ReleasePlaces($input: ReleasePlacesInput!) {\n    releasePlaces(input: $input) {\n      id\n      enrolment {\n        id\n        status\n      }\n      error {\n        message\n      }\n    }\n  }\n": types.ReleasePlacesDocument,
    "\n  mutation RequestSecondFactorLoss($input: RequestSecondFactorLossInput!) {\n    requestSecondFactorLoss(input: $input) {\n      lossEffectiveAt\n    }\n  }\n": types.RequestSecondFactorLossDocument,
    "\n  mutation CancelSecondFactorLoss($input: CancelSecondFactorLossInput!) {\n    cancelSecondFactorLoss(input: $input) {\n      lossEffectiveAt\n    }\n  }\n": types.CancelSecondFactorLossDocument,
    "\n  fragment StaffUserForm_user on User {\n    id\n    role\n    staffRole\n    postalCode\n    clu\n    cluExpiration\n  }\n": types.StaffUserForm_UserFragmentDoc,
    "\n  mutation AdjustPoints($input: AdjustPointsInput!) {\n    adjustPoints(input: $input) {\n      points\n    }\n  }\n": types.AdjustPointsDocument,
    "\n  query Redemptions($state: RedemptionState, $code: String, $after: String) {\n    me {\n      ...Roles\n    }\n    redemptions(state: $state, code: $code, first: 20, after: $after) {\n      nodes {\n        id\n        ...RedemptionRow_redemption\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n": types.RedemptionsDocument,
    "\n  fragment RedemptionRow_redemption on Redemption {\n    id\n    code\n    points\n    description\n    createdAt\n    handedOutAt\n    discount\n    user {\n      ...PersonName\n    }\n  }\n": types.RedemptionRow_RedemptionFragmentDoc,
    "\n  mutation HandOutRedemption($input: HandOutRedemptionInput!) {\n    handOutRedemption(input: $input) {\n      id\n      handedOutAt\n      discount\n    }\n  }\n": types.HandOutRedemptionDocument,
    "\n  query OwedByRedeemer($userId: ID!) {\n    moneyAccount(userId: $userId) {\n      userId\n      balance\n    }\n  }\n": types.OwedByRedeemerDocument,
    "\n  fragment DayClass_class on RangeClass {\n    id\n    courseName\n    startsAt\n    endsAt\n    completableFrom\n    location\n    laneName\n    instructorName\n  }\n": types.DayClass_ClassFragmentDoc,
    "\n  fragment Closing_closing on DayClosing {\n    id\n    closedAt\n    closedByName\n    out {\n      id\n      label\n      studentName\n      returnedAt\n    }\n    ownWeapons {\n      ...OwnWeapon_weapon\n    }\n    calibers {\n      caliber\n      inStock\n      counted\n      short\n    }\n    note\n  }\n": types.Closing_ClosingFragmentDoc,
    "\n  mutation CloseDay($input: CloseDayInput!) {\n    closeDay(input: $input) {\n      id\n      ...Closing_closing\n    }\n  }\n": types.CloseDayDocument,
    "\n  query DayClosings {\n    dayClosings(first: 30) {\n      nodes {\n        id\n        ...Closing_closing\n      }\n    }\n  }\n": types.DayClosingsDocument,
    "\n  fragment DayStudent_student on RangeStudent {\n    enrolmentId\n    classId\n    name\n    state\n    hasLicence\n    ageMissed\n    isAccompanied\n    hasOwnWeapon\n    canUndoAbsence\n    loans {\n      model\n      caliber\n      rounds\n    }\n    handOuts {\n      ...DayWeapon_handOut\n    }\n    ownWeapons {\n      ...OwnWeapon_weapon\n    }\n    knownWeapon {\n      serial\n      description\n      permitUntil\n    }\n  }\n": types.DayStudent_StudentFragmentDoc,
    "\n  fragment DayWeapon_handOut on FirearmHandOut {\n    id\n    firearmId\n    label\n    studentName\n    outAt\n    outLate {\n      ...Late_record\n    }\n    companion\n    returnedAt\n    returnLate {\n      ...Late_record\n    }\n    rounds\n    roundsOut\n    roundsLeft\n  }\n": types.DayWeapon_HandOutFragmentDoc,
    "\n  fragment EntryScan_day on RangeDay {\n    day\n    entryIssuer\n    entryKeys {\n      kid\n      x\n    }\n    classes {\n      id\n      courseName\n      startsAt\n      laneName\n    }\n    students {\n      enrolmentId\n      studentId\n      classId\n      name\n      state\n      startsAt\n      arrivedAt\n      hasLicence\n    }\n  }\n": types.EntryScan_DayFragmentDoc,
    "\n  fragment OpenReports_report on RangeReport {\n    id\n    action\n    happenedAt\n    receivedAt\n    madeByName\n    sentByName\n    enrolmentId\n    studentName\n    classStartsAt\n    weapon\n    follows\n    rounds\n    roundsLeft\n    why\n    holderName\n    bookRounds\n    bookRoundsLeft\n  }\n": types.OpenReports_ReportFragmentDoc,
    "\n  mutation DecideRangeReport($input: DecideRangeReportInput!) {\n    decideRangeReport(input: $input) {\n      id\n      state\n    }\n  }\n": types.DecideRangeReportDocument,
    "\n  fragment OwnWeapon_weapon on OwnWeapon {\n    id\n    studentName\n    serial\n    description\n    permitUntil\n    rounds\n    inAt\n    inLate {\n      ...Late_record\n    }\n    outAt\n    outLate {\n      ...Late_record\n    }\n    reason\n  }\n": types.OwnWeapon_WeaponFragmentDoc,
    "\n  query RangeDay {\n    me {\n      ...Roles\n    }\n    rangeDay {\n      day\n      permit\n      openReports {\n        ...OpenReports_report\n      }\n      ...EntryScan_day\n      classes {\n        ...DayClass_class\n      }\n      students {\n        ...DayStudent_student\n      }\n      instructors {\n        id\n        name\n      }\n      freeFirearms {\n        id\n        make\n        serial\n        model\n      }\n      outside {\n        ...DayWeapon_handOut\n      }\n      ownWeaponsInside {\n        ...OwnWeapon_weapon\n      }\n      closings {\n        id\n        ...Closing_closing\n      }\n    }\n  }\n": types.RangeDayDocument,
    "\n  mutation ReportRangeAction($input: ReportRangeActionInput!) {\n    reportRangeAction(input: $input) {\n      id\n      state\n      recordId\n      why\n      isPaid\n    }\n  }\n": types.ReportRangeActionDocument,
    "\n  fragment ClassOutcomes_outcomes on ClassOutcomes {\n    attended\n    noShows\n    lateCancellations\n    cancellations\n    calledOff\n    unattended\n    coming\n  }\n": types.ClassOutcomes_OutcomesFragmentDoc,
    "\n  query ClassReport($fromMonth: String!, $toMonth: String!) {\n    me {\n      ...Roles\n    }\n    classReport(fromMonth: $fromMonth, toMonth: $toMonth) {\n      months {\n        month\n        isOver\n        outcomes {\n          ...ClassOutcomes_outcomes\n        }\n        reasons {\n          reason\n          count\n        }\n        calledOffCourses\n        newStudents {\n          registered\n          incomplete\n          erased\n        }\n      }\n      courses {\n        name\n        courseType\n        courses\n        outcomes {\n          ...ClassOutcomes_outcomes\n        }\n      }\n      coursesLeftOut\n      instructors {\n        id\n        name\n        outcomes {\n          ...ClassOutcomes_outcomes\n        }\n      }\n    }\n  }\n": types.ClassReportDocument,
    "\n  query MoneyReport($fromMonth: String!, $toMonth: String!, $hasDays: Boolean!) {\n    me {\n      ...Roles\n    }\n    moneyReport(fromMonth: $fromMonth, toMonth: $toMonth) {\n      month\n      bookedIncome\n      methods {\n        method\n        received\n        givenBack\n      }\n      days @include(if: $hasDays) {\n        day\n        methods {\n          method\n          received\n          givenBack\n        }\n      }\n    }\n  }\n": types.MoneyReportDocument,
    "\n  query Reports($fromMonth: String!, $toMonth: String!) {\n    me {\n      ...Roles\n    }\n    reports(fromMonth: $fromMonth, toMonth: $toMonth) {\n      month\n      enrolments {\n        pending\n        confirmed\n        completed\n        cancelled\n      }\n      bookedIncome\n      occupancy {\n        courses\n        places\n        taken\n      }\n      points {\n        earned\n        redeemed\n        adjusted\n      }\n      weapons {\n        id\n        label\n        classes\n      }\n      calibers {\n        caliber\n        boxes\n      }\n    }\n  }\n": types.ReportsDocument,
    "\n  mutation AddHoursException($input: AddHoursExceptionInput!) {\n    addHoursException(input: $input) {\n      revision\n    }\n  }\n": types.AddHoursExceptionDocument,
    "\n  mutation RemoveHoursException($input: RemoveHoursExceptionInput!) {\n    removeHoursException(input: $input) {\n      revision\n    }\n  }\n": types.RemoveHoursExceptionDocument,
    "\n  query ClosureClasses($from: LocalDate!, $to: LocalDate!) {\n    agenda(from: $from, to: $to) {\n      id\n      startsAt\n      endsAt\n      pendingCount\n      confirmedCount\n      completedCount\n      course {\n        id\n        name\n        callOff {\n          at\n        }\n      }\n      enrolment {\n        id\n        status\n        instructorName\n        user {\n          ...PersonName\n          phone\n        }\n      }\n    }\n  }\n": types.ClosureClassesDocument,
    "\n  query StaffSchedule {\n    me {\n      ...Roles\n    }\n    schedule {\n      ...Schedule_parts\n    }\n    courses(limit: 500) {\n      id\n      name\n      location\n      courseType\n      isActive\n    }\n  }\n\n  fragment Schedule_parts on Schedule {\n    policy\n    weeklyHours {\n      weekday\n      from\n      to\n    }\n    exceptions {\n      id\n      day\n      isOpen\n      span {\n        from\n        to\n      }\n      reason\n    }\n    lanes {\n      id\n      name\n      location\n      isActive\n      weapons\n    }\n    weaponCounts {\n      weapon\n      count\n    }\n    rules {\n      noticeHours\n      horizonDays\n      bufferMinutes\n      stepMinutes\n      deadlineHours\n      agePolicy\n      minimumAge\n    }\n    revision\n  }\n": types.StaffScheduleDocument,
    "\n  mutation UpdateSchedule($input: UpdateScheduleInput!) {\n    updateSchedule(input: $input) {\n      revision\n    }\n  }\n": types.UpdateScheduleDocument,
    "\n  mutation RecordAttendance($input: RecordAttendanceInput!) {\n    recordAttendance(input: $input) {\n      id\n      attendance\n      error {\n        message\n        errorCode\n      }\n    }\n  }\n": types.RecordAttendanceDocument,
    "\n  query MyClasses($from: LocalDate!, $to: LocalDate!) {\n    me {\n      ...Roles\n    }\n    myClasses(from: $from, to: $to) {\n      id\n      ...TaughtClassCard_class\n    }\n  }\n": types.MyClassesDocument,
    "\n  fragment TaughtClassCard_class on TaughtClass {\n    id\n    startsAt\n    endsAt\n    courseName\n    location\n    students {\n      enrolmentId\n      name\n      hasLicence\n      attendance\n      isComing\n      isPaid\n      phone\n    }\n  }\n": types.TaughtClassCard_ClassFragmentDoc,
    "\n  query Till($day: LocalDate!, $after: String) {\n    me {\n      ...Roles\n    }\n    health {\n      sendsMail\n      sendsMessages\n    }\n    moneyRules {\n      ...Till_rules\n    }\n    open: tillSessions(isOpen: true, first: 20) {\n      nodes {\n        id\n        tillId\n        tillName\n        ...OpenTill_session\n      }\n    }\n    closed: tillSessions(isOpen: false, first: 10) {\n      nodes {\n        id\n        tillId\n        counted\n        ...TillRow_session\n      }\n    }\n    moneyEntries(from: $day, to: $day, first: 20, after: $after) {\n      nodes {\n        id\n        ...MoneyRow_entry\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n": types.TillDocument,
    "\n  mutation SetPaymentInvoice($input: SetPaymentInvoiceInput!) {\n    setPaymentInvoice(input: $input) {\n      id\n      invoice\n    }\n  }\n": types.SetPaymentInvoiceDocument,
    "\n  fragment MoneyRow_entry on MoneyEntry {\n    id\n    type\n    amount\n    moved\n    debit\n    credit\n    balance\n    description\n    createdAt\n    method\n    reference\n    receipt\n    invoice\n    refundable\n    isVoided\n    undoUntil\n    user {\n      ...PersonName\n    }\n  }\n": types.MoneyRow_EntryFragmentDoc,
    "\n  mutation UndoPayment($input: UndoPaymentInput!) {\n    undoPayment(input: $input) {\n      balance\n      entry {\n        id\n        receipt\n      }\n    }\n  }\n": types.UndoPaymentDocument,
    "\n  mutation MailReceipt($input: MailReceiptInput!) {\n    mailReceipt(input: $input) {\n      id\n      email\n    }\n  }\n": types.MailReceiptDocument,
    "\n  fragment Till_rules on MoneyRules {\n    isOn\n    lateCancellationPercent\n    lateCancellationHours\n    absencePercent\n    depositHours\n    defensiveDepositPercent\n    sportDepositPercent\n    refundLimit\n    pointOfSale\n    tills {\n      id\n      name\n      pointOfSale\n    }\n    revision\n  }\n": types.Till_RulesFragmentDoc,
    "\n  mutation UpdateMoneyRules($input: UpdateMoneyRulesInput!) {\n    updateMoneyRules(input: $input) {\n      ...Till_rules\n    }\n  }\n": types.UpdateMoneyRulesDocument,
    "\n  mutation RefundPayment($input: RefundPaymentInput!) {\n    refundPayment(input: $input) {\n      balance\n      entry {\n        id\n        receipt\n      }\n    }\n  }\n": types.RefundPaymentDocument,
    "\n  mutation RefundPaymentAboveLimit($input: RefundPaymentInput!) {\n    refundPaymentAboveLimit(input: $input) {\n      balance\n      entry {\n        id\n        receipt\n      }\n    }\n  }\n": types.RefundPaymentAboveLimitDocument,
    "\n  query Owed($userId: ID!) {\n    moneyAccount(userId: $userId) {\n      userId\n      balance\n      depositsDue\n      unpaid {\n        id\n        owed\n        startsAt\n        course {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.OwedDocument,
    "\n  mutation RecordPayment($input: RecordPaymentInput!) {\n    recordPayment(input: $input) {\n      balance\n      entry {\n        id\n        receipt\n      }\n    }\n  }\n": types.RecordPaymentDocument,
    "\n  query TillDebts($age: DebtAge, $after: String) {\n    moneyDebts(age: $age, first: 50, after: $after) {\n      nodes {\n        id\n        ...DebtRow_debt\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n\n  fragment DebtRow_debt on MoneyDebt {\n    owed\n    since\n    user {\n      ...PersonName\n      documentNumber\n      phone\n    }\n  }\n": types.TillDebtsDocument,
    "\n  fragment OpenTill_session on TillSession {\n    id\n    tillId\n    openedAt\n    float\n    openedBy {\n      ...PersonName\n    }\n  }\n": types.OpenTill_SessionFragmentDoc,
    "\n  mutation OpenTill($input: OpenTillInput!) {\n    openTill(input: $input) {\n      ...OpenTill_session\n    }\n  }\n": types.OpenTillDocument,
    "\n  fragment ClosedTill_session on TillSession {\n    id\n    counted\n    expected\n    difference\n  }\n": types.ClosedTill_SessionFragmentDoc,
    "\n  mutation CloseTill($input: CloseTillInput!) {\n    closeTill(input: $input) {\n      ...ClosedTill_session\n    }\n  }\n": types.CloseTillDocument,
    "\n  mutation HandOverTill($input: CloseTillInput!) {\n    handOverTill(input: $input) {\n      closed {\n        ...ClosedTill_session\n      }\n      opened {\n        ...OpenTill_session\n      }\n    }\n  }\n": types.HandOverTillDocument,
    "\n  mutation RecordCashMovement($input: RecordCashMovementInput!) {\n    recordCashMovement(input: $input) {\n      id\n      receipt\n    }\n  }\n": types.RecordCashMovementDocument,
    "\n  fragment TillRow_session on TillSession {\n    id\n    tillName\n    number\n    closedAt\n    counted\n    expected\n    difference\n    note\n    openingDifference\n    openingNote\n    closedBy {\n      ...PersonName\n    }\n  }\n": types.TillRow_SessionFragmentDoc,
    "\n  fragment AttentionList_entry on AgendaEntry {\n    id\n    startsAt\n    warnings\n    course {\n      id\n      name\n      capacity\n      placesLeft\n      waitingCount\n    }\n    enrolment {\n      id\n      user {\n        ...PersonName\n      }\n    }\n  }\n": types.AttentionList_EntryFragmentDoc,
    "\n  query Today($today: LocalDate!, $until: LocalDate!) {\n    me {\n      ...Roles\n    }\n    courses(limit: 1) {\n      id\n    }\n    rangeReports {\n      id\n      follows\n    }\n    agenda(from: $today, to: $until) {\n      id\n      startsAt\n      endsAt\n      ...ClassCard_entry\n      ...AttentionList_entry\n    }\n    coming: enrolments(filter: { status: PENDING, from: $today }, first: 60) {\n      nodes {\n        id\n        ...PendingRow_enrolment\n      }\n    }\n    unattended: enrolments(filter: { unattended: true, to: $today }, first: 5) {\n      nodes {\n        id\n        ...PendingRow_enrolment\n      }\n      totalCount\n      totalCountIsExact\n    }\n    enrolments(filter: { status: PENDING }, first: 10) {\n      nodes {\n        id\n        ...PendingRow_enrolment\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n": types.TodayDocument,
    "\n  fragment PendingRow_enrolment on Enrolment {\n    id\n    status\n    startsAt\n    completableFrom\n    arrivedAt\n    comingAt\n    licence\n    ageMissed\n    ...Shortages\n    course {\n      id\n      name\n    }\n    user {\n      ...PersonName\n      cluExpiration\n    }\n  }\n": types.PendingRow_EnrolmentFragmentDoc,
    "\n  query Withdrawals($isSettled: Boolean, $after: String) {\n    withdrawals(isSettled: $isSettled, first: 20, after: $after) {\n      nodes {\n        id\n        code\n        name\n        email\n        phone\n        about\n        createdAt\n        answerBy\n        settleBy\n        answer\n        settledAt\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n    health {\n      sendsMail\n    }\n  }\n": types.WithdrawalsDocument,
    "\n  mutation SettleWithdrawal($input: SettleWithdrawalInput!) {\n    settleWithdrawal(input: $input) {\n      id\n      answer\n      settledAt\n    }\n  }\n": types.SettleWithdrawalDocument,
    "\n  fragment CourseStamp_enrolment on Enrolment {\n    id\n    completionDate\n    course {\n      id\n      name\n      courseType\n    }\n  }\n": types.CourseStamp_EnrolmentFragmentDoc,
    "\n  fragment EnrolmentCard_enrolment on Enrolment {\n    id\n    status\n    scheduledDate\n    completionDate\n    instructorId\n    course {\n      id\n      name\n      courseType\n      location\n      scheduledDate\n    }\n    ...CancelledText_enrolment\n  }\n": types.EnrolmentCard_EnrolmentFragmentDoc,
    "\n  fragment EnrolmentSection_enrolment on Enrolment {\n    id\n    completionDate\n    ...EnrolmentCard_enrolment\n    ...EnrolmentDialog_enrolment\n  }\n": types.EnrolmentSection_EnrolmentFragmentDoc,
    "\n  query History($after: String) {\n    me {\n      id\n      ...Account\n      ...Passport_user\n      ...LicenceNotice_user\n    }\n    myEnrolments(first: 100, after: $after) {\n      nodes {\n        id\n        status\n        scheduledDate\n        course {\n          id\n          scheduledDate\n        }\n        ...LicenceNotice_enrolment\n        ...CancelledText_enrolment\n        ...Passport_enrolment\n        ...EnrolmentSection_enrolment\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.HistoryDocument,
    "\n  query EnrolmentCertificate($enrolmentId: ID!) {\n    enrolmentCertificate(enrolmentId: $enrolmentId) {\n      id\n      code\n    }\n  }\n": types.EnrolmentCertificateDocument,
    "\n  fragment PassportDataPage_user on User {\n    id\n    email\n    firstName\n    lastName\n    documentType\n    documentNumber\n    birthDate\n    gender\n    createdAt\n    clu\n    cluExpiration\n    points\n  }\n": types.PassportDataPage_UserFragmentDoc,
    "\n  fragment PassportLinks_link on PassportLink {\n    id\n    url\n    parts\n    createdAt\n    expiresAt\n    views\n  }\n": types.PassportLinks_LinkFragmentDoc,
    "\n  fragment PassportStampsPage_enrolment on Enrolment {\n    id\n    ...CourseStamp_enrolment\n  }\n": types.PassportStampsPage_EnrolmentFragmentDoc,
    "\n  fragment Passport_user on User {\n    id\n    ...PassportDataPage_user\n  }\n": types.Passport_UserFragmentDoc,
    "\n  fragment Passport_enrolment on Enrolment {\n    id\n    ...PassportStampsPage_enrolment\n  }\n": types.Passport_EnrolmentFragmentDoc,
    "\n  query MyPassportLinks {\n    myPassportLinks {\n      id\n      ...PassportLinks_link\n    }\n  }\n": types.MyPassportLinksDocument,
    "\n  mutation SharePassport($input: SharePassportInput!) {\n    sharePassport(input: $input) {\n      id\n      url\n    }\n  }\n": types.SharePassportDocument,
    "\n  mutation RevokePassportLink($input: RevokePassportLinkInput!) {\n    revokePassportLink(input: $input) {\n      detail\n    }\n  }\n": types.RevokePassportLinkDocument,
    "\n  mutation AcceptInstructorInvitation($input: AcceptInstructorInvitationInput!) {\n    acceptInstructorInvitation(input: $input) {\n      id\n      name\n    }\n  }\n": types.AcceptInstructorInvitationDocument,
    "\n  mutation MailMyReceipt($input: MailReceiptInput!) {\n    mailMyReceipt(input: $input) {\n      id\n      email\n    }\n  }\n": types.MailMyReceiptDocument,
    "\n  query Payments($after: String) {\n    me {\n      id\n      ...Account\n    }\n    health {\n      sendsMail\n      sendsMessages\n    }\n    myMoneyAccount {\n      userId\n      balance\n    }\n    myMoneyEntries(first: 20, after: $after) {\n      nodes {\n        id\n        type\n        amount\n        description\n        createdAt\n        method\n        receipt\n        invoice\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.PaymentsDocument,
    "\n  mutation CreateReferral($input: CreateReferralInput!) {\n    createReferral(input: $input) {\n      id\n    }\n  }\n": types.CreateReferralDocument,
    "\n  fragment MovementList_transaction on PointsTransaction {\n    id\n    type\n    points\n    description\n    createdAt\n    code\n    handedOutAt\n    discount\n  }\n": types.MovementList_TransactionFragmentDoc,
    "\n  query Points($after: String) {\n    me {\n      id\n      ...Account\n      points\n    }\n    myPointsTransactions(first: 20, after: $after) {\n      nodes {\n        id\n        ...MovementList_transaction\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    myReferrals(first: 100) {\n      nodes {\n        id\n        ...ReferralList_referral\n      }\n    }\n  }\n": types.PointsDocument,
    "\n  mutation RedeemPoints($input: RedeemPointsInput!) {\n    redeemPoints(input: $input) {\n      points\n      transaction {\n        id\n        code\n      }\n    }\n  }\n": types.RedeemPointsDocument,
    "\n  fragment ReferralList_referral on Referral {\n    id\n    referredEmail\n    status\n  }\n": types.ReferralList_ReferralFragmentDoc,
    "\n  fragment EditProfile_user on User {\n    id\n    firstName\n    lastName\n    phone\n    address\n    city\n    province\n    needsSetup\n    usesMoney\n  }\n": types.EditProfile_UserFragmentDoc,
    "\n  fragment AdditionalDataCard_user on User {\n    id\n    address\n    birthDate\n    phone\n    city\n    province\n    clu\n    cluExpiration\n  }\n": types.AdditionalDataCard_UserFragmentDoc,
    "\n  query MyMailPreferences {\n    myMailPreferences {\n      topic\n      isWanted\n    }\n  }\n": types.MyMailPreferencesDocument,
    "\n  mutation SetMailPreference($input: SetMailPreferenceInput!) {\n    setMailPreference(input: $input) {\n      topic\n      isWanted\n    }\n  }\n": types.SetMailPreferenceDocument,
    "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      detail\n    }\n  }\n": types.ChangePasswordDocument,
    "\n  fragment PersonalInfoCard_user on User {\n    id\n    firstName\n    lastName\n    email\n    documentType\n    documentNumber\n    gender\n  }\n": types.PersonalInfoCard_UserFragmentDoc,
    "\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      id\n      ...PersonalInfoCard_user\n      ...AdditionalDataCard_user\n      ...EditProfile_user\n    }\n  }\n": types.UpdateProfileDocument,
    "\n  query Profile {\n    me {\n      id\n      ...Account\n      ...PersonalInfoCard_user\n      ...AdditionalDataCard_user\n      ...EditProfile_user\n    }\n    health {\n      sendsMessages\n    }\n  }\n": types.ProfileDocument,
    "\n  mutation RequestDeletion($input: RequestDeletionInput!) {\n    requestDeletion(input: $input) {\n      id\n      deletion {\n        state\n        requestedAt\n        settledAt\n        reason\n      }\n    }\n  }\n": types.RequestDeletionDocument,
    "\n  mutation StopMyEmailChange {\n    stopMyEmailChange {\n      id\n      email\n      pendingEmail\n      pendingEmailUntil\n    }\n  }\n": types.StopMyEmailChangeDocument,
    "\n  mutation KeepMySecondFactor {\n    keepMySecondFactor {\n      isActive\n      lossEffectiveAt\n    }\n  }\n": types.KeepMySecondFactorDocument,
    "\n  mutation WithdrawDeletion {\n    withdrawDeletion {\n      id\n      deletion {\n        state\n      }\n    }\n  }\n": types.WithdrawDeletionDocument,
    "\n  query MyData($after: String) {\n    myData(after: $after) {\n      records {\n        section\n        json\n      }\n      next\n    }\n  }\n": types.MyDataDocument,
    "\n  mutation VerifySecondFactor($input: SecondFactorCodeInput!) {\n    verifySecondFactor(input: $input) {\n      detail\n    }\n  }\n": types.VerifySecondFactorDocument,
    "\n  mutation EndSecondFactor($input: SecondFactorCodeInput!) {\n    endSecondFactor(input: $input) {\n      detail\n    }\n  }\n": types.EndSecondFactorDocument,
    "\n  mutation StartSecondFactor($input: StartSecondFactorInput!) {\n    startSecondFactor(input: $input) {\n      secret\n      uri\n    }\n  }\n": types.StartSecondFactorDocument,
    "\n  mutation ConfirmSecondFactor($input: SecondFactorCodeInput!) {\n    confirmSecondFactor(input: $input) {\n      recoveryCodes\n    }\n  }\n": types.ConfirmSecondFactorDocument,
    "\n  query Security {\n    me {\n      id\n      ...Account\n      pendingEmail\n      pendingEmailUntil\n      deletion {\n        state\n        requestedAt\n        settledAt\n        reason\n      }\n    }\n    mySessions {\n      id\n      ...SessionList_session\n    }\n    mySecondFactor {\n      isActive\n      isVerified\n      isRequired\n      recoveryCodesLeft\n      lossEffectiveAt\n    }\n    myAccessTokens {\n      id\n      ...TokenList_token\n    }\n  }\n": types.SecurityDocument,
    "\n  fragment SessionList_session on ActiveSession {\n    id\n    device\n    via\n    signedInAt\n    lastUsedAt\n    isCurrent\n  }\n": types.SessionList_SessionFragmentDoc,
    "\n  mutation EndSession($input: EndSessionInput!) {\n    endSession(input: $input) {\n      detail\n    }\n  }\n": types.EndSessionDocument,
    "\n  mutation EndOtherSessions {\n    endOtherSessions {\n      detail\n    }\n  }\n": types.EndOtherSessionsDocument,
    "\n  mutation CreateAccessToken($input: CreateAccessTokenInput!) {\n    createAccessToken(input: $input) {\n      token\n    }\n  }\n": types.CreateAccessTokenDocument,
    "\n  fragment TokenList_token on AccessToken {\n    id\n    name\n    scopes\n    expiresAt\n    lastUsedAt\n  }\n": types.TokenList_TokenFragmentDoc,
    "\n  mutation RevokeAccessToken($input: RevokeAccessTokenInput!) {\n    revokeAccessToken(input: $input) {\n      detail\n    }\n  }\n": types.RevokeAccessTokenDocument,
    "\n  mutation RequestWithdrawal($input: RequestWithdrawalInput!) {\n    requestWithdrawal(input: $input) {\n      code\n      answerBy\n      settleBy\n    }\n  }\n": types.RequestWithdrawalDocument,
    "\n  mutation ConfirmIdentity($input: ConfirmIdentityInput!) {\n    confirmIdentity(input: $input) {\n      detail\n    }\n  }\n": types.ConfirmIdentityDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FreeTimes(\n    $courseId: ID!\n    $from: LocalDate!\n    $to: LocalDate!\n    $movedEnrolmentId: ID\n    $weapons: [String!]\n    $hasWeaponAmmo: Boolean\n    $instructorId: ID\n  ) {\n    availability(\n      courseId: $courseId\n      from: $from\n      to: $to\n      movedEnrolmentId: $movedEnrolmentId\n      weapons: $weapons\n      hasWeaponAmmo: $hasWeaponAmmo\n      instructorId: $instructorId\n    ) {\n      policy\n      dependsOnWeapons\n      instructors {\n        id\n        name\n      }\n      days {\n        day\n        times\n      }\n    }\n  }\n"): (typeof documents)["\n  query FreeTimes(\n    $courseId: ID!\n    $from: LocalDate!\n    $to: LocalDate!\n    $movedEnrolmentId: ID\n    $weapons: [String!]\n    $hasWeaponAmmo: Boolean\n    $instructorId: ID\n  ) {\n    availability(\n      courseId: $courseId\n      from: $from\n      to: $to\n      movedEnrolmentId: $movedEnrolmentId\n      weapons: $weapons\n      hasWeaponAmmo: $hasWeaponAmmo\n      instructorId: $instructorId\n    ) {\n      policy\n      dependsOnWeapons\n      instructors {\n        id\n        name\n      }\n      days {\n        day\n        times\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LastClass_enrolment on Enrolment {\n    id\n    status\n    createdAt\n    startsAt\n    instructorId\n    classType\n    weapons\n    hasWeaponAmmo\n    ammoBoxes {\n      caliber\n      quantity\n    }\n  }\n"): (typeof documents)["\n  fragment LastClass_enrolment on Enrolment {\n    id\n    status\n    createdAt\n    startsAt\n    instructorId\n    classType\n    weapons\n    hasWeaponAmmo\n    ammoBoxes {\n      caliber\n      quantity\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RescheduleEnrolment($input: RescheduleEnrolmentInput!) {\n    rescheduleEnrolment(input: $input) {\n      id\n      status\n      startsAt\n      scheduledDate\n      classDate\n      classTime\n    }\n  }\n"): (typeof documents)["\n  mutation RescheduleEnrolment($input: RescheduleEnrolmentInput!) {\n    rescheduleEnrolment(input: $input) {\n      id\n      status\n      startsAt\n      scheduledDate\n      classDate\n      classTime\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyCalendarLinks {\n    myCalendarLinks {\n      kind\n      createdAt\n      lastUsedAt\n    }\n  }\n"): (typeof documents)["\n  query MyCalendarLinks {\n    myCalendarLinks {\n      kind\n      createdAt\n      lastUsedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateCalendarLink($input: CreateCalendarLinkInput!) {\n    createCalendarLink(input: $input) {\n      link\n    }\n  }\n"): (typeof documents)["\n  mutation CreateCalendarLink($input: CreateCalendarLinkInput!) {\n    createCalendarLink(input: $input) {\n      link\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeCalendarLink($input: RevokeCalendarLinkInput!) {\n    revokeCalendarLink(input: $input) {\n      detail\n    }\n  }\n"): (typeof documents)["\n  mutation RevokeCalendarLink($input: RevokeCalendarLinkInput!) {\n    revokeCalendarLink(input: $input) {\n      detail\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptOffer($input: AcceptOfferInput!) {\n    acceptOffer(input: $input) {\n      id\n      status\n      offerUntil\n      price\n    }\n  }\n"): (typeof documents)["\n  mutation AcceptOffer($input: AcceptOfferInput!) {\n    acceptOffer(input: $input) {\n      id\n      status\n      offerUntil\n      price\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EnrolmentCalendar($id: ID!) {\n    enrolmentCalendar(id: $id) {\n      fileName\n      text\n    }\n  }\n"): (typeof documents)["\n  query EnrolmentCalendar($id: ID!) {\n    enrolmentCalendar(id: $id) {\n      fileName\n      text\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AnnounceComing_enrolment on Enrolment {\n    id\n    comingAt\n  }\n"): (typeof documents)["\n  fragment AnnounceComing_enrolment on Enrolment {\n    id\n    comingAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnnounceComing($input: AnnounceComingInput!) {\n    announceComing(input: $input) {\n      ...AnnounceComing_enrolment\n    }\n  }\n"): (typeof documents)["\n  mutation AnnounceComing($input: AnnounceComingInput!) {\n    announceComing(input: $input) {\n      ...AnnounceComing_enrolment\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelEnrolment($input: CancelEnrolmentInput!) {\n    cancelEnrolment(input: $input) {\n      id\n      status\n    }\n  }\n"): (typeof documents)["\n  mutation CancelEnrolment($input: CancelEnrolmentInput!) {\n    cancelEnrolment(input: $input) {\n      id\n      status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DepositNotice_enrolment on Enrolment {\n    id\n    status\n    deposit {\n      amount\n      until\n      isPaid\n    }\n  }\n"): (typeof documents)["\n  fragment DepositNotice_enrolment on Enrolment {\n    id\n    status\n    deposit {\n      amount\n      until\n      isPaid\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EnrolmentDetails_enrolment on Enrolment {\n    id\n    status\n    scheduledDate\n    offerUntil\n    ...AnnounceComing_enrolment\n    ...DepositNotice_enrolment\n    course {\n      id\n      name\n      courseType\n      scheduledDate\n    }\n    ...EnrolmentFacts_enrolment\n  }\n"): (typeof documents)["\n  fragment EnrolmentDetails_enrolment on Enrolment {\n    id\n    status\n    scheduledDate\n    offerUntil\n    ...AnnounceComing_enrolment\n    ...DepositNotice_enrolment\n    course {\n      id\n      name\n      courseType\n      scheduledDate\n    }\n    ...EnrolmentFacts_enrolment\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EnrolmentDialog_enrolment on Enrolment {\n    id\n    status\n    course {\n      id\n      name\n    }\n    ...EnrolmentDetails_enrolment\n  }\n"): (typeof documents)["\n  fragment EnrolmentDialog_enrolment on Enrolment {\n    id\n    status\n    course {\n      id\n      name\n    }\n    ...EnrolmentDetails_enrolment\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EnrolmentFacts_enrolment on Enrolment {\n    id\n    status\n    scheduledDate\n    completionDate\n    instructorName\n    classType\n    classDate\n    weapons\n    hasWeaponAmmo\n    ammoBoxes {\n      caliber\n      quantity\n    }\n    price\n    course {\n      id\n      courseType\n      location\n      scheduledDate\n    }\n  }\n"): (typeof documents)["\n  fragment EnrolmentFacts_enrolment on Enrolment {\n    id\n    status\n    scheduledDate\n    completionDate\n    instructorName\n    classType\n    classDate\n    weapons\n    hasWeaponAmmo\n    ammoBoxes {\n      caliber\n      quantity\n    }\n    price\n    course {\n      id\n      courseType\n      location\n      scheduledDate\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query IdentityMethods {\n    mySecondFactor {\n      isActive\n    }\n    mySessions {\n      id\n      via\n      isCurrent\n    }\n  }\n"): (typeof documents)["\n  query IdentityMethods {\n    mySecondFactor {\n      isActive\n    }\n    mySessions {\n      id\n      via\n      isCurrent\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GoogleAuthUrl {\n    googleAuthUrl\n  }\n"): (typeof documents)["\n  query GoogleAuthUrl {\n    googleAuthUrl\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignOut {\n    logout {\n      detail\n    }\n  }\n"): (typeof documents)["\n  mutation SignOut {\n    logout {\n      detail\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PersonName on User {\n    id\n    firstName\n    lastName\n    email\n  }\n"): (typeof documents)["\n  fragment PersonName on User {\n    id\n    firstName\n    lastName\n    email\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Account on User {\n    id\n    firstName\n    lastName\n    email\n    role\n    staffRole\n  }\n"): (typeof documents)["\n  fragment Account on User {\n    id\n    firstName\n    lastName\n    email\n    role\n    staffRole\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Roles on User {\n    ...Account\n    usesMoney\n    usesFirearms\n  }\n"): (typeof documents)["\n  fragment Roles on User {\n    ...Account\n    usesMoney\n    usesFirearms\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Account {\n    me {\n      ...Account\n    }\n  }\n"): (typeof documents)["\n  query Account {\n    me {\n      ...Account\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UsesMoney {\n    me {\n      id\n      usesMoney\n    }\n  }\n"): (typeof documents)["\n  query UsesMoney {\n    me {\n      id\n      usesMoney\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UsesFirearms {\n    me {\n      id\n      usesFirearms\n    }\n  }\n"): (typeof documents)["\n  query UsesFirearms {\n    me {\n      id\n      usesFirearms\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AgeNotice_course on Course {\n    id\n    minimumAge {\n      policy\n      years\n    }\n  }\n"): (typeof documents)["\n  fragment AgeNotice_course on Course {\n    id\n    minimumAge {\n      policy\n      years\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnBirth {\n    me {\n      id\n      birthDate\n    }\n  }\n"): (typeof documents)["\n  query OwnBirth {\n    me {\n      id\n      birthDate\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CancelledText_enrolment on Enrolment {\n    id\n    status\n    cancellation {\n      reason\n      at\n    }\n    course {\n      id\n      callOff {\n        at\n        reason\n        note\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment CancelledText_enrolment on Enrolment {\n    id\n    status\n    cancellation {\n      reason\n      at\n    }\n    course {\n      id\n      callOff {\n        at\n        reason\n        note\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LicenceNotice_user on User {\n    id\n    cluExpiration\n  }\n"): (typeof documents)["\n  fragment LicenceNotice_user on User {\n    id\n    cluExpiration\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LicenceNotice_enrolment on Enrolment {\n    id\n    licence\n    startsAt\n    course {\n      id\n      name\n      cluPolicy\n    }\n  }\n"): (typeof documents)["\n  fragment LicenceNotice_enrolment on Enrolment {\n    id\n    licence\n    startsAt\n    course {\n      id\n      name\n      cluPolicy\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CoursesTable_course on Course {\n    id\n    ...CourseRow_course\n  }\n"): (typeof documents)["\n  fragment CoursesTable_course on Course {\n    id\n    ...CourseRow_course\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CourseRow_course on Course {\n    id\n    name\n    description\n    location\n    courseType\n    price\n    pointsValue\n    scheduledDate\n    isActive\n  }\n"): (typeof documents)["\n  fragment CourseRow_course on Course {\n    id\n    name\n    description\n    location\n    courseType\n    price\n    pointsValue\n    scheduledDate\n    isActive\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminCourses($search: String, $after: String) {\n    me {\n      ...Roles\n    }\n    adminCourses(search: $search, after: $after, first: 20) {\n      nodes {\n        id\n        ...CoursesTable_course\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n      courseCount\n      groupCount\n      scheduledCount\n    }\n  }\n"): (typeof documents)["\n  query AdminCourses($search: String, $after: String) {\n    me {\n      ...Roles\n    }\n    adminCourses(search: $search, after: $after, first: 20) {\n      nodes {\n        id\n        ...CoursesTable_course\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n      courseCount\n      groupCount\n      scheduledCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminUsers($search: String, $after: String) {\n    me {\n      ...Roles\n    }\n    users(search: $search, after: $after, first: 20) {\n      nodes {\n        id\n        ...UsersTable_user\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n"): (typeof documents)["\n  query AdminUsers($search: String, $after: String) {\n    me {\n      ...Roles\n    }\n    users(search: $search, after: $after, first: 20) {\n      nodes {\n        id\n        ...UsersTable_user\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StatsCards_stats on AdminStats {\n    totalUsers\n    activeUsers\n    totalCourses\n    activeCourses\n    totalPoints\n  }\n"): (typeof documents)["\n  fragment StatsCards_stats on AdminStats {\n    totalUsers\n    activeUsers\n    totalCourses\n    activeCourses\n    totalPoints\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Admin {\n    me {\n      ...Roles\n    }\n    adminStats {\n      ...StatsCards_stats\n    }\n  }\n"): (typeof documents)["\n  query Admin {\n    me {\n      ...Roles\n    }\n    adminStats {\n      ...StatsCards_stats\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UserDialog_user on User {\n    ...PersonName\n    phone\n    documentType\n    documentNumber\n    birthDate\n    gender\n    address\n    city\n    province\n    postalCode\n    role\n    createdAt\n    clu\n    cluExpiration\n  }\n"): (typeof documents)["\n  fragment UserDialog_user on User {\n    ...PersonName\n    phone\n    documentType\n    documentNumber\n    birthDate\n    gender\n    address\n    city\n    province\n    postalCode\n    role\n    createdAt\n    clu\n    cluExpiration\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UsersTable_user on User {\n    id\n    ...UserRow_user\n    ...UserDialog_user\n    ...EditUserDialog_user\n  }\n"): (typeof documents)["\n  fragment UsersTable_user on User {\n    id\n    ...UserRow_user\n    ...UserDialog_user\n    ...EditUserDialog_user\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UserRow_user on User {\n    ...PersonName\n    phone\n    documentType\n    documentNumber\n    role\n  }\n"): (typeof documents)["\n  fragment UserRow_user on User {\n    ...PersonName\n    phone\n    documentType\n    documentNumber\n    role\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EditUserDialog_user on User {\n    ...PersonName\n  }\n"): (typeof documents)["\n  fragment EditUserDialog_user on User {\n    ...PersonName\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmEmailChange($input: AccountLinkInput!) {\n    confirmEmailChange(input: $input) {\n      detail\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmEmailChange($input: AccountLinkInput!) {\n    confirmEmailChange(input: $input) {\n      detail\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PendingProfile {\n    me {\n      id\n      email\n      firstName\n      lastName\n      phone\n      needsSetup\n    }\n  }\n"): (typeof documents)["\n  query PendingProfile {\n    me {\n      id\n      email\n      firstName\n      lastName\n      phone\n      needsSetup\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MayRegister($email: String!) {\n    mayRegister(email: $email)\n  }\n"): (typeof documents)["\n  query MayRegister($email: String!) {\n    mayRegister(email: $email)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      accessToken\n    }\n  }\n"): (typeof documents)["\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      accessToken\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetupProfile($input: SetupProfileInput!) {\n    setupProfile(input: $input) {\n      id\n      needsSetup\n    }\n  }\n"): (typeof documents)["\n  mutation SetupProfile($input: SetupProfileInput!) {\n    setupProfile(input: $input) {\n      id\n      needsSetup\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SendsMail {\n    health {\n      sendsMail\n    }\n  }\n"): (typeof documents)["\n  query SendsMail {\n    health {\n      sendsMail\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) {\n      detail\n    }\n  }\n"): (typeof documents)["\n  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) {\n      detail\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      detail\n    }\n  }\n"): (typeof documents)["\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      detail\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ResumeSession {\n    me {\n      id\n      needsSetup\n    }\n  }\n"): (typeof documents)["\n  query ResumeSession {\n    me {\n      id\n      needsSetup\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignIn($input: LoginInput!) {\n    login(input: $input) {\n      accessToken\n    }\n  }\n"): (typeof documents)["\n  mutation SignIn($input: LoginInput!) {\n    login(input: $input) {\n      accessToken\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StopAccountChange($input: AccountLinkInput!) {\n    stopAccountChange(input: $input) {\n      detail\n    }\n  }\n"): (typeof documents)["\n  mutation StopAccountChange($input: AccountLinkInput!) {\n    stopAccountChange(input: $input) {\n      detail\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BookedDialog_enrolment on Enrolment {\n    id\n    status\n    startsAt\n    price\n    instructorName\n    hasWeaponAmmo\n    licence\n    ...DepositNotice_enrolment\n    ...TakenTime_enrolment\n    course {\n      id\n      name\n      courseType\n      location\n      cluPolicy\n    }\n  }\n"): (typeof documents)["\n  fragment BookedDialog_enrolment on Enrolment {\n    id\n    status\n    startsAt\n    price\n    instructorName\n    hasWeaponAmmo\n    licence\n    ...DepositNotice_enrolment\n    ...TakenTime_enrolment\n    course {\n      id\n      name\n      courseType\n      location\n      cluPolicy\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Booking($isSignedIn: Boolean!, $after: String) {\n    me @include(if: $isSignedIn) {\n      id\n      birthDate\n      ...Account\n    }\n    personalised: courses(courseType: PERSONALIZADO) {\n      id\n      isActive\n      ...DepositTerms_course\n      ...AgeNotice_course\n    }\n    myEnrolments(first: 100, after: $after) @include(if: $isSignedIn) {\n      nodes {\n        id\n        ...LastClass_enrolment\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query Booking($isSignedIn: Boolean!, $after: String) {\n    me @include(if: $isSignedIn) {\n      id\n      birthDate\n      ...Account\n    }\n    personalised: courses(courseType: PERSONALIZADO) {\n      id\n      isActive\n      ...DepositTerms_course\n      ...AgeNotice_course\n    }\n    myEnrolments(first: 100, after: $after) @include(if: $isSignedIn) {\n      nodes {\n        id\n        ...LastClass_enrolment\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BookClass($input: BookClassInput!) {\n    bookClass(input: $input) {\n      id\n      courseId\n      status\n      ...BookedDialog_enrolment\n      ...LastClass_enrolment\n    }\n  }\n"): (typeof documents)["\n  mutation BookClass($input: BookClassInput!) {\n    bookClass(input: $input) {\n      id\n      courseId\n      status\n      ...BookedDialog_enrolment\n      ...LastClass_enrolment\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CourseCard_course on Course {\n    id\n    name\n    description\n    location\n    courseType\n    scheduledDate\n    price\n    pointsValue\n    placesLeft\n    waitingCount\n    ...EnrolAction_course\n    ...DepositTerms_course\n    ...AgeNotice_course\n  }\n"): (typeof documents)["\n  fragment CourseCard_course on Course {\n    id\n    name\n    description\n    location\n    courseType\n    scheduledDate\n    price\n    pointsValue\n    placesLeft\n    waitingCount\n    ...EnrolAction_course\n    ...DepositTerms_course\n    ...AgeNotice_course\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CourseDetails_course on Course {\n    id\n    name\n    description\n    location\n    courseType\n    scheduledDate\n    price\n    pointsValue\n    isActive\n    callOff {\n      reason\n      note\n    }\n    durationMinutes\n    cluPolicy\n    placesLeft\n    waitingCount\n    instructor {\n      id\n      name\n    }\n    ...EnrolAction_course\n    ...DepositTerms_course\n    ...AgeNotice_course\n  }\n"): (typeof documents)["\n  fragment CourseDetails_course on Course {\n    id\n    name\n    description\n    location\n    courseType\n    scheduledDate\n    price\n    pointsValue\n    isActive\n    callOff {\n      reason\n      note\n    }\n    durationMinutes\n    cluPolicy\n    placesLeft\n    waitingCount\n    instructor {\n      id\n      name\n    }\n    ...EnrolAction_course\n    ...DepositTerms_course\n    ...AgeNotice_course\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Course($id: ID!, $isSignedIn: Boolean!, $after: String) {\n    me @include(if: $isSignedIn) {\n      id\n      birthDate\n      ...Account\n    }\n    course(id: $id) {\n      id\n      courseType\n      ...CourseDetails_course\n    }\n    myEnrolments(first: 100, after: $after) @include(if: $isSignedIn) {\n      nodes {\n        id\n        courseId\n        status\n        scheduledDate\n        course {\n          id\n          scheduledDate\n        }\n        ...MyClass_enrolment\n        ...LastClass_enrolment\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    myWaitingList @include(if: $isSignedIn) {\n      id\n      position\n      course {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  query Course($id: ID!, $isSignedIn: Boolean!, $after: String) {\n    me @include(if: $isSignedIn) {\n      id\n      birthDate\n      ...Account\n    }\n    course(id: $id) {\n      id\n      courseType\n      ...CourseDetails_course\n    }\n    myEnrolments(first: 100, after: $after) @include(if: $isSignedIn) {\n      nodes {\n        id\n        courseId\n        status\n        scheduledDate\n        course {\n          id\n          scheduledDate\n        }\n        ...MyClass_enrolment\n        ...LastClass_enrolment\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    myWaitingList @include(if: $isSignedIn) {\n      id\n      position\n      course {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Courses($isSignedIn: Boolean!, $after: String) {\n    me @include(if: $isSignedIn) {\n      id\n      birthDate\n      ...Account\n    }\n    group: courses(courseType: GRUPAL, limit: 500) {\n      id\n      ...GroupCourses_course\n    }\n    personalised: courses(courseType: PERSONALIZADO) {\n      id\n      isActive\n      ...DepositTerms_course\n      ...AgeNotice_course\n    }\n    myEnrolments(first: 100, after: $after) @include(if: $isSignedIn) {\n      nodes {\n        id\n        ...GroupCourses_enrolment\n        ...LastClass_enrolment\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    myWaitingList @include(if: $isSignedIn) {\n      id\n      ...GroupCourses_waiting\n    }\n  }\n"): (typeof documents)["\n  query Courses($isSignedIn: Boolean!, $after: String) {\n    me @include(if: $isSignedIn) {\n      id\n      birthDate\n      ...Account\n    }\n    group: courses(courseType: GRUPAL, limit: 500) {\n      id\n      ...GroupCourses_course\n    }\n    personalised: courses(courseType: PERSONALIZADO) {\n      id\n      isActive\n      ...DepositTerms_course\n      ...AgeNotice_course\n    }\n    myEnrolments(first: 100, after: $after) @include(if: $isSignedIn) {\n      nodes {\n        id\n        ...GroupCourses_enrolment\n        ...LastClass_enrolment\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    myWaitingList @include(if: $isSignedIn) {\n      id\n      ...GroupCourses_waiting\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DepositTerms_course on Course {\n    id\n    deposit {\n      hours\n      defensivePercent\n      sportPercent\n    }\n  }\n"): (typeof documents)["\n  fragment DepositTerms_course on Course {\n    id\n    deposit {\n      hours\n      defensivePercent\n      sportPercent\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EnrolAction_course on Course {\n    id\n    price\n    placesLeft\n    waitingCount\n  }\n"): (typeof documents)["\n  fragment EnrolAction_course on Course {\n    id\n    price\n    placesLeft\n    waitingCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GroupCourses_course on Course {\n    id\n    isActive\n    location\n    scheduledDate\n    ...CourseCard_course\n  }\n"): (typeof documents)["\n  fragment GroupCourses_course on Course {\n    id\n    isActive\n    location\n    scheduledDate\n    ...CourseCard_course\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GroupCourses_enrolment on Enrolment {\n    id\n    courseId\n    status\n  }\n"): (typeof documents)["\n  fragment GroupCourses_enrolment on Enrolment {\n    id\n    courseId\n    status\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GroupCourses_waiting on WaitingEntry {\n    id\n    position\n    course {\n      id\n    }\n  }\n"): (typeof documents)["\n  fragment GroupCourses_waiting on WaitingEntry {\n    id\n    position\n    course {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MyClass_enrolment on Enrolment {\n    id\n    ...EnrolmentDetails_enrolment\n  }\n"): (typeof documents)["\n  fragment MyClass_enrolment on Enrolment {\n    id\n    ...EnrolmentDetails_enrolment\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TakenTime_enrolment on Enrolment {\n    id\n    startsAt\n    weapons\n    hasWeaponAmmo\n    instructorId\n    course {\n      id\n    }\n  }\n"): (typeof documents)["\n  fragment TakenTime_enrolment on Enrolment {\n    id\n    startsAt\n    weapons\n    hasWeaponAmmo\n    instructorId\n    course {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Enrol($input: EnrolInput!) {\n    enrol(input: $input) {\n      id\n      courseId\n      status\n      ...BookedDialog_enrolment\n      ...LastClass_enrolment\n    }\n  }\n"): (typeof documents)["\n  mutation Enrol($input: EnrolInput!) {\n    enrol(input: $input) {\n      id\n      courseId\n      status\n      ...BookedDialog_enrolment\n      ...LastClass_enrolment\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JoinWaitingList($input: WaitingListInput!) {\n    joinWaitingList(input: $input) {\n      id\n      position\n    }\n  }\n"): (typeof documents)["\n  mutation JoinWaitingList($input: WaitingListInput!) {\n    joinWaitingList(input: $input) {\n      id\n      position\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LeaveWaitingList($input: WaitingListInput!) {\n    leaveWaitingList(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation LeaveWaitingList($input: WaitingListInput!) {\n    leaveWaitingList(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CancelledNotice_enrolment on Enrolment {\n    id\n    startsAt\n    course {\n      id\n      name\n    }\n    ...CancelledText_enrolment\n  }\n"): (typeof documents)["\n  fragment CancelledNotice_enrolment on Enrolment {\n    id\n    startsAt\n    course {\n      id\n      name\n    }\n    ...CancelledText_enrolment\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Dashboard($after: String) {\n    me {\n      id\n      ...Account\n      gender\n      usesFirearms\n      ...Figures_user\n      ...LicenceNotice_user\n    }\n    personalised: courses(courseType: PERSONALIZADO) {\n      id\n      isActive\n    }\n    myWaitingList {\n      id\n      ...Waiting_entry\n    }\n    myEnrolments(first: 100, after: $after) {\n      nodes {\n        id\n        status\n        scheduledDate\n        course {\n          id\n          scheduledDate\n        }\n        ...UpcomingEnrolments_enrolment\n        ...LicenceNotice_enrolment\n        ...CancelledNotice_enrolment\n        ...LastClass_enrolment\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query Dashboard($after: String) {\n    me {\n      id\n      ...Account\n      gender\n      usesFirearms\n      ...Figures_user\n      ...LicenceNotice_user\n    }\n    personalised: courses(courseType: PERSONALIZADO) {\n      id\n      isActive\n    }\n    myWaitingList {\n      id\n      ...Waiting_entry\n    }\n    myEnrolments(first: 100, after: $after) {\n      nodes {\n        id\n        status\n        scheduledDate\n        course {\n          id\n          scheduledDate\n        }\n        ...UpcomingEnrolments_enrolment\n        ...LicenceNotice_enrolment\n        ...CancelledNotice_enrolment\n        ...LastClass_enrolment\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EntryCode_enrolment on Enrolment {\n    id\n    scheduledDate\n    course {\n      id\n      name\n      scheduledDate\n      durationMinutes\n    }\n  }\n"): (typeof documents)["\n  fragment EntryCode_enrolment on Enrolment {\n    id\n    scheduledDate\n    course {\n      id\n      name\n      scheduledDate\n      durationMinutes\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyEntryCode {\n    myEntryCode {\n      code\n      day\n    }\n  }\n"): (typeof documents)["\n  query MyEntryCode {\n    myEntryCode {\n      code\n      day\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Figures_user on User {\n    id\n    points\n  }\n"): (typeof documents)["\n  fragment Figures_user on User {\n    id\n    points\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UpcomingEnrolment_enrolment on Enrolment {\n    id\n    status\n    scheduledDate\n    offerUntil\n    course {\n      id\n      name\n      description\n      courseType\n      scheduledDate\n    }\n  }\n"): (typeof documents)["\n  fragment UpcomingEnrolment_enrolment on Enrolment {\n    id\n    status\n    scheduledDate\n    offerUntil\n    course {\n      id\n      name\n      description\n      courseType\n      scheduledDate\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UpcomingEnrolments_enrolment on Enrolment {\n    id\n    ...UpcomingEnrolment_enrolment\n    ...EnrolmentDialog_enrolment\n    ...EntryCode_enrolment\n  }\n"): (typeof documents)["\n  fragment UpcomingEnrolments_enrolment on Enrolment {\n    id\n    ...UpcomingEnrolment_enrolment\n    ...EnrolmentDialog_enrolment\n    ...EntryCode_enrolment\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Waiting_entry on WaitingEntry {\n    id\n    position\n    course {\n      id\n      name\n      scheduledDate\n    }\n  }\n"): (typeof documents)["\n  fragment Waiting_entry on WaitingEntry {\n    id\n    position\n    course {\n      id\n      name\n      scheduledDate\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Activity($filter: AuditFilter, $after: String) {\n    me {\n      ...Roles\n    }\n    auditTrail(filter: $filter, first: 20, after: $after) {\n      nodes {\n        id\n        ...ActivityRow_entry\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n"): (typeof documents)["\n  query Activity($filter: AuditFilter, $after: String) {\n    me {\n      ...Roles\n    }\n    auditTrail(filter: $filter, first: 20, after: $after) {\n      nodes {\n        id\n        ...ActivityRow_entry\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ActivityServiceAccounts {\n    serviceAccounts {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  query ActivityServiceAccounts {\n    serviceAccounts {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ActivityRow_entry on AuditEntry {\n    id\n    at\n    action\n    outcome\n    reason\n    actor {\n      id\n      label\n      isServiceAccount\n    }\n    subject {\n      type\n      id\n      label\n    }\n    changes {\n      field\n      before\n      after\n    }\n  }\n"): (typeof documents)["\n  fragment ActivityRow_entry on AuditEntry {\n    id\n    at\n    action\n    outcome\n    reason\n    actor {\n      id\n      label\n      isServiceAccount\n    }\n    subject {\n      type\n      id\n      label\n    }\n    changes {\n      field\n      before\n      after\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AgendaColumns {\n    schedule {\n      lanes {\n        id\n        name\n        location\n        isActive\n      }\n    }\n    instructors(isActive: true, first: 100) {\n      nodes {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  query AgendaColumns {\n    schedule {\n      lanes {\n        id\n        name\n        location\n        isActive\n      }\n    }\n    instructors(isActive: true, first: 100) {\n      nodes {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Agenda($from: LocalDate!, $to: LocalDate!) {\n    me {\n      ...Roles\n    }\n    agenda(from: $from, to: $to) {\n      id\n      startsAt\n      endsAt\n      ...ClassCard_entry\n      course {\n        courseType\n        scheduledDate\n        laneId\n        cluPolicy\n        revision\n      }\n      enrolment {\n        laneId\n      }\n      proposedLaneId\n    }\n  }\n"): (typeof documents)["\n  query Agenda($from: LocalDate!, $to: LocalDate!) {\n    me {\n      ...Roles\n    }\n    agenda(from: $from, to: $to) {\n      id\n      startsAt\n      endsAt\n      ...ClassCard_entry\n      course {\n        courseType\n        scheduledDate\n        laneId\n        cluPolicy\n        revision\n      }\n      enrolment {\n        laneId\n      }\n      proposedLaneId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ArmourySheet_sheet on ArmourySheet {\n    weapons {\n      id\n      label\n      classes\n    }\n    calibers {\n      caliber\n      boxes\n      cartridges\n    }\n    classes {\n      ...ArmouryClasses_class\n    }\n    ownWeaponClasses {\n      ...ArmouryClasses_class\n    }\n  }\n"): (typeof documents)["\n  fragment ArmourySheet_sheet on ArmourySheet {\n    weapons {\n      id\n      label\n      classes\n    }\n    calibers {\n      caliber\n      boxes\n      cartridges\n    }\n    classes {\n      ...ArmouryClasses_class\n    }\n    ownWeaponClasses {\n      ...ArmouryClasses_class\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ArmouryClasses_class on ArmouryClass {\n    enrolment {\n      id\n      startsAt\n      instructorName\n      user {\n        ...PersonName\n      }\n    }\n    weapons\n    boxes {\n      caliber\n      quantity\n    }\n  }\n"): (typeof documents)["\n  fragment ArmouryClasses_class on ArmouryClass {\n    enrolment {\n      id\n      startsAt\n      instructorName\n      user {\n        ...PersonName\n      }\n    }\n    weapons\n    boxes {\n      caliber\n      quantity\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Armoury($day: LocalDate!) {\n    me {\n      ...Roles\n    }\n    armoury(day: $day) {\n      day\n      confirmed {\n        ...ArmourySheet_sheet\n      }\n      pending {\n        ...ArmourySheet_sheet\n      }\n      ...ArmouryGroups_armoury\n      ...ArmouryShortages_armoury\n    }\n  }\n"): (typeof documents)["\n  query Armoury($day: LocalDate!) {\n    me {\n      ...Roles\n    }\n    armoury(day: $day) {\n      day\n      confirmed {\n        ...ArmourySheet_sheet\n      }\n      pending {\n        ...ArmourySheet_sheet\n      }\n      ...ArmouryGroups_armoury\n      ...ArmouryShortages_armoury\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ArmouryGroups_armoury on Armoury {\n    groupCourses {\n      id\n      name\n      location\n      scheduledDate\n      placesTaken\n      instructor {\n        name\n      }\n    }\n    groupLoans {\n      courseId\n      students\n      weapons\n      rounds\n    }\n  }\n"): (typeof documents)["\n  fragment ArmouryGroups_armoury on Armoury {\n    groupCourses {\n      id\n      name\n      location\n      scheduledDate\n      placesTaken\n      instructor {\n        name\n      }\n    }\n    groupLoans {\n      courseId\n      students\n      weapons\n      rounds\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ArmouryShortages_armoury on Armoury {\n    shortages {\n      id\n      label\n      counted\n      lent\n      at\n    }\n  }\n"): (typeof documents)["\n  fragment ArmouryShortages_armoury on Armoury {\n    shortages {\n      id\n      label\n      counted\n      lent\n      at\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeCertificate($input: CertificateReasonInput!) {\n    revokeCertificate(input: $input) {\n      id\n      ...CertificateRow_certificate\n    }\n  }\n"): (typeof documents)["\n  mutation RevokeCertificate($input: CertificateReasonInput!) {\n    revokeCertificate(input: $input) {\n      id\n      ...CertificateRow_certificate\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReissueCertificate($input: CertificateReasonInput!) {\n    reissueCertificate(input: $input) {\n      id\n      number\n    }\n  }\n"): (typeof documents)["\n  mutation ReissueCertificate($input: CertificateReasonInput!) {\n    reissueCertificate(input: $input) {\n      id\n      number\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Certificates($search: String, $userId: ID, $enrolmentId: ID, $isRevoked: Boolean, $after: String) {\n    me {\n      ...Roles\n    }\n    certificates(\n      search: $search\n      userId: $userId\n      enrolmentId: $enrolmentId\n      isRevoked: $isRevoked\n      first: 20\n      after: $after\n    ) {\n      nodes {\n        id\n        ...CertificateRow_certificate\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n"): (typeof documents)["\n  query Certificates($search: String, $userId: ID, $enrolmentId: ID, $isRevoked: Boolean, $after: String) {\n    me {\n      ...Roles\n    }\n    certificates(\n      search: $search\n      userId: $userId\n      enrolmentId: $enrolmentId\n      isRevoked: $isRevoked\n      first: 20\n      after: $after\n    ) {\n      nodes {\n        id\n        ...CertificateRow_certificate\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CertificateRow_certificate on Certificate {\n    id\n    number\n    code\n    userId\n    issuedAt\n    replaces\n    content {\n      name\n      course\n      day\n    }\n    revocation {\n      reason\n      note\n      at\n    }\n  }\n"): (typeof documents)["\n  fragment CertificateRow_certificate on Certificate {\n    id\n    number\n    code\n    userId\n    issuedAt\n    replaces\n    content {\n      name\n      course\n      day\n    }\n    revocation {\n      reason\n      note\n      at\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CallOffCourse($input: CallOffCourseInput!) {\n    callOffCourse(input: $input) {\n      ...CallOffNote_change\n    }\n  }\n"): (typeof documents)["\n  mutation CallOffCourse($input: CallOffCourseInput!) {\n    callOffCourse(input: $input) {\n      ...CallOffNote_change\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CallOffNote_course on Course {\n    id\n    callOff {\n      reason\n      note\n      at\n      undoUntil\n    }\n  }\n\n  fragment CallOffNote_change on CourseWithContacts {\n    course {\n      isActive\n      placesTaken\n      placesLeft\n      waitingCount\n      ...CallOffNote_course\n    }\n    contacts {\n      ...Contacts_contact\n    }\n  }\n"): (typeof documents)["\n  fragment CallOffNote_course on Course {\n    id\n    callOff {\n      reason\n      note\n      at\n      undoUntil\n    }\n  }\n\n  fragment CallOffNote_change on CourseWithContacts {\n    course {\n      isActive\n      placesTaken\n      placesLeft\n      waitingCount\n      ...CallOffNote_course\n    }\n    contacts {\n      ...Contacts_contact\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoCallOff($input: UndoCallOffInput!) {\n    undoCallOff(input: $input) {\n      ...CallOffNote_change\n    }\n  }\n"): (typeof documents)["\n  mutation UndoCallOff($input: UndoCallOffInput!) {\n    undoCallOff(input: $input) {\n      ...CallOffNote_change\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CourseContacts($courseId: ID!) {\n    courseContacts(courseId: $courseId) {\n      ...Contacts_contact\n    }\n  }\n"): (typeof documents)["\n  query CourseContacts($courseId: ID!) {\n    courseContacts(courseId: $courseId) {\n      ...Contacts_contact\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Contacts_contact on CourseContact {\n    id\n    isWaiting\n    failure\n    user {\n      ...PersonName\n      phone\n    }\n  }\n"): (typeof documents)["\n  fragment Contacts_contact on CourseContact {\n    id\n    isWaiting\n    failure\n    user {\n      ...PersonName\n      phone\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeactivateCourse($input: DeactivateCourseInput!) {\n    deactivateCourse(input: $input) {\n      id\n      isActive\n    }\n  }\n"): (typeof documents)["\n  mutation DeactivateCourse($input: DeactivateCourseInput!) {\n    deactivateCourse(input: $input) {\n      id\n      isActive\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CourseForm_course on Course {\n    id\n    name\n    description\n    location\n    courseType\n    scheduledDate\n    price\n    pointsValue\n    isActive\n    capacity\n    durationMinutes\n    cluPolicy\n    offerHours\n    depositPercent\n    issuesCertificate\n    instructor {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment CourseForm_course on Course {\n    id\n    name\n    description\n    location\n    courseType\n    scheduledDate\n    price\n    pointsValue\n    isActive\n    capacity\n    durationMinutes\n    cluPolicy\n    offerHours\n    depositPercent\n    issuesCertificate\n    instructor {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateCourse($input: UpdateCourseInput!) {\n    updateCourse(input: $input) {\n      id\n      placesLeft\n      placesTaken\n      waitingCount\n      ...CourseForm_course\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateCourse($input: UpdateCourseInput!) {\n    updateCourse(input: $input) {\n      id\n      placesLeft\n      placesTaken\n      waitingCount\n      ...CourseForm_course\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CourseKit($courseId: ID!) {\n    courseKit(courseId: $courseId) {\n      courseId\n      isAccompanied\n      weapons\n      rounds\n      revision\n    }\n  }\n"): (typeof documents)["\n  query CourseKit($courseId: ID!) {\n    courseKit(courseId: $courseId) {\n      courseId\n      isAccompanied\n      weapons\n      rounds\n      revision\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetCourseKit($input: SetCourseKitInput!) {\n    setCourseKit(input: $input) {\n      courseId\n      isAccompanied\n      weapons\n      rounds\n      revision\n    }\n  }\n"): (typeof documents)["\n  mutation SetCourseKit($input: SetCourseKitInput!) {\n    setCourseKit(input: $input) {\n      courseId\n      isAccompanied\n      weapons\n      rounds\n      revision\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DuplicateCourse($input: DuplicateCourseInput!) {\n    duplicateCourse(input: $input) {\n      id\n      instructor {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DuplicateCourse($input: DuplicateCourseInput!) {\n    duplicateCourse(input: $input) {\n      id\n      instructor {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StaffCourse($id: ID!) {\n    me {\n      ...Roles\n    }\n    course(id: $id) {\n      id\n      name\n      courseType\n      capacity\n      placesTaken\n      waitingCount\n      offerHours\n      seriesId\n      ...CallOffNote_course\n      ...CourseHead_course\n      ...CourseForm_course\n      ...RosterSheet_course\n    }\n    roster(courseId: $id) {\n      id\n      ...RosterRow_enrolment\n      ...RosterSheet_enrolment\n    }\n    waitingList(courseId: $id) {\n      ...WaitingList_entry\n    }\n  }\n"): (typeof documents)["\n  query StaffCourse($id: ID!) {\n    me {\n      ...Roles\n    }\n    course(id: $id) {\n      id\n      name\n      courseType\n      capacity\n      placesTaken\n      waitingCount\n      offerHours\n      seriesId\n      ...CallOffNote_course\n      ...CourseHead_course\n      ...CourseForm_course\n      ...RosterSheet_course\n    }\n    roster(courseId: $id) {\n      id\n      ...RosterRow_enrolment\n      ...RosterSheet_enrolment\n    }\n    waitingList(courseId: $id) {\n      ...WaitingList_entry\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CourseHead_course on Course {\n    id\n    name\n    location\n    courseType\n    scheduledDate\n    isActive\n    callOff {\n      at\n    }\n    capacity\n    placesTaken\n    waitingCount\n    cluPolicy\n    revision\n    instructor {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment CourseHead_course on Course {\n    id\n    name\n    location\n    courseType\n    scheduledDate\n    isActive\n    callOff {\n      at\n    }\n    capacity\n    placesTaken\n    waitingCount\n    cluPolicy\n    revision\n    instructor {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MoveCourse($input: UpdateCourseInput!) {\n    updateCourse(input: $input) {\n      id\n      scheduledDate\n      revision\n    }\n  }\n"): (typeof documents)["\n  mutation MoveCourse($input: UpdateCourseInput!) {\n    updateCourse(input: $input) {\n      id\n      scheduledDate\n      revision\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CourseMove($courseId: ID!, $scheduledDate: DateTime!) {\n    courseMove(courseId: $courseId, scheduledDate: $scheduledDate) {\n      following\n      ownDate\n      waiting\n      licences {\n        licence\n        user {\n          ...PersonName\n        }\n      }\n      overlaps {\n        id\n        name\n        startsAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query CourseMove($courseId: ID!, $scheduledDate: DateTime!) {\n    courseMove(courseId: $courseId, scheduledDate: $scheduledDate) {\n      following\n      ownDate\n      waiting\n      licences {\n        licence\n        user {\n          ...PersonName\n        }\n      }\n      overlaps {\n        id\n        name\n        startsAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NewStaffCourse {\n    me {\n      ...Roles\n    }\n  }\n"): (typeof documents)["\n  query NewStaffCourse {\n    me {\n      ...Roles\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateCourse($input: CreateCourseInput!) {\n    createCourse(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation CreateCourse($input: CreateCourseInput!) {\n    createCourse(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RosterSheet_course on Course {\n    id\n    name\n    location\n    scheduledDate\n    instructor {\n      id\n      name\n    }\n  }\n\n  fragment RosterSheet_enrolment on Enrolment {\n    id\n    status\n    licence\n    user {\n      ...PersonName\n      phone\n      documentNumber\n    }\n  }\n"): (typeof documents)["\n  fragment RosterSheet_course on Course {\n    id\n    name\n    location\n    scheduledDate\n    instructor {\n      id\n      name\n    }\n  }\n\n  fragment RosterSheet_enrolment on Enrolment {\n    id\n    status\n    licence\n    user {\n      ...PersonName\n      phone\n      documentNumber\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RosterRow_enrolment on Enrolment {\n    id\n    status\n    startsAt\n    completableFrom\n    arrivedAt\n    comingAt\n    offerUntil\n    price\n    isPaid\n    owed\n    licence\n    ageMissed\n    cancellation {\n      reason\n    }\n    course {\n      id\n      name\n    }\n    user {\n      ...PersonName\n      phone\n      documentNumber\n      cluExpiration\n    }\n  }\n"): (typeof documents)["\n  fragment RosterRow_enrolment on Enrolment {\n    id\n    status\n    startsAt\n    completableFrom\n    arrivedAt\n    comingAt\n    offerUntil\n    price\n    isPaid\n    owed\n    licence\n    ageMissed\n    cancellation {\n      reason\n    }\n    course {\n      id\n      name\n    }\n    user {\n      ...PersonName\n      phone\n      documentNumber\n      cluExpiration\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateCourses($input: UpdateCoursesInput!) {\n    updateCourses(input: $input) {\n      id\n      course {\n        ...SeriesRow_course\n      }\n      error {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateCourses($input: UpdateCoursesInput!) {\n    updateCourses(input: $input) {\n      id\n      course {\n        ...SeriesRow_course\n      }\n      error {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RepeatCourse($input: RepeatCourseInput!) {\n    repeatCourse(input: $input) {\n      id\n      seriesId\n    }\n  }\n"): (typeof documents)["\n  mutation RepeatCourse($input: RepeatCourseInput!) {\n    repeatCourse(input: $input) {\n      id\n      seriesId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CourseSeries($courseId: ID!) {\n    courseSeries(courseId: $courseId) {\n      ...SeriesRow_course\n    }\n  }\n"): (typeof documents)["\n  query CourseSeries($courseId: ID!) {\n    courseSeries(courseId: $courseId) {\n      ...SeriesRow_course\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SeriesRow_course on Course {\n    id\n    name\n    location\n    scheduledDate\n    price\n    capacity\n    durationMinutes\n    placesTaken\n    isActive\n    callOff {\n      at\n    }\n    instructor {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment SeriesRow_course on Course {\n    id\n    name\n    location\n    scheduledDate\n    price\n    capacity\n    durationMinutes\n    placesTaken\n    isActive\n    callOff {\n      at\n    }\n    instructor {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddToWaitingList($input: AddToWaitingListInput!) {\n    addToWaitingList(input: $input) {\n      id\n      position\n    }\n  }\n"): (typeof documents)["\n  mutation AddToWaitingList($input: AddToWaitingListInput!) {\n    addToWaitingList(input: $input) {\n      id\n      position\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WaitingList_entry on WaitingEntry {\n    id\n    position\n    joinedAt\n    user {\n      ...PersonName\n      phone\n    }\n  }\n"): (typeof documents)["\n  fragment WaitingList_entry on WaitingEntry {\n    id\n    position\n    joinedAt\n    user {\n      ...PersonName\n      phone\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MoveToFrontOfWaitingList($input: WaitingEntryInput!) {\n    changed: moveToFrontOfWaitingList(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation MoveToFrontOfWaitingList($input: WaitingEntryInput!) {\n    changed: moveToFrontOfWaitingList(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveFromWaitingList($input: WaitingEntryInput!) {\n    changed: removeFromWaitingList(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveFromWaitingList($input: WaitingEntryInput!) {\n    changed: removeFromWaitingList(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EndedWaiting($courseId: ID!) {\n    endedWaiting(courseId: $courseId) {\n      id\n      endedAt\n      state\n      reason\n      user {\n        ...PersonName\n      }\n    }\n  }\n"): (typeof documents)["\n  query EndedWaiting($courseId: ID!) {\n    endedWaiting(courseId: $courseId) {\n      id\n      endedAt\n      state\n      reason\n      user {\n        ...PersonName\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StaffCourseRow_course on Course {\n    id\n    name\n    location\n    courseType\n    scheduledDate\n    price\n    isActive\n    callOff {\n      at\n    }\n    capacity\n    placesTaken\n    waitingCount\n    instructor {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment StaffCourseRow_course on Course {\n    id\n    name\n    location\n    courseType\n    scheduledDate\n    price\n    isActive\n    callOff {\n      at\n    }\n    capacity\n    placesTaken\n    waitingCount\n    instructor {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StaffCourses(\n    $search: String\n    $from: LocalDate\n    $to: LocalDate\n    $courseType: CourseType\n    $isActive: Boolean\n    $instructorId: ID\n    $isFull: Boolean\n    $hasWaiting: Boolean\n    $after: String\n  ) {\n    me {\n      ...Roles\n    }\n    adminCourses(\n      search: $search\n      from: $from\n      to: $to\n      courseType: $courseType\n      isActive: $isActive\n      instructorId: $instructorId\n      isFull: $isFull\n      hasWaiting: $hasWaiting\n      first: 20\n      after: $after\n    ) {\n      nodes {\n        id\n        ...StaffCourseRow_course\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n"): (typeof documents)["\n  query StaffCourses(\n    $search: String\n    $from: LocalDate\n    $to: LocalDate\n    $courseType: CourseType\n    $isActive: Boolean\n    $instructorId: ID\n    $isFull: Boolean\n    $hasWaiting: Boolean\n    $after: String\n  ) {\n    me {\n      ...Roles\n    }\n    adminCourses(\n      search: $search\n      from: $from\n      to: $to\n      courseType: $courseType\n      isActive: $isActive\n      instructorId: $instructorId\n      isFull: $isFull\n      hasWaiting: $hasWaiting\n      first: 20\n      after: $after\n    ) {\n      nodes {\n        id\n        ...StaffCourseRow_course\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CorrectAttendance($input: CorrectAttendanceInput!) {\n    correctAttendance(input: $input) {\n      notice\n      enrolment {\n        ...ChangedEnrolment\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CorrectAttendance($input: CorrectAttendanceInput!) {\n    correctAttendance(input: $input) {\n      notice\n      enrolment {\n        ...ChangedEnrolment\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Lanes {\n    schedule {\n      policy\n      lanes {\n        id\n        name\n        location\n        isActive\n      }\n    }\n  }\n"): (typeof documents)["\n  query Lanes {\n    schedule {\n      policy\n      lanes {\n        id\n        name\n        location\n        isActive\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SendsMessages {\n    health {\n      sendsMessages\n    }\n  }\n"): (typeof documents)["\n  query SendsMessages {\n    health {\n      sendsMessages\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StaffEnrolment($id: ID!) {\n    enrolment(id: $id) {\n      id\n      status\n      startsAt\n      createdAt\n      completionDate\n      earlyReason\n      arrivedAt\n      comingAt\n      completableFrom\n      instructorId\n      instructorName\n      laneId\n      classType\n      weapons\n      hasWeaponAmmo\n      ammoBoxes {\n        caliber\n        quantity\n      }\n      price\n      isPaid\n      owed\n      ...Shortages\n      licence\n      ageMissed\n      cancellation {\n        reason\n        note\n        at\n        isLate\n      }\n      course {\n        id\n        name\n        courseType\n        location\n        instructor {\n          id\n          name\n        }\n      }\n      user {\n        ...PersonName\n        phone\n        documentNumber\n        clu\n        cluExpiration\n      }\n    }\n  }\n"): (typeof documents)["\n  query StaffEnrolment($id: ID!) {\n    enrolment(id: $id) {\n      id\n      status\n      startsAt\n      createdAt\n      completionDate\n      earlyReason\n      arrivedAt\n      comingAt\n      completableFrom\n      instructorId\n      instructorName\n      laneId\n      classType\n      weapons\n      hasWeaponAmmo\n      ammoBoxes {\n        caliber\n        quantity\n      }\n      price\n      isPaid\n      owed\n      ...Shortages\n      licence\n      ageMissed\n      cancellation {\n        reason\n        note\n        at\n        isLate\n      }\n      course {\n        id\n        name\n        courseType\n        location\n        instructor {\n          id\n          name\n        }\n      }\n      user {\n        ...PersonName\n        phone\n        documentNumber\n        clu\n        cluExpiration\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TransferTargets($enrolmentId: ID!) {\n    transferTargets(enrolmentId: $enrolmentId) {\n      id\n      name\n      location\n      scheduledDate\n      placesLeft\n    }\n  }\n"): (typeof documents)["\n  query TransferTargets($enrolmentId: ID!) {\n    transferTargets(enrolmentId: $enrolmentId) {\n      id\n      name\n      location\n      scheduledDate\n      placesLeft\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TransferEnrolment($input: TransferEnrolmentInput!) {\n    transferEnrolment(input: $input) {\n      id\n      courseId\n      startsAt\n      scheduledDate\n    }\n  }\n"): (typeof documents)["\n  mutation TransferEnrolment($input: TransferEnrolmentInput!) {\n    transferEnrolment(input: $input) {\n      id\n      courseId\n      startsAt\n      scheduledDate\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EnrolStudent($input: EnrolStudentInput!) {\n    enrolStudent(input: $input) {\n      id\n      status\n    }\n  }\n"): (typeof documents)["\n  mutation EnrolStudent($input: EnrolStudentInput!) {\n    enrolStudent(input: $input) {\n      id\n      status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmEnrolments($input: EnrolmentIdsInput!) {\n    outcomes: confirmEnrolments(input: $input) {\n      ...EnrolmentOutcome\n    }\n  }\n\n  fragment EnrolmentOutcome on EnrolmentOutcome {\n    id\n    enrolment {\n      ...ChangedEnrolment\n    }\n    error {\n      message\n      errorCode\n    }\n  }\n\n  fragment ChangedEnrolment on Enrolment {\n    id\n    status\n    completionDate\n    earlyReason\n    arrivedAt\n    isPaid\n    owed\n    instructorId\n    instructorName\n    cancellation {\n      reason\n      note\n      at\n      isLate\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmEnrolments($input: EnrolmentIdsInput!) {\n    outcomes: confirmEnrolments(input: $input) {\n      ...EnrolmentOutcome\n    }\n  }\n\n  fragment EnrolmentOutcome on EnrolmentOutcome {\n    id\n    enrolment {\n      ...ChangedEnrolment\n    }\n    error {\n      message\n      errorCode\n    }\n  }\n\n  fragment ChangedEnrolment on Enrolment {\n    id\n    status\n    completionDate\n    earlyReason\n    arrivedAt\n    isPaid\n    owed\n    instructorId\n    instructorName\n    cancellation {\n      reason\n      note\n      at\n      isLate\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CompleteEnrolments($input: EnrolmentIdsInput!) {\n    outcomes: completeEnrolments(input: $input) {\n      ...EnrolmentOutcome\n    }\n  }\n"): (typeof documents)["\n  mutation CompleteEnrolments($input: EnrolmentIdsInput!) {\n    outcomes: completeEnrolments(input: $input) {\n      ...EnrolmentOutcome\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TakeBackEnrolments($input: EnrolmentIdsInput!) {\n    outcomes: takeBackEnrolments(input: $input) {\n      ...EnrolmentOutcome\n    }\n  }\n"): (typeof documents)["\n  mutation TakeBackEnrolments($input: EnrolmentIdsInput!) {\n    outcomes: takeBackEnrolments(input: $input) {\n      ...EnrolmentOutcome\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkArrivals($input: MarkArrivalsInput!) {\n    outcomes: markArrivals(input: $input) {\n      ...EnrolmentOutcome\n    }\n  }\n"): (typeof documents)["\n  mutation MarkArrivals($input: MarkArrivalsInput!) {\n    outcomes: markArrivals(input: $input) {\n      ...EnrolmentOutcome\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkNoShows($input: EnrolmentIdsInput!) {\n    outcomes: markNoShows(input: $input) {\n      ...EnrolmentOutcome\n    }\n  }\n"): (typeof documents)["\n  mutation MarkNoShows($input: EnrolmentIdsInput!) {\n    outcomes: markNoShows(input: $input) {\n      ...EnrolmentOutcome\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelEnrolments($input: CancelEnrolmentsInput!) {\n    outcomes: cancelEnrolments(input: $input) {\n      ...EnrolmentOutcome\n    }\n  }\n"): (typeof documents)["\n  mutation CancelEnrolments($input: CancelEnrolmentsInput!) {\n    outcomes: cancelEnrolments(input: $input) {\n      ...EnrolmentOutcome\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AssignInstructor($input: AssignInstructorInput!) {\n    outcomes: assignInstructor(input: $input) {\n      ...EnrolmentOutcome\n    }\n  }\n"): (typeof documents)["\n  mutation AssignInstructor($input: AssignInstructorInput!) {\n    outcomes: assignInstructor(input: $input) {\n      ...EnrolmentOutcome\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation IssueCertificates($input: IssueCertificatesInput!) {\n    outcomes: issueCertificates(input: $input) {\n      id\n      certificate {\n        id\n      }\n      error {\n        message\n        errorCode\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation IssueCertificates($input: IssueCertificatesInput!) {\n    outcomes: issueCertificates(input: $input) {\n      id\n      certificate {\n        id\n      }\n      error {\n        message\n        errorCode\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EnrolmentStudent on Enrolment {\n    user {\n      ...PersonName\n    }\n  }\n"): (typeof documents)["\n  fragment EnrolmentStudent on Enrolment {\n    user {\n      ...PersonName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EnrolmentDebt on Enrolment {\n    owed\n  }\n"): (typeof documents)["\n  fragment EnrolmentDebt on Enrolment {\n    owed\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Shortages on Enrolment {\n    shortages {\n      label\n      isAmmunition\n      needed\n      available\n    }\n  }\n"): (typeof documents)["\n  fragment Shortages on Enrolment {\n    shortages {\n      label\n      isAmmunition\n      needed\n      available\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ClassCard_entry on AgendaEntry {\n    id\n    startsAt\n    endsAt\n    instructorId\n    instructorName\n    pendingCount\n    confirmedCount\n    completedCount\n    comingCount\n    unpaidCount\n    warnings\n    course {\n      id\n      name\n      location\n      capacity\n      placesLeft\n      callOff {\n        at\n      }\n    }\n    enrolment {\n      id\n      status\n      comingAt\n      price\n      isPaid\n      owed\n      instructorId\n      instructorName\n      user {\n        ...PersonName\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ClassCard_entry on AgendaEntry {\n    id\n    startsAt\n    endsAt\n    instructorId\n    instructorName\n    pendingCount\n    confirmedCount\n    completedCount\n    comingCount\n    unpaidCount\n    warnings\n    course {\n      id\n      name\n      location\n      capacity\n      placesLeft\n      callOff {\n        at\n      }\n    }\n    enrolment {\n      id\n      status\n      comingAt\n      price\n      isPaid\n      owed\n      instructorId\n      instructorName\n      user {\n        ...PersonName\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetCourseInstructor($input: UpdateCourseInput!) {\n    updateCourse(input: $input) {\n      id\n      instructor {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetCourseInstructor($input: UpdateCourseInput!) {\n    updateCourse(input: $input) {\n      id\n      instructor {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FilteredPerson($id: ID!) {\n    user(id: $id) {\n      ...PersonName\n      documentNumber\n    }\n  }\n"): (typeof documents)["\n  query FilteredPerson($id: ID!) {\n    user(id: $id) {\n      ...PersonName\n      documentNumber\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FindPeople($search: String!) {\n    users(search: $search, byPhone: true, first: 8) {\n      nodes {\n        ...PersonName\n        documentNumber\n      }\n    }\n  }\n"): (typeof documents)["\n  query FindPeople($search: String!) {\n    users(search: $search, byPhone: true, first: 8) {\n      nodes {\n        ...PersonName\n        documentNumber\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ActiveInstructors {\n    instructors(isActive: true, first: 100) {\n      nodes {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  query ActiveInstructors {\n    instructors(isActive: true, first: 100) {\n      nodes {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RecordAmmunition($input: RecordAmmunitionInput!) {\n    recordAmmunition(input: $input) {\n      id\n      balance\n    }\n  }\n"): (typeof documents)["\n  mutation RecordAmmunition($input: RecordAmmunitionInput!) {\n    recordAmmunition(input: $input) {\n      id\n      balance\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CorrectHandOut($input: CorrectHandOutInput!) {\n    correctHandOut(input: $input) {\n      id\n      roundsLeft\n    }\n  }\n"): (typeof documents)["\n  mutation CorrectHandOut($input: CorrectHandOutInput!) {\n    correctHandOut(input: $input) {\n      id\n      roundsLeft\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateFirearm($input: CreateFirearmInput!) {\n    createFirearm(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation CreateFirearm($input: CreateFirearmInput!) {\n    createFirearm(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateFirearm($input: UpdateFirearmInput!) {\n    updateFirearm(input: $input) {\n      id\n      ...FirearmRow_firearm\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateFirearm($input: UpdateFirearmInput!) {\n    updateFirearm(input: $input) {\n      id\n      ...FirearmRow_firearm\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CorrectFirearm($input: CorrectFirearmInput!) {\n    correctFirearm(input: $input) {\n      id\n      ...FirearmRow_firearm\n    }\n  }\n"): (typeof documents)["\n  mutation CorrectFirearm($input: CorrectFirearmInput!) {\n    correctFirearm(input: $input) {\n      id\n      ...FirearmRow_firearm\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AmmunitionSheets {\n    me {\n      ...Roles\n    }\n    ammunitionSheets(first: 40) {\n      nodes {\n        id\n        ...SheetRow_sheet\n      }\n    }\n    nextAmmunitionSheet {\n      ...NextSheet_next\n    }\n  }\n"): (typeof documents)["\n  query AmmunitionSheets {\n    me {\n      ...Roles\n    }\n    ammunitionSheets(first: 40) {\n      nodes {\n        id\n        ...SheetRow_sheet\n      }\n    }\n    nextAmmunitionSheet {\n      ...NextSheet_next\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SheetRow_sheet on AmmunitionSheet {\n    id\n    number\n    quarter\n    from\n    to\n    issuedAt\n    issuedByName\n  }\n"): (typeof documents)["\n  fragment SheetRow_sheet on AmmunitionSheet {\n    id\n    number\n    quarter\n    from\n    to\n    issuedAt\n    issuedByName\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NextSheet_next on NextAmmunitionSheet {\n    quarter\n    from\n    to\n    isOver\n  }\n"): (typeof documents)["\n  fragment NextSheet_next on NextAmmunitionSheet {\n    quarter\n    from\n    to\n    isOver\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation IssueAmmunitionSheet($input: IssueAmmunitionSheetInput!) {\n    issueAmmunitionSheet(input: $input) {\n      id\n      number\n    }\n  }\n"): (typeof documents)["\n  mutation IssueAmmunitionSheet($input: IssueAmmunitionSheetInput!) {\n    issueAmmunitionSheet(input: $input) {\n      id\n      number\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Ammunition($after: String) {\n    me {\n      ...Roles\n    }\n    ammunition {\n      stocks {\n        ...StockRow_stock\n      }\n    }\n    ammunitionEntries(first: 20, after: $after) {\n      nodes {\n        id\n        ...AmmunitionRow_entry\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n"): (typeof documents)["\n  query Ammunition($after: String) {\n    me {\n      ...Roles\n    }\n    ammunition {\n      stocks {\n        ...StockRow_stock\n      }\n    }\n    ammunitionEntries(first: 20, after: $after) {\n      nodes {\n        id\n        ...AmmunitionRow_entry\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StockRow_stock on AmmunitionStock {\n    caliber\n    opening\n    bought\n    handedOut\n    returned\n    counted\n    lost\n    corrected\n    closing\n    out\n  }\n"): (typeof documents)["\n  fragment StockRow_stock on AmmunitionStock {\n    caliber\n    opening\n    bought\n    handedOut\n    returned\n    counted\n    lost\n    corrected\n    closing\n    out\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AmmunitionRow_entry on AmmunitionEntry {\n    id\n    caliber\n    type\n    rounds\n    balance\n    description\n    byName\n    createdAt\n    lot\n    supplier\n    invoice\n    handOutId\n  }\n"): (typeof documents)["\n  fragment AmmunitionRow_entry on AmmunitionEntry {\n    id\n    caliber\n    type\n    rounds\n    balance\n    description\n    byName\n    createdAt\n    lot\n    supplier\n    invoice\n    handOutId\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FirearmBook($from: LocalDate, $to: LocalDate, $serial: String, $after: String) {\n    me {\n      ...Roles\n    }\n    firearmBook(from: $from, to: $to, serial: $serial, first: 20, after: $after) {\n      nodes {\n        id\n        ...BookRow_entry\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n"): (typeof documents)["\n  query FirearmBook($from: LocalDate, $to: LocalDate, $serial: String, $after: String) {\n    me {\n      ...Roles\n    }\n    firearmBook(from: $from, to: $to, serial: $serial, first: 20, after: $after) {\n      nodes {\n        id\n        ...BookRow_entry\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BookRow_entry on FirearmBookEntry {\n    id\n    at\n    type\n    what\n    rounds\n    personName\n    documentNumber\n    clu\n    cluExpiration\n    byName\n    late {\n      receivedAt\n    }\n    note\n  }\n"): (typeof documents)["\n  fragment BookRow_entry on FirearmBookEntry {\n    id\n    at\n    type\n    what\n    rounds\n    personName\n    documentNumber\n    clu\n    cluExpiration\n    byName\n    late {\n      receivedAt\n    }\n    note\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Firearms($serial: String, $state: FirearmState, $after: String) {\n    me {\n      ...Roles\n    }\n    rangeDay {\n      ...HandOut_day\n    }\n    firearms(serial: $serial, state: $state, first: 20, after: $after) {\n      nodes {\n        id\n        ...FirearmRow_firearm\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n"): (typeof documents)["\n  query Firearms($serial: String, $state: FirearmState, $after: String) {\n    me {\n      ...Roles\n    }\n    rangeDay {\n      ...HandOut_day\n    }\n    firearms(serial: $serial, state: $state, first: 20, after: $after) {\n      nodes {\n        id\n        ...FirearmRow_firearm\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FirearmRow_firearm on Firearm {\n    id\n    make\n    serial\n    cuim\n    model\n    caliber\n    sector\n    state\n    workshopReason\n    roundsFired\n    serviceRounds\n    serviceDay\n    isServiceDue\n    corrections {\n      at\n      byName\n      reason\n      before {\n        make\n        serial\n        model\n        cuim\n      }\n    }\n    revision\n    handOut {\n      id\n      studentName\n      outAt\n      outLate {\n        ...Late_record\n      }\n      roundsOut\n    }\n  }\n"): (typeof documents)["\n  fragment FirearmRow_firearm on Firearm {\n    id\n    make\n    serial\n    cuim\n    model\n    caliber\n    sector\n    state\n    workshopReason\n    roundsFired\n    serviceRounds\n    serviceDay\n    isServiceDue\n    corrections {\n      at\n      byName\n      reason\n      before {\n        make\n        serial\n        model\n        cuim\n      }\n    }\n    revision\n    handOut {\n      id\n      studentName\n      outAt\n      outLate {\n        ...Late_record\n      }\n      roundsOut\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HandOut_day on RangeDay {\n    day\n    students {\n      enrolmentId\n      name\n      courseName\n      startsAt\n      state\n      hasLicence\n      isAccompanied\n      arrivedAt\n      weapons\n    }\n    instructors {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment HandOut_day on RangeDay {\n    day\n    students {\n      enrolmentId\n      name\n      courseName\n      startsAt\n      state\n      hasLicence\n      isAccompanied\n      arrivedAt\n      weapons\n    }\n    instructors {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation HandOutFirearm($input: HandOutFirearmInput!) {\n    handOutFirearm(input: $input) {\n      id\n      studentName\n      returnedAt\n    }\n  }\n"): (typeof documents)["\n  mutation HandOutFirearm($input: HandOutFirearmInput!) {\n    handOutFirearm(input: $input) {\n      id\n      studentName\n      returnedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TakeBackFirearm($input: TakeBackFirearmInput!) {\n    takeBackFirearm(input: $input) {\n      id\n      rounds\n    }\n  }\n"): (typeof documents)["\n  mutation TakeBackFirearm($input: TakeBackFirearmInput!) {\n    takeBackFirearm(input: $input) {\n      id\n      rounds\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnnulHandOut($input: AnnulHandOutInput!) {\n    annulHandOut(input: $input) {\n      id\n      isAnnulled\n    }\n  }\n"): (typeof documents)["\n  mutation AnnulHandOut($input: AnnulHandOutInput!) {\n    annulHandOut(input: $input) {\n      id\n      isAnnulled\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ImportFirearms($input: ImportFirearmsInput!) {\n    importFirearms(input: $input) {\n      dryRun\n      created\n      existing\n      faults {\n        line\n        field\n        message\n      }\n      warnings\n    }\n  }\n"): (typeof documents)["\n  mutation ImportFirearms($input: ImportFirearmsInput!) {\n    importFirearms(input: $input) {\n      dryRun\n      created\n      existing\n      faults {\n        line\n        field\n        message\n      }\n      warnings\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Late_record on LateRecord {\n    phoneAt\n    receivedAt\n  }\n"): (typeof documents)["\n  fragment Late_record on LateRecord {\n    phoneAt\n    receivedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Release {\n    release {\n      version\n      commit\n    }\n  }\n"): (typeof documents)["\n  query Release {\n    release {\n      version\n      commit\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Inbox($filter: EnrolmentFilter, $after: String) {\n    me {\n      ...Roles\n    }\n    enrolments(filter: $filter, first: 20, after: $after) {\n      nodes {\n        id\n        ...InboxRow_enrolment\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n    paidLate: enrolments(filter: { paidAfterRelease: true }, first: 1) {\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query Inbox($filter: EnrolmentFilter, $after: String) {\n    me {\n      ...Roles\n    }\n    enrolments(filter: $filter, first: 20, after: $after) {\n      nodes {\n        id\n        ...InboxRow_enrolment\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n    paidLate: enrolments(filter: { paidAfterRelease: true }, first: 1) {\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query InboxCount($filter: EnrolmentFilter) {\n    enrolments(filter: $filter, first: 1) {\n      totalCount\n      totalCountIsExact\n    }\n  }\n"): (typeof documents)["\n  query InboxCount($filter: EnrolmentFilter) {\n    enrolments(filter: $filter, first: 1) {\n      totalCount\n      totalCountIsExact\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query InboxChoice($filter: EnrolmentFilter, $after: String) {\n    enrolments(filter: $filter, first: 100, after: $after) {\n      nodes {\n        id\n        status\n        startsAt\n        completableFrom\n        course {\n          id\n          name\n        }\n        user {\n          ...PersonName\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query InboxChoice($filter: EnrolmentFilter, $after: String) {\n    enrolments(filter: $filter, first: 100, after: $after) {\n      nodes {\n        id\n        status\n        startsAt\n        completableFrom\n        course {\n          id\n          name\n        }\n        user {\n          ...PersonName\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InboxRow_enrolment on Enrolment {\n    id\n    status\n    startsAt\n    completableFrom\n    arrivedAt\n    comingAt\n    createdAt\n    price\n    isPaid\n    owed\n    ...Shortages\n    licence\n    ageMissed\n    instructorName\n    cancellation {\n      reason\n    }\n    course {\n      id\n      name\n      courseType\n    }\n    user {\n      ...PersonName\n      cluExpiration\n    }\n  }\n"): (typeof documents)["\n  fragment InboxRow_enrolment on Enrolment {\n    id\n    status\n    startsAt\n    completableFrom\n    arrivedAt\n    comingAt\n    createdAt\n    price\n    isPaid\n    owed\n    ...Shortages\n    licence\n    ageMissed\n    instructorName\n    cancellation {\n      reason\n    }\n    course {\n      id\n      name\n      courseType\n    }\n    user {\n      ...PersonName\n      cluExpiration\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StaffInstructor($id: ID!) {\n    me {\n      ...Roles\n    }\n    instructor(id: $id) {\n      id\n      name\n      isActive\n      workingHours {\n        weekday\n        from\n        to\n      }\n      absences {\n        fromDay\n        toDay\n        span {\n          from\n          to\n        }\n        reason\n      }\n      revision\n    }\n  }\n"): (typeof documents)["\n  query StaffInstructor($id: ID!) {\n    me {\n      ...Roles\n    }\n    instructor(id: $id) {\n      id\n      name\n      isActive\n      workingHours {\n        weekday\n        from\n        to\n      }\n      absences {\n        fromDay\n        toDay\n        span {\n          from\n          to\n        }\n        reason\n      }\n      revision\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateInstructorHours($input: UpdateInstructorInput!) {\n    updateInstructor(input: $input) {\n      id\n      revision\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateInstructorHours($input: UpdateInstructorInput!) {\n    updateInstructor(input: $input) {\n      id\n      revision\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StaffInstructors($isActive: Boolean, $after: String) {\n    me {\n      ...Roles\n    }\n    instructors(isActive: $isActive, first: 20, after: $after) {\n      nodes {\n        id\n        ...InstructorRow_instructor\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n"): (typeof documents)["\n  query StaffInstructors($isActive: Boolean, $after: String) {\n    me {\n      ...Roles\n    }\n    instructors(isActive: $isActive, first: 20, after: $after) {\n      nodes {\n        id\n        ...InstructorRow_instructor\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InstructorRow_instructor on Instructor {\n    id\n    name\n    email\n    phone\n    isActive\n    hasAccount\n    invitedUntil\n  }\n"): (typeof documents)["\n  fragment InstructorRow_instructor on Instructor {\n    id\n    name\n    email\n    phone\n    isActive\n    hasAccount\n    invitedUntil\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InviteInstructor($input: InviteInstructorInput!) {\n    inviteInstructor(input: $input) {\n      link\n      expiresAt\n    }\n  }\n"): (typeof documents)["\n  mutation InviteInstructor($input: InviteInstructorInput!) {\n    inviteInstructor(input: $input) {\n      link\n      expiresAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateInstructor($input: CreateInstructorInput!) {\n    createInstructor(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation CreateInstructor($input: CreateInstructorInput!) {\n    createInstructor(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateInstructor($input: UpdateInstructorInput!) {\n    updateInstructor(input: $input) {\n      id\n      name\n      email\n      phone\n      isActive\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateInstructor($input: UpdateInstructorInput!) {\n    updateInstructor(input: $input) {\n      id\n      name\n      email\n      phone\n      isActive\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Integrations {\n    me {\n      ...Roles\n    }\n    webhookEndpoints {\n      id\n      ...WebhookCard_endpoint\n    }\n    serviceAccounts {\n      id\n      ...ServiceAccountCard_account\n    }\n  }\n"): (typeof documents)["\n  query Integrations {\n    me {\n      ...Roles\n    }\n    webhookEndpoints {\n      id\n      ...WebhookCard_endpoint\n    }\n    serviceAccounts {\n      id\n      ...ServiceAccountCard_account\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateServiceAccount($input: CreateServiceAccountInput!) {\n    createServiceAccount(input: $input) {\n      secret\n    }\n  }\n"): (typeof documents)["\n  mutation CreateServiceAccount($input: CreateServiceAccountInput!) {\n    createServiceAccount(input: $input) {\n      secret\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateServiceAccount($input: UpdateServiceAccountInput!) {\n    updateServiceAccount(input: $input) {\n      id\n      ...ServiceAccountCard_account\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateServiceAccount($input: UpdateServiceAccountInput!) {\n    updateServiceAccount(input: $input) {\n      id\n      ...ServiceAccountCard_account\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndServiceAccount($input: EndServiceAccountInput!) {\n    endServiceAccount(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation EndServiceAccount($input: EndServiceAccountInput!) {\n    endServiceAccount(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ServiceAccountCard_account on ServiceAccount {\n    id\n    name\n    scopes\n    createdAt\n    createdBy {\n      id\n      label\n    }\n    expiresAt\n    lastUsedAt\n  }\n"): (typeof documents)["\n  fragment ServiceAccountCard_account on ServiceAccount {\n    id\n    name\n    scopes\n    createdAt\n    createdBy {\n      id\n      label\n    }\n    expiresAt\n    lastUsedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RotateServiceAccount($input: RotateServiceAccountInput!) {\n    rotateServiceAccount(input: $input) {\n      secret\n      serviceAccount {\n        id\n        ...ServiceAccountCard_account\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RotateServiceAccount($input: RotateServiceAccountInput!) {\n    rotateServiceAccount(input: $input) {\n      secret\n      serviceAccount {\n        id\n        ...ServiceAccountCard_account\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateWebhookEndpoint($input: CreateWebhookEndpointInput!) {\n    createWebhookEndpoint(input: $input) {\n      endpoint {\n        id\n      }\n      secret\n    }\n  }\n"): (typeof documents)["\n  mutation CreateWebhookEndpoint($input: CreateWebhookEndpointInput!) {\n    createWebhookEndpoint(input: $input) {\n      endpoint {\n        id\n      }\n      secret\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteWebhookEndpoint($input: WebhookEndpointIdInput!) {\n    deleteWebhookEndpoint(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteWebhookEndpoint($input: WebhookEndpointIdInput!) {\n    deleteWebhookEndpoint(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RotateWebhookSecret($input: WebhookEndpointIdInput!) {\n    rotateWebhookSecret(input: $input) {\n      endpoint {\n        id\n        ...WebhookCard_endpoint\n      }\n      secret\n    }\n  }\n"): (typeof documents)["\n  mutation RotateWebhookSecret($input: WebhookEndpointIdInput!) {\n    rotateWebhookSecret(input: $input) {\n      endpoint {\n        id\n        ...WebhookCard_endpoint\n      }\n      secret\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendTestEvent($input: WebhookEndpointIdInput!) {\n    sendTestEvent(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation SendTestEvent($input: WebhookEndpointIdInput!) {\n    sendTestEvent(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WebhookCard_endpoint on WebhookEndpoint {\n    id\n    url\n    description\n    events\n    isActive\n    disabledReason\n    failingSince\n    previousSecretUntil\n  }\n"): (typeof documents)["\n  fragment WebhookCard_endpoint on WebhookEndpoint {\n    id\n    url\n    description\n    events\n    isActive\n    disabledReason\n    failingSince\n    previousSecretUntil\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WebhookDeliveries($endpointId: ID!, $state: WebhookDeliveryState, $after: String) {\n    webhookDeliveries(endpointId: $endpointId, state: $state, first: 10, after: $after) {\n      nodes {\n        id\n        ...WebhookDelivery_delivery\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query WebhookDeliveries($endpointId: ID!, $state: WebhookDeliveryState, $after: String) {\n    webhookDeliveries(endpointId: $endpointId, state: $state, first: 10, after: $after) {\n      nodes {\n        id\n        ...WebhookDelivery_delivery\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Redeliver($input: RedeliverInput!) {\n    redeliver(input: $input) {\n      id\n      ...WebhookDelivery_delivery\n    }\n  }\n"): (typeof documents)["\n  mutation Redeliver($input: RedeliverInput!) {\n    redeliver(input: $input) {\n      id\n      ...WebhookDelivery_delivery\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WebhookDelivery_delivery on WebhookDelivery {\n    id\n    eventId\n    type\n    state\n    createdAt\n    nextAttemptAt\n    attempts {\n      at\n      status\n      error\n      durationMs\n    }\n  }\n"): (typeof documents)["\n  fragment WebhookDelivery_delivery on WebhookDelivery {\n    id\n    eventId\n    type\n    state\n    createdAt\n    nextAttemptAt\n    attempts {\n      at\n      status\n      error\n      durationMs\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RedeliverMatching($input: RedeliverMatchingInput!) {\n    redeliverMatching(input: $input) {\n      count\n      hasMore\n    }\n  }\n"): (typeof documents)["\n  mutation RedeliverMatching($input: RedeliverMatchingInput!) {\n    redeliverMatching(input: $input) {\n      count\n      hasMore\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateWebhookEndpoint($input: UpdateWebhookEndpointInput!) {\n    updateWebhookEndpoint(input: $input) {\n      id\n      ...WebhookCard_endpoint\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateWebhookEndpoint($input: UpdateWebhookEndpointInput!) {\n    updateWebhookEndpoint(input: $input) {\n      id\n      ...WebhookCard_endpoint\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendFailedMail($input: ResendFailedMailInput!) {\n    resendFailedMail(input: $input) {\n      count\n      hasMore\n    }\n  }\n"): (typeof documents)["\n  mutation ResendFailedMail($input: ResendFailedMailInput!) {\n    resendFailedMail(input: $input) {\n      count\n      hasMore\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Mail($state: MailState, $kind: MailKind, $userId: ID, $enrolmentId: ID, $after: String) {\n    me {\n      ...Roles\n    }\n    health {\n      sendsMail\n      sendsMessages\n    }\n    mailMessages(\n      state: $state\n      kind: $kind\n      userId: $userId\n      enrolmentId: $enrolmentId\n      first: 20\n      after: $after\n    ) {\n      nodes {\n        id\n        ...MailRow_message\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n"): (typeof documents)["\n  query Mail($state: MailState, $kind: MailKind, $userId: ID, $enrolmentId: ID, $after: String) {\n    me {\n      ...Roles\n    }\n    health {\n      sendsMail\n      sendsMessages\n    }\n    mailMessages(\n      state: $state\n      kind: $kind\n      userId: $userId\n      enrolmentId: $enrolmentId\n      first: 20\n      after: $after\n    ) {\n      nodes {\n        id\n        ...MailRow_message\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MailMessage($id: ID!) {\n    mailMessage(id: $id) {\n      id\n      content {\n        subject\n        text\n        html\n      }\n    }\n  }\n"): (typeof documents)["\n  query MailMessage($id: ID!) {\n    mailMessage(id: $id) {\n      id\n      content {\n        subject\n        text\n        html\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendMail($input: ResendMailInput!) {\n    resendMail(input: $input) {\n      id\n      state\n      reason\n      smtpCode\n      dueAt\n      settledAt\n    }\n  }\n"): (typeof documents)["\n  mutation ResendMail($input: ResendMailInput!) {\n    resendMail(input: $input) {\n      id\n      state\n      reason\n      smtpCode\n      dueAt\n      settledAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MailRow_message on MailMessage {\n    id\n    kind\n    state\n    reason\n    smtpCode\n    to\n    dueAt\n    settledAt\n    user {\n      ...PersonName\n      isEmailUnreachable\n    }\n  }\n"): (typeof documents)["\n  fragment MailRow_message on MailMessage {\n    id\n    kind\n    state\n    reason\n    smtpCode\n    to\n    dueAt\n    settledAt\n    user {\n      ...PersonName\n      isEmailUnreachable\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PersonNotes($id: ID!, $after: String) {\n    notes: personNotes(userId: $id, first: 20, after: $after) {\n      nodes {\n        id\n        text\n        author\n        createdAt\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n"): (typeof documents)["\n  query PersonNotes($id: ID!, $after: String) {\n    notes: personNotes(userId: $id, first: 20, after: $after) {\n      nodes {\n        id\n        text\n        author\n        createdAt\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ClassNotes($id: ID!, $after: String) {\n    notes: classNotes(classId: $id, first: 20, after: $after) {\n      nodes {\n        id\n        text\n        author\n        createdAt\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n"): (typeof documents)["\n  query ClassNotes($id: ID!, $after: String) {\n    notes: classNotes(classId: $id, first: 20, after: $after) {\n      nodes {\n        id\n        text\n        author\n        createdAt\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddPersonNote($id: ID!, $text: String!) {\n    added: addPersonNote(input: { userId: $id, text: $text }) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation AddPersonNote($id: ID!, $text: String!) {\n    added: addPersonNote(input: { userId: $id, text: $text }) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemovePersonNote($id: ID!) {\n    removed: removePersonNote(input: { id: $id }) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation RemovePersonNote($id: ID!) {\n    removed: removePersonNote(input: { id: $id }) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddClassNote($id: ID!, $text: String!) {\n    added: addClassNote(input: { classId: $id, text: $text }) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation AddClassNote($id: ID!, $text: String!) {\n    added: addClassNote(input: { classId: $id, text: $text }) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveClassNote($id: ID!) {\n    removed: removeClassNote(input: { id: $id }) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveClassNote($id: ID!) {\n    removed: removeClassNote(input: { id: $id }) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PersonRow_user on User {\n    ...PersonName\n    phone\n    documentNumber\n    role\n    staffRole\n    isActive\n    clu\n    cluExpiration\n  }\n"): (typeof documents)["\n  fragment PersonRow_user on User {\n    ...PersonName\n    phone\n    documentNumber\n    role\n    staffRole\n    isActive\n    clu\n    cluExpiration\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query People(\n    $search: String\n    $role: Role\n    $isActive: Boolean\n    $isPending: Boolean\n    $asksDeletion: Boolean\n    $licence: LicenceState\n    $licenceOn: LocalDate\n    $after: String\n  ) {\n    me {\n      ...Roles\n    }\n    users(\n      search: $search\n      byPhone: true\n      role: $role\n      isActive: $isActive\n      isPending: $isPending\n      asksDeletion: $asksDeletion\n      licence: $licence\n      licenceOn: $licenceOn\n      first: 20\n      after: $after\n    ) {\n      nodes {\n        id\n        ...PersonRow_user\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n"): (typeof documents)["\n  query People(\n    $search: String\n    $role: Role\n    $isActive: Boolean\n    $isPending: Boolean\n    $asksDeletion: Boolean\n    $licence: LicenceState\n    $licenceOn: LocalDate\n    $after: String\n  ) {\n    me {\n      ...Roles\n    }\n    users(\n      search: $search\n      byPhone: true\n      role: $role\n      isActive: $isActive\n      isPending: $isPending\n      asksDeletion: $asksDeletion\n      licence: $licence\n      licenceOn: $licenceOn\n      first: 20\n      after: $after\n    ) {\n      nodes {\n        id\n        ...PersonRow_user\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ImportUsers($input: ImportUsersInput!) {\n    importUsers(input: $input) {\n      dryRun\n      created\n      existing\n      faults {\n        line\n        field\n        message\n      }\n      warnings\n    }\n  }\n"): (typeof documents)["\n  mutation ImportUsers($input: ImportUsersInput!) {\n    importUsers(input: $input) {\n      dryRun\n      created\n      existing\n      faults {\n        line\n        field\n        message\n      }\n      warnings\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreatePerson($input: CreatePersonInput!) {\n    createPerson(input: $input) {\n      ...PersonName\n      documentNumber\n    }\n  }\n"): (typeof documents)["\n  mutation CreatePerson($input: CreatePersonInput!) {\n    createPerson(input: $input) {\n      ...PersonName\n      documentNumber\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreatePasswordReset($input: CreatePasswordResetInput!) {\n    createPasswordReset(input: $input) {\n      link\n    }\n  }\n"): (typeof documents)["\n  mutation CreatePasswordReset($input: CreatePasswordResetInput!) {\n    createPasswordReset(input: $input) {\n      link\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BookForStudent($input: EnrolStudentInput!) {\n    enrolStudent(input: $input) {\n      id\n      status\n    }\n  }\n"): (typeof documents)["\n  mutation BookForStudent($input: EnrolStudentInput!) {\n    enrolStudent(input: $input) {\n      id\n      status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PersonalisedCourse {\n    courses(courseType: PERSONALIZADO) {\n      id\n      name\n      isActive\n    }\n  }\n"): (typeof documents)["\n  query PersonalisedCourse {\n    courses(courseType: PERSONALIZADO) {\n      id\n      name\n      isActive\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CorrectPerson_user on User {\n    id\n    role\n    needsSetup\n    email\n    firstName\n    lastName\n    documentType\n    documentNumber\n    birthDate\n    gender\n    phone\n    address\n    city\n    province\n  }\n"): (typeof documents)["\n  fragment CorrectPerson_user on User {\n    id\n    role\n    needsSetup\n    email\n    firstName\n    lastName\n    documentType\n    documentNumber\n    birthDate\n    gender\n    phone\n    address\n    city\n    province\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SettleDeletion($input: SettleDeletionInput!) {\n    settleDeletion(input: $input) {\n      id\n      points\n      ...PersonHead_user\n      ...PersonFacts_user\n      ...StaffUserForm_user\n      ...CorrectPerson_user\n      ...DeletionNote_user\n    }\n  }\n"): (typeof documents)["\n  mutation SettleDeletion($input: SettleDeletionInput!) {\n    settleDeletion(input: $input) {\n      id\n      points\n      ...PersonHead_user\n      ...PersonFacts_user\n      ...StaffUserForm_user\n      ...CorrectPerson_user\n      ...DeletionNote_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeletionNote_user on User {\n    ...PersonName\n    deletion {\n      state\n      requestedAt\n      settledAt\n      reason\n    }\n  }\n"): (typeof documents)["\n  fragment DeletionNote_user on User {\n    ...PersonName\n    deletion {\n      state\n      requestedAt\n      settledAt\n      reason\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GroupCourses($from: LocalDate!) {\n    adminCourses(from: $from, courseType: GRUPAL, isActive: true, first: 100) {\n      nodes {\n        id\n        name\n        scheduledDate\n        price\n        capacity\n        placesTaken\n        placesLeft\n      }\n    }\n  }\n"): (typeof documents)["\n  query GroupCourses($from: LocalDate!) {\n    adminCourses(from: $from, courseType: GRUPAL, isActive: true, first: 100) {\n      nodes {\n        id\n        name\n        scheduledDate\n        price\n        capacity\n        placesTaken\n        placesLeft\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Person($id: ID!) {\n    me {\n      ...Roles\n    }\n    mayCreatePasswordReset(userId: $id)\n    health {\n      sendsMail\n    }\n    user(id: $id) {\n      ...PersonName\n      points\n      ...PersonHead_user\n      ...DeletionNote_user\n      ...PersonFacts_user\n      ...StaffUserForm_user\n      ...CorrectPerson_user\n      ...PendingEmail_user\n    }\n  }\n"): (typeof documents)["\n  query Person($id: ID!) {\n    me {\n      ...Roles\n    }\n    mayCreatePasswordReset(userId: $id)\n    health {\n      sendsMail\n    }\n    user(id: $id) {\n      ...PersonName\n      points\n      ...PersonHead_user\n      ...DeletionNote_user\n      ...PersonFacts_user\n      ...StaffUserForm_user\n      ...CorrectPerson_user\n      ...PendingEmail_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PersonHead_user on User {\n    ...PersonName\n    role\n    staffRole\n    isActive\n    documentNumber\n    clu\n    cluExpiration\n    ageMissed\n  }\n"): (typeof documents)["\n  fragment PersonHead_user on User {\n    ...PersonName\n    role\n    staffRole\n    isActive\n    documentNumber\n    clu\n    cluExpiration\n    ageMissed\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PendingEmail_user on User {\n    id\n    email\n    pendingEmail\n    pendingEmailUntil\n  }\n"): (typeof documents)["\n  fragment PendingEmail_user on User {\n    id\n    email\n    pendingEmail\n    pendingEmailUntil\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendEmailChange($input: EmailChangeInput!) {\n    resendEmailChange(input: $input) {\n      ...PendingEmail_user\n    }\n  }\n"): (typeof documents)["\n  mutation ResendEmailChange($input: EmailChangeInput!) {\n    resendEmailChange(input: $input) {\n      ...PendingEmail_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawEmailChange($input: EmailChangeInput!) {\n    withdrawEmailChange(input: $input) {\n      ...PendingEmail_user\n    }\n  }\n"): (typeof documents)["\n  mutation WithdrawEmailChange($input: EmailChangeInput!) {\n    withdrawEmailChange(input: $input) {\n      ...PendingEmail_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FinishEmailChange($input: FinishEmailChangeInput!) {\n    finishEmailChange(input: $input) {\n      ...PersonFacts_user\n      ...CorrectPerson_user\n      ...PendingEmail_user\n    }\n  }\n"): (typeof documents)["\n  mutation FinishEmailChange($input: FinishEmailChangeInput!) {\n    finishEmailChange(input: $input) {\n      ...PersonFacts_user\n      ...CorrectPerson_user\n      ...PendingEmail_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PersonAccess($id: ID!) {\n    userSessions(userId: $id) {\n      id\n      device\n      via\n      signedInAt\n      lastUsedAt\n      isCurrent\n    }\n    userAccessTokens(userId: $id) {\n      id\n      name\n      scopes\n      expiresAt\n      lastUsedAt\n    }\n    userSecondFactor(userId: $id) {\n      isActive\n      lossEffectiveAt\n    }\n    userCalendarLinks(userId: $id) {\n      kind\n      createdAt\n      lastUsedAt\n    }\n  }\n"): (typeof documents)["\n  query PersonAccess($id: ID!) {\n    userSessions(userId: $id) {\n      id\n      device\n      via\n      signedInAt\n      lastUsedAt\n      isCurrent\n    }\n    userAccessTokens(userId: $id) {\n      id\n      name\n      scopes\n      expiresAt\n      lastUsedAt\n    }\n    userSecondFactor(userId: $id) {\n      isActive\n      lossEffectiveAt\n    }\n    userCalendarLinks(userId: $id) {\n      kind\n      createdAt\n      lastUsedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndUserSession($input: UserCredentialInput!) {\n    endUserSession(input: $input) {\n      detail\n    }\n  }\n"): (typeof documents)["\n  mutation EndUserSession($input: UserCredentialInput!) {\n    endUserSession(input: $input) {\n      detail\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeUserAccessToken($input: UserCredentialInput!) {\n    revokeUserAccessToken(input: $input) {\n      detail\n    }\n  }\n"): (typeof documents)["\n  mutation RevokeUserAccessToken($input: UserCredentialInput!) {\n    revokeUserAccessToken(input: $input) {\n      detail\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeUserCalendarLink($input: RevokeUserCalendarLinkInput!) {\n    revokeUserCalendarLink(input: $input) {\n      detail\n    }\n  }\n"): (typeof documents)["\n  mutation RevokeUserCalendarLink($input: RevokeUserCalendarLinkInput!) {\n    revokeUserCalendarLink(input: $input) {\n      detail\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndUserAccess($input: EndUserAccessInput!) {\n    endUserAccess(input: $input) {\n      detail\n    }\n  }\n"): (typeof documents)["\n  mutation EndUserAccess($input: EndUserAccessInput!) {\n    endUserAccess(input: $input) {\n      detail\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PersonAccount($id: ID!, $after: String) {\n    health {\n      sendsMail\n      sendsMessages\n    }\n    moneyAccount(userId: $id) {\n      userId\n      balance\n    }\n    moneyEntries(userId: $id, first: 20, after: $after) {\n      nodes {\n        id\n        ...MoneyRow_entry\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n"): (typeof documents)["\n  query PersonAccount($id: ID!, $after: String) {\n    health {\n      sendsMail\n      sendsMessages\n    }\n    moneyAccount(userId: $id) {\n      userId\n      balance\n    }\n    moneyEntries(userId: $id, first: 20, after: $after) {\n      nodes {\n        id\n        ...MoneyRow_entry\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PersonActivity($id: ID!, $after: String) {\n    auditTrail(filter: { subjectId: $id }, first: 20, after: $after) {\n      nodes {\n        ...PersonActivity_entry\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n"): (typeof documents)["\n  query PersonActivity($id: ID!, $after: String) {\n    auditTrail(filter: { subjectId: $id }, first: 20, after: $after) {\n      nodes {\n        ...PersonActivity_entry\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PersonActivity_entry on AuditEntry {\n    id\n    at\n    action\n    outcome\n    reason\n    actor {\n      id\n      label\n      isServiceAccount\n    }\n    changes {\n      field\n      before\n      after\n    }\n  }\n"): (typeof documents)["\n  fragment PersonActivity_entry on AuditEntry {\n    id\n    at\n    action\n    outcome\n    reason\n    actor {\n      id\n      label\n      isServiceAccount\n    }\n    changes {\n      field\n      before\n      after\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PersonEnrolments($id: ID!, $after: String) {\n    enrolments(filter: { userId: $id }, first: 20, after: $after) {\n      nodes {\n        id\n        ...PersonEnrolment_enrolment\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n"): (typeof documents)["\n  query PersonEnrolments($id: ID!, $after: String) {\n    enrolments(filter: { userId: $id }, first: 20, after: $after) {\n      nodes {\n        id\n        ...PersonEnrolment_enrolment\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PersonEnrolment_enrolment on Enrolment {\n    id\n    status\n    startsAt\n    price\n    isPaid\n    owed\n    cancellation {\n      reason\n    }\n    instructorName\n    course {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment PersonEnrolment_enrolment on Enrolment {\n    id\n    status\n    startsAt\n    price\n    isPaid\n    owed\n    cancellation {\n      reason\n    }\n    instructorName\n    course {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PersonFacts_user on User {\n    id\n    firstName\n    email\n    isEmailUnreachable\n    phone\n    documentType\n    documentNumber\n    birthDate\n    gender\n    address\n    city\n    province\n    createdAt\n  }\n"): (typeof documents)["\n  fragment PersonFacts_user on User {\n    id\n    firstName\n    email\n    isEmailUnreachable\n    phone\n    documentType\n    documentNumber\n    birthDate\n    gender\n    address\n    city\n    province\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PersonPoints($id: ID!, $after: String) {\n    userTransactions(userId: $id, first: 20, after: $after) {\n      nodes {\n        id\n        type\n        points\n        description\n        createdAt\n        code\n        handedOutAt\n        discount\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n"): (typeof documents)["\n  query PersonPoints($id: ID!, $after: String) {\n    userTransactions(userId: $id, first: 20, after: $after) {\n      nodes {\n        id\n        type\n        points\n        description\n        createdAt\n        code\n        handedOutAt\n        discount\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateUser($input: UpdateUserInput!) {\n    updateUser(input: $input) {\n      id\n      role\n      staffRole\n      isActive\n      ...StaffUserForm_user\n      ...CorrectPerson_user\n      ...PendingEmail_user\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateUser($input: UpdateUserInput!) {\n    updateUser(input: $input) {\n      id\n      role\n      staffRole\n      isActive\n      ...StaffUserForm_user\n      ...CorrectPerson_user\n      ...PendingEmail_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HeldPlaces($userId: ID!) {\n    heldPlaces(userId: $userId) {\n      enrolments {\n        id\n        startsAt\n        course {\n          id\n          name\n        }\n      }\n      waiting {\n        id\n        position\n        course {\n          id\n          name\n          scheduledDate\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query HeldPlaces($userId: ID!) {\n    heldPlaces(userId: $userId) {\n      enrolments {\n        id\n        startsAt\n        course {\n          id\n          name\n        }\n      }\n      waiting {\n        id\n        position\n        course {\n          id\n          name\n          scheduledDate\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReleasePlaces($input: ReleasePlacesInput!) {\n    releasePlaces(input: $input) {\n      id\n      enrolment {\n        id\n        status\n      }\n      error {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ReleasePlaces($input: ReleasePlacesInput!) {\n    releasePlaces(input: $input) {\n      id\n      enrolment {\n        id\n        status\n      }\n      error {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestSecondFactorLoss($input: RequestSecondFactorLossInput!) {\n    requestSecondFactorLoss(input: $input) {\n      lossEffectiveAt\n    }\n  }\n"): (typeof documents)["\n  mutation RequestSecondFactorLoss($input: RequestSecondFactorLossInput!) {\n    requestSecondFactorLoss(input: $input) {\n      lossEffectiveAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelSecondFactorLoss($input: CancelSecondFactorLossInput!) {\n    cancelSecondFactorLoss(input: $input) {\n      lossEffectiveAt\n    }\n  }\n"): (typeof documents)["\n  mutation CancelSecondFactorLoss($input: CancelSecondFactorLossInput!) {\n    cancelSecondFactorLoss(input: $input) {\n      lossEffectiveAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StaffUserForm_user on User {\n    id\n    role\n    staffRole\n    postalCode\n    clu\n    cluExpiration\n  }\n"): (typeof documents)["\n  fragment StaffUserForm_user on User {\n    id\n    role\n    staffRole\n    postalCode\n    clu\n    cluExpiration\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdjustPoints($input: AdjustPointsInput!) {\n    adjustPoints(input: $input) {\n      points\n    }\n  }\n"): (typeof documents)["\n  mutation AdjustPoints($input: AdjustPointsInput!) {\n    adjustPoints(input: $input) {\n      points\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Redemptions($state: RedemptionState, $code: String, $after: String) {\n    me {\n      ...Roles\n    }\n    redemptions(state: $state, code: $code, first: 20, after: $after) {\n      nodes {\n        id\n        ...RedemptionRow_redemption\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n"): (typeof documents)["\n  query Redemptions($state: RedemptionState, $code: String, $after: String) {\n    me {\n      ...Roles\n    }\n    redemptions(state: $state, code: $code, first: 20, after: $after) {\n      nodes {\n        id\n        ...RedemptionRow_redemption\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RedemptionRow_redemption on Redemption {\n    id\n    code\n    points\n    description\n    createdAt\n    handedOutAt\n    discount\n    user {\n      ...PersonName\n    }\n  }\n"): (typeof documents)["\n  fragment RedemptionRow_redemption on Redemption {\n    id\n    code\n    points\n    description\n    createdAt\n    handedOutAt\n    discount\n    user {\n      ...PersonName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation HandOutRedemption($input: HandOutRedemptionInput!) {\n    handOutRedemption(input: $input) {\n      id\n      handedOutAt\n      discount\n    }\n  }\n"): (typeof documents)["\n  mutation HandOutRedemption($input: HandOutRedemptionInput!) {\n    handOutRedemption(input: $input) {\n      id\n      handedOutAt\n      discount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwedByRedeemer($userId: ID!) {\n    moneyAccount(userId: $userId) {\n      userId\n      balance\n    }\n  }\n"): (typeof documents)["\n  query OwedByRedeemer($userId: ID!) {\n    moneyAccount(userId: $userId) {\n      userId\n      balance\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DayClass_class on RangeClass {\n    id\n    courseName\n    startsAt\n    endsAt\n    completableFrom\n    location\n    laneName\n    instructorName\n  }\n"): (typeof documents)["\n  fragment DayClass_class on RangeClass {\n    id\n    courseName\n    startsAt\n    endsAt\n    completableFrom\n    location\n    laneName\n    instructorName\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Closing_closing on DayClosing {\n    id\n    closedAt\n    closedByName\n    out {\n      id\n      label\n      studentName\n      returnedAt\n    }\n    ownWeapons {\n      ...OwnWeapon_weapon\n    }\n    calibers {\n      caliber\n      inStock\n      counted\n      short\n    }\n    note\n  }\n"): (typeof documents)["\n  fragment Closing_closing on DayClosing {\n    id\n    closedAt\n    closedByName\n    out {\n      id\n      label\n      studentName\n      returnedAt\n    }\n    ownWeapons {\n      ...OwnWeapon_weapon\n    }\n    calibers {\n      caliber\n      inStock\n      counted\n      short\n    }\n    note\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CloseDay($input: CloseDayInput!) {\n    closeDay(input: $input) {\n      id\n      ...Closing_closing\n    }\n  }\n"): (typeof documents)["\n  mutation CloseDay($input: CloseDayInput!) {\n    closeDay(input: $input) {\n      id\n      ...Closing_closing\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DayClosings {\n    dayClosings(first: 30) {\n      nodes {\n        id\n        ...Closing_closing\n      }\n    }\n  }\n"): (typeof documents)["\n  query DayClosings {\n    dayClosings(first: 30) {\n      nodes {\n        id\n        ...Closing_closing\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DayStudent_student on RangeStudent {\n    enrolmentId\n    classId\n    name\n    state\n    hasLicence\n    ageMissed\n    isAccompanied\n    hasOwnWeapon\n    canUndoAbsence\n    loans {\n      model\n      caliber\n      rounds\n    }\n    handOuts {\n      ...DayWeapon_handOut\n    }\n    ownWeapons {\n      ...OwnWeapon_weapon\n    }\n    knownWeapon {\n      serial\n      description\n      permitUntil\n    }\n  }\n"): (typeof documents)["\n  fragment DayStudent_student on RangeStudent {\n    enrolmentId\n    classId\n    name\n    state\n    hasLicence\n    ageMissed\n    isAccompanied\n    hasOwnWeapon\n    canUndoAbsence\n    loans {\n      model\n      caliber\n      rounds\n    }\n    handOuts {\n      ...DayWeapon_handOut\n    }\n    ownWeapons {\n      ...OwnWeapon_weapon\n    }\n    knownWeapon {\n      serial\n      description\n      permitUntil\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DayWeapon_handOut on FirearmHandOut {\n    id\n    firearmId\n    label\n    studentName\n    outAt\n    outLate {\n      ...Late_record\n    }\n    companion\n    returnedAt\n    returnLate {\n      ...Late_record\n    }\n    rounds\n    roundsOut\n    roundsLeft\n  }\n"): (typeof documents)["\n  fragment DayWeapon_handOut on FirearmHandOut {\n    id\n    firearmId\n    label\n    studentName\n    outAt\n    outLate {\n      ...Late_record\n    }\n    companion\n    returnedAt\n    returnLate {\n      ...Late_record\n    }\n    rounds\n    roundsOut\n    roundsLeft\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EntryScan_day on RangeDay {\n    day\n    entryIssuer\n    entryKeys {\n      kid\n      x\n    }\n    classes {\n      id\n      courseName\n      startsAt\n      laneName\n    }\n    students {\n      enrolmentId\n      studentId\n      classId\n      name\n      state\n      startsAt\n      arrivedAt\n      hasLicence\n    }\n  }\n"): (typeof documents)["\n  fragment EntryScan_day on RangeDay {\n    day\n    entryIssuer\n    entryKeys {\n      kid\n      x\n    }\n    classes {\n      id\n      courseName\n      startsAt\n      laneName\n    }\n    students {\n      enrolmentId\n      studentId\n      classId\n      name\n      state\n      startsAt\n      arrivedAt\n      hasLicence\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OpenReports_report on RangeReport {\n    id\n    action\n    happenedAt\n    receivedAt\n    madeByName\n    sentByName\n    enrolmentId\n    studentName\n    classStartsAt\n    weapon\n    follows\n    rounds\n    roundsLeft\n    why\n    holderName\n    bookRounds\n    bookRoundsLeft\n  }\n"): (typeof documents)["\n  fragment OpenReports_report on RangeReport {\n    id\n    action\n    happenedAt\n    receivedAt\n    madeByName\n    sentByName\n    enrolmentId\n    studentName\n    classStartsAt\n    weapon\n    follows\n    rounds\n    roundsLeft\n    why\n    holderName\n    bookRounds\n    bookRoundsLeft\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DecideRangeReport($input: DecideRangeReportInput!) {\n    decideRangeReport(input: $input) {\n      id\n      state\n    }\n  }\n"): (typeof documents)["\n  mutation DecideRangeReport($input: DecideRangeReportInput!) {\n    decideRangeReport(input: $input) {\n      id\n      state\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OwnWeapon_weapon on OwnWeapon {\n    id\n    studentName\n    serial\n    description\n    permitUntil\n    rounds\n    inAt\n    inLate {\n      ...Late_record\n    }\n    outAt\n    outLate {\n      ...Late_record\n    }\n    reason\n  }\n"): (typeof documents)["\n  fragment OwnWeapon_weapon on OwnWeapon {\n    id\n    studentName\n    serial\n    description\n    permitUntil\n    rounds\n    inAt\n    inLate {\n      ...Late_record\n    }\n    outAt\n    outLate {\n      ...Late_record\n    }\n    reason\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RangeDay {\n    me {\n      ...Roles\n    }\n    rangeDay {\n      day\n      permit\n      openReports {\n        ...OpenReports_report\n      }\n      ...EntryScan_day\n      classes {\n        ...DayClass_class\n      }\n      students {\n        ...DayStudent_student\n      }\n      instructors {\n        id\n        name\n      }\n      freeFirearms {\n        id\n        make\n        serial\n        model\n      }\n      outside {\n        ...DayWeapon_handOut\n      }\n      ownWeaponsInside {\n        ...OwnWeapon_weapon\n      }\n      closings {\n        id\n        ...Closing_closing\n      }\n    }\n  }\n"): (typeof documents)["\n  query RangeDay {\n    me {\n      ...Roles\n    }\n    rangeDay {\n      day\n      permit\n      openReports {\n        ...OpenReports_report\n      }\n      ...EntryScan_day\n      classes {\n        ...DayClass_class\n      }\n      students {\n        ...DayStudent_student\n      }\n      instructors {\n        id\n        name\n      }\n      freeFirearms {\n        id\n        make\n        serial\n        model\n      }\n      outside {\n        ...DayWeapon_handOut\n      }\n      ownWeaponsInside {\n        ...OwnWeapon_weapon\n      }\n      closings {\n        id\n        ...Closing_closing\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReportRangeAction($input: ReportRangeActionInput!) {\n    reportRangeAction(input: $input) {\n      id\n      state\n      recordId\n      why\n      isPaid\n    }\n  }\n"): (typeof documents)["\n  mutation ReportRangeAction($input: ReportRangeActionInput!) {\n    reportRangeAction(input: $input) {\n      id\n      state\n      recordId\n      why\n      isPaid\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ClassOutcomes_outcomes on ClassOutcomes {\n    attended\n    noShows\n    lateCancellations\n    cancellations\n    calledOff\n    unattended\n    coming\n  }\n"): (typeof documents)["\n  fragment ClassOutcomes_outcomes on ClassOutcomes {\n    attended\n    noShows\n    lateCancellations\n    cancellations\n    calledOff\n    unattended\n    coming\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ClassReport($fromMonth: String!, $toMonth: String!) {\n    me {\n      ...Roles\n    }\n    classReport(fromMonth: $fromMonth, toMonth: $toMonth) {\n      months {\n        month\n        isOver\n        outcomes {\n          ...ClassOutcomes_outcomes\n        }\n        reasons {\n          reason\n          count\n        }\n        calledOffCourses\n        newStudents {\n          registered\n          incomplete\n          erased\n        }\n      }\n      courses {\n        name\n        courseType\n        courses\n        outcomes {\n          ...ClassOutcomes_outcomes\n        }\n      }\n      coursesLeftOut\n      instructors {\n        id\n        name\n        outcomes {\n          ...ClassOutcomes_outcomes\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ClassReport($fromMonth: String!, $toMonth: String!) {\n    me {\n      ...Roles\n    }\n    classReport(fromMonth: $fromMonth, toMonth: $toMonth) {\n      months {\n        month\n        isOver\n        outcomes {\n          ...ClassOutcomes_outcomes\n        }\n        reasons {\n          reason\n          count\n        }\n        calledOffCourses\n        newStudents {\n          registered\n          incomplete\n          erased\n        }\n      }\n      courses {\n        name\n        courseType\n        courses\n        outcomes {\n          ...ClassOutcomes_outcomes\n        }\n      }\n      coursesLeftOut\n      instructors {\n        id\n        name\n        outcomes {\n          ...ClassOutcomes_outcomes\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MoneyReport($fromMonth: String!, $toMonth: String!, $hasDays: Boolean!) {\n    me {\n      ...Roles\n    }\n    moneyReport(fromMonth: $fromMonth, toMonth: $toMonth) {\n      month\n      bookedIncome\n      methods {\n        method\n        received\n        givenBack\n      }\n      days @include(if: $hasDays) {\n        day\n        methods {\n          method\n          received\n          givenBack\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query MoneyReport($fromMonth: String!, $toMonth: String!, $hasDays: Boolean!) {\n    me {\n      ...Roles\n    }\n    moneyReport(fromMonth: $fromMonth, toMonth: $toMonth) {\n      month\n      bookedIncome\n      methods {\n        method\n        received\n        givenBack\n      }\n      days @include(if: $hasDays) {\n        day\n        methods {\n          method\n          received\n          givenBack\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Reports($fromMonth: String!, $toMonth: String!) {\n    me {\n      ...Roles\n    }\n    reports(fromMonth: $fromMonth, toMonth: $toMonth) {\n      month\n      enrolments {\n        pending\n        confirmed\n        completed\n        cancelled\n      }\n      bookedIncome\n      occupancy {\n        courses\n        places\n        taken\n      }\n      points {\n        earned\n        redeemed\n        adjusted\n      }\n      weapons {\n        id\n        label\n        classes\n      }\n      calibers {\n        caliber\n        boxes\n      }\n    }\n  }\n"): (typeof documents)["\n  query Reports($fromMonth: String!, $toMonth: String!) {\n    me {\n      ...Roles\n    }\n    reports(fromMonth: $fromMonth, toMonth: $toMonth) {\n      month\n      enrolments {\n        pending\n        confirmed\n        completed\n        cancelled\n      }\n      bookedIncome\n      occupancy {\n        courses\n        places\n        taken\n      }\n      points {\n        earned\n        redeemed\n        adjusted\n      }\n      weapons {\n        id\n        label\n        classes\n      }\n      calibers {\n        caliber\n        boxes\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddHoursException($input: AddHoursExceptionInput!) {\n    addHoursException(input: $input) {\n      revision\n    }\n  }\n"): (typeof documents)["\n  mutation AddHoursException($input: AddHoursExceptionInput!) {\n    addHoursException(input: $input) {\n      revision\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveHoursException($input: RemoveHoursExceptionInput!) {\n    removeHoursException(input: $input) {\n      revision\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveHoursException($input: RemoveHoursExceptionInput!) {\n    removeHoursException(input: $input) {\n      revision\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ClosureClasses($from: LocalDate!, $to: LocalDate!) {\n    agenda(from: $from, to: $to) {\n      id\n      startsAt\n      endsAt\n      pendingCount\n      confirmedCount\n      completedCount\n      course {\n        id\n        name\n        callOff {\n          at\n        }\n      }\n      enrolment {\n        id\n        status\n        instructorName\n        user {\n          ...PersonName\n          phone\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ClosureClasses($from: LocalDate!, $to: LocalDate!) {\n    agenda(from: $from, to: $to) {\n      id\n      startsAt\n      endsAt\n      pendingCount\n      confirmedCount\n      completedCount\n      course {\n        id\n        name\n        callOff {\n          at\n        }\n      }\n      enrolment {\n        id\n        status\n        instructorName\n        user {\n          ...PersonName\n          phone\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StaffSchedule {\n    me {\n      ...Roles\n    }\n    schedule {\n      ...Schedule_parts\n    }\n    courses(limit: 500) {\n      id\n      name\n      location\n      courseType\n      isActive\n    }\n  }\n\n  fragment Schedule_parts on Schedule {\n    policy\n    weeklyHours {\n      weekday\n      from\n      to\n    }\n    exceptions {\n      id\n      day\n      isOpen\n      span {\n        from\n        to\n      }\n      reason\n    }\n    lanes {\n      id\n      name\n      location\n      isActive\n      weapons\n    }\n    weaponCounts {\n      weapon\n      count\n    }\n    rules {\n      noticeHours\n      horizonDays\n      bufferMinutes\n      stepMinutes\n      deadlineHours\n      agePolicy\n      minimumAge\n    }\n    revision\n  }\n"): (typeof documents)["\n  query StaffSchedule {\n    me {\n      ...Roles\n    }\n    schedule {\n      ...Schedule_parts\n    }\n    courses(limit: 500) {\n      id\n      name\n      location\n      courseType\n      isActive\n    }\n  }\n\n  fragment Schedule_parts on Schedule {\n    policy\n    weeklyHours {\n      weekday\n      from\n      to\n    }\n    exceptions {\n      id\n      day\n      isOpen\n      span {\n        from\n        to\n      }\n      reason\n    }\n    lanes {\n      id\n      name\n      location\n      isActive\n      weapons\n    }\n    weaponCounts {\n      weapon\n      count\n    }\n    rules {\n      noticeHours\n      horizonDays\n      bufferMinutes\n      stepMinutes\n      deadlineHours\n      agePolicy\n      minimumAge\n    }\n    revision\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateSchedule($input: UpdateScheduleInput!) {\n    updateSchedule(input: $input) {\n      revision\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateSchedule($input: UpdateScheduleInput!) {\n    updateSchedule(input: $input) {\n      revision\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RecordAttendance($input: RecordAttendanceInput!) {\n    recordAttendance(input: $input) {\n      id\n      attendance\n      error {\n        message\n        errorCode\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RecordAttendance($input: RecordAttendanceInput!) {\n    recordAttendance(input: $input) {\n      id\n      attendance\n      error {\n        message\n        errorCode\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyClasses($from: LocalDate!, $to: LocalDate!) {\n    me {\n      ...Roles\n    }\n    myClasses(from: $from, to: $to) {\n      id\n      ...TaughtClassCard_class\n    }\n  }\n"): (typeof documents)["\n  query MyClasses($from: LocalDate!, $to: LocalDate!) {\n    me {\n      ...Roles\n    }\n    myClasses(from: $from, to: $to) {\n      id\n      ...TaughtClassCard_class\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TaughtClassCard_class on TaughtClass {\n    id\n    startsAt\n    endsAt\n    courseName\n    location\n    students {\n      enrolmentId\n      name\n      hasLicence\n      attendance\n      isComing\n      isPaid\n      phone\n    }\n  }\n"): (typeof documents)["\n  fragment TaughtClassCard_class on TaughtClass {\n    id\n    startsAt\n    endsAt\n    courseName\n    location\n    students {\n      enrolmentId\n      name\n      hasLicence\n      attendance\n      isComing\n      isPaid\n      phone\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Till($day: LocalDate!, $after: String) {\n    me {\n      ...Roles\n    }\n    health {\n      sendsMail\n      sendsMessages\n    }\n    moneyRules {\n      ...Till_rules\n    }\n    open: tillSessions(isOpen: true, first: 20) {\n      nodes {\n        id\n        tillId\n        tillName\n        ...OpenTill_session\n      }\n    }\n    closed: tillSessions(isOpen: false, first: 10) {\n      nodes {\n        id\n        tillId\n        counted\n        ...TillRow_session\n      }\n    }\n    moneyEntries(from: $day, to: $day, first: 20, after: $after) {\n      nodes {\n        id\n        ...MoneyRow_entry\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n"): (typeof documents)["\n  query Till($day: LocalDate!, $after: String) {\n    me {\n      ...Roles\n    }\n    health {\n      sendsMail\n      sendsMessages\n    }\n    moneyRules {\n      ...Till_rules\n    }\n    open: tillSessions(isOpen: true, first: 20) {\n      nodes {\n        id\n        tillId\n        tillName\n        ...OpenTill_session\n      }\n    }\n    closed: tillSessions(isOpen: false, first: 10) {\n      nodes {\n        id\n        tillId\n        counted\n        ...TillRow_session\n      }\n    }\n    moneyEntries(from: $day, to: $day, first: 20, after: $after) {\n      nodes {\n        id\n        ...MoneyRow_entry\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetPaymentInvoice($input: SetPaymentInvoiceInput!) {\n    setPaymentInvoice(input: $input) {\n      id\n      invoice\n    }\n  }\n"): (typeof documents)["\n  mutation SetPaymentInvoice($input: SetPaymentInvoiceInput!) {\n    setPaymentInvoice(input: $input) {\n      id\n      invoice\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MoneyRow_entry on MoneyEntry {\n    id\n    type\n    amount\n    moved\n    debit\n    credit\n    balance\n    description\n    createdAt\n    method\n    reference\n    receipt\n    invoice\n    refundable\n    isVoided\n    undoUntil\n    user {\n      ...PersonName\n    }\n  }\n"): (typeof documents)["\n  fragment MoneyRow_entry on MoneyEntry {\n    id\n    type\n    amount\n    moved\n    debit\n    credit\n    balance\n    description\n    createdAt\n    method\n    reference\n    receipt\n    invoice\n    refundable\n    isVoided\n    undoUntil\n    user {\n      ...PersonName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoPayment($input: UndoPaymentInput!) {\n    undoPayment(input: $input) {\n      balance\n      entry {\n        id\n        receipt\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UndoPayment($input: UndoPaymentInput!) {\n    undoPayment(input: $input) {\n      balance\n      entry {\n        id\n        receipt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MailReceipt($input: MailReceiptInput!) {\n    mailReceipt(input: $input) {\n      id\n      email\n    }\n  }\n"): (typeof documents)["\n  mutation MailReceipt($input: MailReceiptInput!) {\n    mailReceipt(input: $input) {\n      id\n      email\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Till_rules on MoneyRules {\n    isOn\n    lateCancellationPercent\n    lateCancellationHours\n    absencePercent\n    depositHours\n    defensiveDepositPercent\n    sportDepositPercent\n    refundLimit\n    pointOfSale\n    tills {\n      id\n      name\n      pointOfSale\n    }\n    revision\n  }\n"): (typeof documents)["\n  fragment Till_rules on MoneyRules {\n    isOn\n    lateCancellationPercent\n    lateCancellationHours\n    absencePercent\n    depositHours\n    defensiveDepositPercent\n    sportDepositPercent\n    refundLimit\n    pointOfSale\n    tills {\n      id\n      name\n      pointOfSale\n    }\n    revision\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateMoneyRules($input: UpdateMoneyRulesInput!) {\n    updateMoneyRules(input: $input) {\n      ...Till_rules\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateMoneyRules($input: UpdateMoneyRulesInput!) {\n    updateMoneyRules(input: $input) {\n      ...Till_rules\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RefundPayment($input: RefundPaymentInput!) {\n    refundPayment(input: $input) {\n      balance\n      entry {\n        id\n        receipt\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RefundPayment($input: RefundPaymentInput!) {\n    refundPayment(input: $input) {\n      balance\n      entry {\n        id\n        receipt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RefundPaymentAboveLimit($input: RefundPaymentInput!) {\n    refundPaymentAboveLimit(input: $input) {\n      balance\n      entry {\n        id\n        receipt\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RefundPaymentAboveLimit($input: RefundPaymentInput!) {\n    refundPaymentAboveLimit(input: $input) {\n      balance\n      entry {\n        id\n        receipt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Owed($userId: ID!) {\n    moneyAccount(userId: $userId) {\n      userId\n      balance\n      depositsDue\n      unpaid {\n        id\n        owed\n        startsAt\n        course {\n          id\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Owed($userId: ID!) {\n    moneyAccount(userId: $userId) {\n      userId\n      balance\n      depositsDue\n      unpaid {\n        id\n        owed\n        startsAt\n        course {\n          id\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RecordPayment($input: RecordPaymentInput!) {\n    recordPayment(input: $input) {\n      balance\n      entry {\n        id\n        receipt\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RecordPayment($input: RecordPaymentInput!) {\n    recordPayment(input: $input) {\n      balance\n      entry {\n        id\n        receipt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TillDebts($age: DebtAge, $after: String) {\n    moneyDebts(age: $age, first: 50, after: $after) {\n      nodes {\n        id\n        ...DebtRow_debt\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n\n  fragment DebtRow_debt on MoneyDebt {\n    owed\n    since\n    user {\n      ...PersonName\n      documentNumber\n      phone\n    }\n  }\n"): (typeof documents)["\n  query TillDebts($age: DebtAge, $after: String) {\n    moneyDebts(age: $age, first: 50, after: $after) {\n      nodes {\n        id\n        ...DebtRow_debt\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n\n  fragment DebtRow_debt on MoneyDebt {\n    owed\n    since\n    user {\n      ...PersonName\n      documentNumber\n      phone\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OpenTill_session on TillSession {\n    id\n    tillId\n    openedAt\n    float\n    openedBy {\n      ...PersonName\n    }\n  }\n"): (typeof documents)["\n  fragment OpenTill_session on TillSession {\n    id\n    tillId\n    openedAt\n    float\n    openedBy {\n      ...PersonName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpenTill($input: OpenTillInput!) {\n    openTill(input: $input) {\n      ...OpenTill_session\n    }\n  }\n"): (typeof documents)["\n  mutation OpenTill($input: OpenTillInput!) {\n    openTill(input: $input) {\n      ...OpenTill_session\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ClosedTill_session on TillSession {\n    id\n    counted\n    expected\n    difference\n  }\n"): (typeof documents)["\n  fragment ClosedTill_session on TillSession {\n    id\n    counted\n    expected\n    difference\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CloseTill($input: CloseTillInput!) {\n    closeTill(input: $input) {\n      ...ClosedTill_session\n    }\n  }\n"): (typeof documents)["\n  mutation CloseTill($input: CloseTillInput!) {\n    closeTill(input: $input) {\n      ...ClosedTill_session\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation HandOverTill($input: CloseTillInput!) {\n    handOverTill(input: $input) {\n      closed {\n        ...ClosedTill_session\n      }\n      opened {\n        ...OpenTill_session\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation HandOverTill($input: CloseTillInput!) {\n    handOverTill(input: $input) {\n      closed {\n        ...ClosedTill_session\n      }\n      opened {\n        ...OpenTill_session\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RecordCashMovement($input: RecordCashMovementInput!) {\n    recordCashMovement(input: $input) {\n      id\n      receipt\n    }\n  }\n"): (typeof documents)["\n  mutation RecordCashMovement($input: RecordCashMovementInput!) {\n    recordCashMovement(input: $input) {\n      id\n      receipt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TillRow_session on TillSession {\n    id\n    tillName\n    number\n    closedAt\n    counted\n    expected\n    difference\n    note\n    openingDifference\n    openingNote\n    closedBy {\n      ...PersonName\n    }\n  }\n"): (typeof documents)["\n  fragment TillRow_session on TillSession {\n    id\n    tillName\n    number\n    closedAt\n    counted\n    expected\n    difference\n    note\n    openingDifference\n    openingNote\n    closedBy {\n      ...PersonName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AttentionList_entry on AgendaEntry {\n    id\n    startsAt\n    warnings\n    course {\n      id\n      name\n      capacity\n      placesLeft\n      waitingCount\n    }\n    enrolment {\n      id\n      user {\n        ...PersonName\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment AttentionList_entry on AgendaEntry {\n    id\n    startsAt\n    warnings\n    course {\n      id\n      name\n      capacity\n      placesLeft\n      waitingCount\n    }\n    enrolment {\n      id\n      user {\n        ...PersonName\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Today($today: LocalDate!, $until: LocalDate!) {\n    me {\n      ...Roles\n    }\n    courses(limit: 1) {\n      id\n    }\n    rangeReports {\n      id\n      follows\n    }\n    agenda(from: $today, to: $until) {\n      id\n      startsAt\n      endsAt\n      ...ClassCard_entry\n      ...AttentionList_entry\n    }\n    coming: enrolments(filter: { status: PENDING, from: $today }, first: 60) {\n      nodes {\n        id\n        ...PendingRow_enrolment\n      }\n    }\n    unattended: enrolments(filter: { unattended: true, to: $today }, first: 5) {\n      nodes {\n        id\n        ...PendingRow_enrolment\n      }\n      totalCount\n      totalCountIsExact\n    }\n    enrolments(filter: { status: PENDING }, first: 10) {\n      nodes {\n        id\n        ...PendingRow_enrolment\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n"): (typeof documents)["\n  query Today($today: LocalDate!, $until: LocalDate!) {\n    me {\n      ...Roles\n    }\n    courses(limit: 1) {\n      id\n    }\n    rangeReports {\n      id\n      follows\n    }\n    agenda(from: $today, to: $until) {\n      id\n      startsAt\n      endsAt\n      ...ClassCard_entry\n      ...AttentionList_entry\n    }\n    coming: enrolments(filter: { status: PENDING, from: $today }, first: 60) {\n      nodes {\n        id\n        ...PendingRow_enrolment\n      }\n    }\n    unattended: enrolments(filter: { unattended: true, to: $today }, first: 5) {\n      nodes {\n        id\n        ...PendingRow_enrolment\n      }\n      totalCount\n      totalCountIsExact\n    }\n    enrolments(filter: { status: PENDING }, first: 10) {\n      nodes {\n        id\n        ...PendingRow_enrolment\n      }\n      totalCount\n      totalCountIsExact\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PendingRow_enrolment on Enrolment {\n    id\n    status\n    startsAt\n    completableFrom\n    arrivedAt\n    comingAt\n    licence\n    ageMissed\n    ...Shortages\n    course {\n      id\n      name\n    }\n    user {\n      ...PersonName\n      cluExpiration\n    }\n  }\n"): (typeof documents)["\n  fragment PendingRow_enrolment on Enrolment {\n    id\n    status\n    startsAt\n    completableFrom\n    arrivedAt\n    comingAt\n    licence\n    ageMissed\n    ...Shortages\n    course {\n      id\n      name\n    }\n    user {\n      ...PersonName\n      cluExpiration\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Withdrawals($isSettled: Boolean, $after: String) {\n    withdrawals(isSettled: $isSettled, first: 20, after: $after) {\n      nodes {\n        id\n        code\n        name\n        email\n        phone\n        about\n        createdAt\n        answerBy\n        settleBy\n        answer\n        settledAt\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n    health {\n      sendsMail\n    }\n  }\n"): (typeof documents)["\n  query Withdrawals($isSettled: Boolean, $after: String) {\n    withdrawals(isSettled: $isSettled, first: 20, after: $after) {\n      nodes {\n        id\n        code\n        name\n        email\n        phone\n        about\n        createdAt\n        answerBy\n        settleBy\n        answer\n        settledAt\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalCountIsExact\n    }\n    health {\n      sendsMail\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SettleWithdrawal($input: SettleWithdrawalInput!) {\n    settleWithdrawal(input: $input) {\n      id\n      answer\n      settledAt\n    }\n  }\n"): (typeof documents)["\n  mutation SettleWithdrawal($input: SettleWithdrawalInput!) {\n    settleWithdrawal(input: $input) {\n      id\n      answer\n      settledAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CourseStamp_enrolment on Enrolment {\n    id\n    completionDate\n    course {\n      id\n      name\n      courseType\n    }\n  }\n"): (typeof documents)["\n  fragment CourseStamp_enrolment on Enrolment {\n    id\n    completionDate\n    course {\n      id\n      name\n      courseType\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EnrolmentCard_enrolment on Enrolment {\n    id\n    status\n    scheduledDate\n    completionDate\n    instructorId\n    course {\n      id\n      name\n      courseType\n      location\n      scheduledDate\n    }\n    ...CancelledText_enrolment\n  }\n"): (typeof documents)["\n  fragment EnrolmentCard_enrolment on Enrolment {\n    id\n    status\n    scheduledDate\n    completionDate\n    instructorId\n    course {\n      id\n      name\n      courseType\n      location\n      scheduledDate\n    }\n    ...CancelledText_enrolment\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EnrolmentSection_enrolment on Enrolment {\n    id\n    completionDate\n    ...EnrolmentCard_enrolment\n    ...EnrolmentDialog_enrolment\n  }\n"): (typeof documents)["\n  fragment EnrolmentSection_enrolment on Enrolment {\n    id\n    completionDate\n    ...EnrolmentCard_enrolment\n    ...EnrolmentDialog_enrolment\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query History($after: String) {\n    me {\n      id\n      ...Account\n      ...Passport_user\n      ...LicenceNotice_user\n    }\n    myEnrolments(first: 100, after: $after) {\n      nodes {\n        id\n        status\n        scheduledDate\n        course {\n          id\n          scheduledDate\n        }\n        ...LicenceNotice_enrolment\n        ...CancelledText_enrolment\n        ...Passport_enrolment\n        ...EnrolmentSection_enrolment\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query History($after: String) {\n    me {\n      id\n      ...Account\n      ...Passport_user\n      ...LicenceNotice_user\n    }\n    myEnrolments(first: 100, after: $after) {\n      nodes {\n        id\n        status\n        scheduledDate\n        course {\n          id\n          scheduledDate\n        }\n        ...LicenceNotice_enrolment\n        ...CancelledText_enrolment\n        ...Passport_enrolment\n        ...EnrolmentSection_enrolment\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EnrolmentCertificate($enrolmentId: ID!) {\n    enrolmentCertificate(enrolmentId: $enrolmentId) {\n      id\n      code\n    }\n  }\n"): (typeof documents)["\n  query EnrolmentCertificate($enrolmentId: ID!) {\n    enrolmentCertificate(enrolmentId: $enrolmentId) {\n      id\n      code\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PassportDataPage_user on User {\n    id\n    email\n    firstName\n    lastName\n    documentType\n    documentNumber\n    birthDate\n    gender\n    createdAt\n    clu\n    cluExpiration\n    points\n  }\n"): (typeof documents)["\n  fragment PassportDataPage_user on User {\n    id\n    email\n    firstName\n    lastName\n    documentType\n    documentNumber\n    birthDate\n    gender\n    createdAt\n    clu\n    cluExpiration\n    points\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PassportLinks_link on PassportLink {\n    id\n    url\n    parts\n    createdAt\n    expiresAt\n    views\n  }\n"): (typeof documents)["\n  fragment PassportLinks_link on PassportLink {\n    id\n    url\n    parts\n    createdAt\n    expiresAt\n    views\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PassportStampsPage_enrolment on Enrolment {\n    id\n    ...CourseStamp_enrolment\n  }\n"): (typeof documents)["\n  fragment PassportStampsPage_enrolment on Enrolment {\n    id\n    ...CourseStamp_enrolment\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Passport_user on User {\n    id\n    ...PassportDataPage_user\n  }\n"): (typeof documents)["\n  fragment Passport_user on User {\n    id\n    ...PassportDataPage_user\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Passport_enrolment on Enrolment {\n    id\n    ...PassportStampsPage_enrolment\n  }\n"): (typeof documents)["\n  fragment Passport_enrolment on Enrolment {\n    id\n    ...PassportStampsPage_enrolment\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyPassportLinks {\n    myPassportLinks {\n      id\n      ...PassportLinks_link\n    }\n  }\n"): (typeof documents)["\n  query MyPassportLinks {\n    myPassportLinks {\n      id\n      ...PassportLinks_link\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SharePassport($input: SharePassportInput!) {\n    sharePassport(input: $input) {\n      id\n      url\n    }\n  }\n"): (typeof documents)["\n  mutation SharePassport($input: SharePassportInput!) {\n    sharePassport(input: $input) {\n      id\n      url\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokePassportLink($input: RevokePassportLinkInput!) {\n    revokePassportLink(input: $input) {\n      detail\n    }\n  }\n"): (typeof documents)["\n  mutation RevokePassportLink($input: RevokePassportLinkInput!) {\n    revokePassportLink(input: $input) {\n      detail\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptInstructorInvitation($input: AcceptInstructorInvitationInput!) {\n    acceptInstructorInvitation(input: $input) {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  mutation AcceptInstructorInvitation($input: AcceptInstructorInvitationInput!) {\n    acceptInstructorInvitation(input: $input) {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MailMyReceipt($input: MailReceiptInput!) {\n    mailMyReceipt(input: $input) {\n      id\n      email\n    }\n  }\n"): (typeof documents)["\n  mutation MailMyReceipt($input: MailReceiptInput!) {\n    mailMyReceipt(input: $input) {\n      id\n      email\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Payments($after: String) {\n    me {\n      id\n      ...Account\n    }\n    health {\n      sendsMail\n      sendsMessages\n    }\n    myMoneyAccount {\n      userId\n      balance\n    }\n    myMoneyEntries(first: 20, after: $after) {\n      nodes {\n        id\n        type\n        amount\n        description\n        createdAt\n        method\n        receipt\n        invoice\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query Payments($after: String) {\n    me {\n      id\n      ...Account\n    }\n    health {\n      sendsMail\n      sendsMessages\n    }\n    myMoneyAccount {\n      userId\n      balance\n    }\n    myMoneyEntries(first: 20, after: $after) {\n      nodes {\n        id\n        type\n        amount\n        description\n        createdAt\n        method\n        receipt\n        invoice\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateReferral($input: CreateReferralInput!) {\n    createReferral(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation CreateReferral($input: CreateReferralInput!) {\n    createReferral(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MovementList_transaction on PointsTransaction {\n    id\n    type\n    points\n    description\n    createdAt\n    code\n    handedOutAt\n    discount\n  }\n"): (typeof documents)["\n  fragment MovementList_transaction on PointsTransaction {\n    id\n    type\n    points\n    description\n    createdAt\n    code\n    handedOutAt\n    discount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Points($after: String) {\n    me {\n      id\n      ...Account\n      points\n    }\n    myPointsTransactions(first: 20, after: $after) {\n      nodes {\n        id\n        ...MovementList_transaction\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    myReferrals(first: 100) {\n      nodes {\n        id\n        ...ReferralList_referral\n      }\n    }\n  }\n"): (typeof documents)["\n  query Points($after: String) {\n    me {\n      id\n      ...Account\n      points\n    }\n    myPointsTransactions(first: 20, after: $after) {\n      nodes {\n        id\n        ...MovementList_transaction\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    myReferrals(first: 100) {\n      nodes {\n        id\n        ...ReferralList_referral\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RedeemPoints($input: RedeemPointsInput!) {\n    redeemPoints(input: $input) {\n      points\n      transaction {\n        id\n        code\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RedeemPoints($input: RedeemPointsInput!) {\n    redeemPoints(input: $input) {\n      points\n      transaction {\n        id\n        code\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReferralList_referral on Referral {\n    id\n    referredEmail\n    status\n  }\n"): (typeof documents)["\n  fragment ReferralList_referral on Referral {\n    id\n    referredEmail\n    status\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EditProfile_user on User {\n    id\n    firstName\n    lastName\n    phone\n    address\n    city\n    province\n    needsSetup\n    usesMoney\n  }\n"): (typeof documents)["\n  fragment EditProfile_user on User {\n    id\n    firstName\n    lastName\n    phone\n    address\n    city\n    province\n    needsSetup\n    usesMoney\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AdditionalDataCard_user on User {\n    id\n    address\n    birthDate\n    phone\n    city\n    province\n    clu\n    cluExpiration\n  }\n"): (typeof documents)["\n  fragment AdditionalDataCard_user on User {\n    id\n    address\n    birthDate\n    phone\n    city\n    province\n    clu\n    cluExpiration\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyMailPreferences {\n    myMailPreferences {\n      topic\n      isWanted\n    }\n  }\n"): (typeof documents)["\n  query MyMailPreferences {\n    myMailPreferences {\n      topic\n      isWanted\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetMailPreference($input: SetMailPreferenceInput!) {\n    setMailPreference(input: $input) {\n      topic\n      isWanted\n    }\n  }\n"): (typeof documents)["\n  mutation SetMailPreference($input: SetMailPreferenceInput!) {\n    setMailPreference(input: $input) {\n      topic\n      isWanted\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      detail\n    }\n  }\n"): (typeof documents)["\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      detail\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PersonalInfoCard_user on User {\n    id\n    firstName\n    lastName\n    email\n    documentType\n    documentNumber\n    gender\n  }\n"): (typeof documents)["\n  fragment PersonalInfoCard_user on User {\n    id\n    firstName\n    lastName\n    email\n    documentType\n    documentNumber\n    gender\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      id\n      ...PersonalInfoCard_user\n      ...AdditionalDataCard_user\n      ...EditProfile_user\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      id\n      ...PersonalInfoCard_user\n      ...AdditionalDataCard_user\n      ...EditProfile_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Profile {\n    me {\n      id\n      ...Account\n      ...PersonalInfoCard_user\n      ...AdditionalDataCard_user\n      ...EditProfile_user\n    }\n    health {\n      sendsMessages\n    }\n  }\n"): (typeof documents)["\n  query Profile {\n    me {\n      id\n      ...Account\n      ...PersonalInfoCard_user\n      ...AdditionalDataCard_user\n      ...EditProfile_user\n    }\n    health {\n      sendsMessages\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestDeletion($input: RequestDeletionInput!) {\n    requestDeletion(input: $input) {\n      id\n      deletion {\n        state\n        requestedAt\n        settledAt\n        reason\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RequestDeletion($input: RequestDeletionInput!) {\n    requestDeletion(input: $input) {\n      id\n      deletion {\n        state\n        requestedAt\n        settledAt\n        reason\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StopMyEmailChange {\n    stopMyEmailChange {\n      id\n      email\n      pendingEmail\n      pendingEmailUntil\n    }\n  }\n"): (typeof documents)["\n  mutation StopMyEmailChange {\n    stopMyEmailChange {\n      id\n      email\n      pendingEmail\n      pendingEmailUntil\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KeepMySecondFactor {\n    keepMySecondFactor {\n      isActive\n      lossEffectiveAt\n    }\n  }\n"): (typeof documents)["\n  mutation KeepMySecondFactor {\n    keepMySecondFactor {\n      isActive\n      lossEffectiveAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawDeletion {\n    withdrawDeletion {\n      id\n      deletion {\n        state\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation WithdrawDeletion {\n    withdrawDeletion {\n      id\n      deletion {\n        state\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyData($after: String) {\n    myData(after: $after) {\n      records {\n        section\n        json\n      }\n      next\n    }\n  }\n"): (typeof documents)["\n  query MyData($after: String) {\n    myData(after: $after) {\n      records {\n        section\n        json\n      }\n      next\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VerifySecondFactor($input: SecondFactorCodeInput!) {\n    verifySecondFactor(input: $input) {\n      detail\n    }\n  }\n"): (typeof documents)["\n  mutation VerifySecondFactor($input: SecondFactorCodeInput!) {\n    verifySecondFactor(input: $input) {\n      detail\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndSecondFactor($input: SecondFactorCodeInput!) {\n    endSecondFactor(input: $input) {\n      detail\n    }\n  }\n"): (typeof documents)["\n  mutation EndSecondFactor($input: SecondFactorCodeInput!) {\n    endSecondFactor(input: $input) {\n      detail\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartSecondFactor($input: StartSecondFactorInput!) {\n    startSecondFactor(input: $input) {\n      secret\n      uri\n    }\n  }\n"): (typeof documents)["\n  mutation StartSecondFactor($input: StartSecondFactorInput!) {\n    startSecondFactor(input: $input) {\n      secret\n      uri\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmSecondFactor($input: SecondFactorCodeInput!) {\n    confirmSecondFactor(input: $input) {\n      recoveryCodes\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmSecondFactor($input: SecondFactorCodeInput!) {\n    confirmSecondFactor(input: $input) {\n      recoveryCodes\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Security {\n    me {\n      id\n      ...Account\n      pendingEmail\n      pendingEmailUntil\n      deletion {\n        state\n        requestedAt\n        settledAt\n        reason\n      }\n    }\n    mySessions {\n      id\n      ...SessionList_session\n    }\n    mySecondFactor {\n      isActive\n      isVerified\n      isRequired\n      recoveryCodesLeft\n      lossEffectiveAt\n    }\n    myAccessTokens {\n      id\n      ...TokenList_token\n    }\n  }\n"): (typeof documents)["\n  query Security {\n    me {\n      id\n      ...Account\n      pendingEmail\n      pendingEmailUntil\n      deletion {\n        state\n        requestedAt\n        settledAt\n        reason\n      }\n    }\n    mySessions {\n      id\n      ...SessionList_session\n    }\n    mySecondFactor {\n      isActive\n      isVerified\n      isRequired\n      recoveryCodesLeft\n      lossEffectiveAt\n    }\n    myAccessTokens {\n      id\n      ...TokenList_token\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SessionList_session on ActiveSession {\n    id\n    device\n    via\n    signedInAt\n    lastUsedAt\n    isCurrent\n  }\n"): (typeof documents)["\n  fragment SessionList_session on ActiveSession {\n    id\n    device\n    via\n    signedInAt\n    lastUsedAt\n    isCurrent\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndSession($input: EndSessionInput!) {\n    endSession(input: $input) {\n      detail\n    }\n  }\n"): (typeof documents)["\n  mutation EndSession($input: EndSessionInput!) {\n    endSession(input: $input) {\n      detail\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndOtherSessions {\n    endOtherSessions {\n      detail\n    }\n  }\n"): (typeof documents)["\n  mutation EndOtherSessions {\n    endOtherSessions {\n      detail\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateAccessToken($input: CreateAccessTokenInput!) {\n    createAccessToken(input: $input) {\n      token\n    }\n  }\n"): (typeof documents)["\n  mutation CreateAccessToken($input: CreateAccessTokenInput!) {\n    createAccessToken(input: $input) {\n      token\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TokenList_token on AccessToken {\n    id\n    name\n    scopes\n    expiresAt\n    lastUsedAt\n  }\n"): (typeof documents)["\n  fragment TokenList_token on AccessToken {\n    id\n    name\n    scopes\n    expiresAt\n    lastUsedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeAccessToken($input: RevokeAccessTokenInput!) {\n    revokeAccessToken(input: $input) {\n      detail\n    }\n  }\n"): (typeof documents)["\n  mutation RevokeAccessToken($input: RevokeAccessTokenInput!) {\n    revokeAccessToken(input: $input) {\n      detail\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestWithdrawal($input: RequestWithdrawalInput!) {\n    requestWithdrawal(input: $input) {\n      code\n      answerBy\n      settleBy\n    }\n  }\n"): (typeof documents)["\n  mutation RequestWithdrawal($input: RequestWithdrawalInput!) {\n    requestWithdrawal(input: $input) {\n      code\n      answerBy\n      settleBy\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmIdentity($input: ConfirmIdentityInput!) {\n    confirmIdentity(input: $input) {\n      detail\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmIdentity($input: ConfirmIdentityInput!) {\n    confirmIdentity(input: $input) {\n      detail\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;
/** What the driver asks of each type: every field. */
export const USER = `id email firstName lastName role documentType documentNumber birthDate gender address city province
  postalCode phone isActive createdAt clu cluExpiration needsSetup`;
export const COURSE = 'id name description location courseType scheduledDate price pointsValue isActive';
export const ENROLMENT = `id userId courseId status scheduledDate completionDate instructorId instructorName
  course { ${COURSE} } classType classDate classTime weapons hasWeaponAmmo ammoBoxes { caliber quantity } price
  priceBreakdown { base surcharge ammo { caliber quantity unitPrice subtotal } total } createdAt`;
export const STAFF_COURSE = `${COURSE} capacity durationMinutes cluPolicy instructor { id name } placesTaken placesLeft waitingCount`;
export const STAFF_ENROLMENT = `${ENROLMENT} startsAt cancellation { reason note at } licence user { ${USER} }`;
export const TRANSACTION = 'id type points description createdAt enrolmentId';
export const POINTS_CHANGE = `points transaction { ${TRANSACTION} }`;
export const REFERRAL = 'id referredEmail status createdAt';
export const SESSION = 'accessToken tokenType';

export const connectionOf = (node: string) =>
  `edges { cursor node { ${node} } } nodes { ${node} }
  pageInfo { hasNextPage hasPreviousPage startCursor endCursor } totalCount totalCountIsExact`;

export const ACCESS_TOKEN = 'id name scopes createdAt expiresAt lastUsedAt';

export const ACTIVE_SESSION = 'id device via signedInAt lastUsedAt expiresAt isCurrent';

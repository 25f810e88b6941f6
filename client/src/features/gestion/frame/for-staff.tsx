import type { ReactNode } from 'react';
import type { StaffOperation } from '#domain/staff/staff-access.ts';
import { useStaffAccess } from './use-staff-access.ts';

/** What only those see who may call the operation. */
export const ForStaff = ({ may, children }: { may: StaffOperation; children: ReactNode }) =>
  useStaffAccess()(may) ? children : null;

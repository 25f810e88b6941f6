import { mayCall, type StaffOperation } from '#domain/staff/staff-access.ts';
import { useAccount } from '../../../components/queries/use-staff.ts';
import { roles, staffRoles } from '../../../components/records/enums.ts';
import type { ReactNode } from 'react';

/** Which operations of staff the caller may call. Before the roles are known, none. */
export const useStaffAccess = () => {
  const me = useAccount();
  return (operation: StaffOperation) =>
    me !== null &&
    mayCall(
      { role: roles[me.role].value, staffRole: me.staffRole && staffRoles[me.staffRole].value },
      operation,
    );
};

/** Shown only to those who may call the operation. */
export const ForStaff = ({ may, children }: { may: StaffOperation; children: ReactNode }) =>
  useStaffAccess()(may) ? children : null;

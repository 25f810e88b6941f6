import { Skeleton } from '@chakra-ui/react';
import { lazy } from 'react';

/** What forms need is loaded after the hours are shown. */
export const ExceptionForm = lazy(async () => ({
  default: (await import('./exception-form.tsx')).ExceptionForm,
}));

export const LaneFormDialog = lazy(async () => ({
  default: (await import('./lane-form-dialog.tsx')).LaneFormDialog,
}));

export const RulesForm = lazy(async () => ({ default: (await import('./rules-form.tsx')).RulesForm }));

export const WeaponCountsForm = lazy(async () => ({
  default: (await import('./weapon-counts-form.tsx')).WeaponCountsForm,
}));

export const AbsenceForm = lazy(async () => ({
  default: (await import('./absence-form.tsx')).AbsenceForm,
}));

export const StudentPreview = lazy(async () => ({
  default: (await import('./student-preview.tsx')).StudentPreview,
}));

export const FormLoading = () => (
  <Skeleton h="48" role="status" aria-busy aria-label="Cargando el formulario..." />
);

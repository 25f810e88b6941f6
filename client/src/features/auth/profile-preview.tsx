import { Box, Text } from '@chakra-ui/react';
import { useWatch, type Control } from 'react-hook-form';
import { Guilloche } from '../../components/ornaments/guilloche.tsx';
import { GuillocheBand } from '../../components/ornaments/guilloche-band.tsx';
import { PassportPicture } from '../../components/ornaments/passport-picture.tsx';
import type { Profile, ProfileForm } from './profile-form.ts';

type ProfilePreviewProps = { control: Control<ProfileForm, unknown, Profile> };

/** The passport's data page with the values of the form. */
export const ProfilePreview = ({ control }: ProfilePreviewProps) => {
  const [firstName, lastName, documentType, documentNumber] = useWatch({
    control,
    name: ['firstName', 'lastName', 'documentType', 'documentNumber'],
  });
  return (
    <Box height="full" display="grid" placeItems="center" position="relative" px="10">
      <Guilloche
        position="absolute"
        width="56rem"
        top="50%"
        insetStart="50%"
        translate="-50% -50%"
        petals={18}
        strands={9}
        lineWidth={0.24}
        color="ink.brass"
        opacity="0.34"
        animation="turn"
      />
      <Box width="full" maxW="30rem" position="relative">
        <PassportPicture
          position="relative"
          rotate="-3deg"
          fields={[
            { label: 'Apellido', value: lastName || '—' },
            { label: 'Nombre', value: firstName || '—' },
            { label: 'Documento', value: documentType || '—' },
            { label: 'Número', value: documentNumber || '—' },
          ]}
          holder={{ firstName, lastName, documentNumber }}
        />
        <Text textStyle="display" fontSize="3xl" mt="14" textAlign="center">
          Un documento que crece con cada clase.
        </Text>
      </Box>
      <GuillocheBand position="absolute" bottom="0" insetInline="0" color="ink.brass" opacity="0.6" />
    </Box>
  );
};

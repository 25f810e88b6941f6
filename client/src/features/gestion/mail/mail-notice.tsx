import { Code, Stack, Text } from '@chakra-ui/react';
import { EmptyNote } from '../../../components/feedback/empty-note.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';

type MailNoticeProps = { health: { sendsMail: boolean; sendsMessages: boolean } | undefined };

/** Whether messages are sent, and otherwise how to switch them on. */
export const MailNotice = ({ health }: MailNoticeProps) => {
  if (!health || (health.sendsMail && health.sendsMessages)) return null;
  if (health.sendsMessages) {
    return (
      <Notice tone="warning">
        El servidor no tiene SMTP_URL: los mensajes no salen y quedan aquí como se habrían enviado.
      </Notice>
    );
  }
  return (
    <Stack gap="4">
      <EmptyNote>Los mensajes a estudiantes están apagados</EmptyNote>
      <Text>
        Al encenderlos, cada estudiante recibe un email cuando se inscribe, cuando la academia confirma, mueve
        o cancela su clase, y un recordatorio antes. Para encenderlos, pon <Code>MESSAGES=on</Code> en la
        configuración del servidor y vuelve a iniciarlo. Sin <Code>SMTP_URL</Code> no sale ninguno: aquí ves
        los que habrían salido.
      </Text>
    </Stack>
  );
};

import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** Where a server may refuse. */
export type SmtpStage = 'connect' | 'EHLO' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA';

type Refusal = { stage: SmtpStage; reply: string };

const READY = '220 stand-in';

/** An SMTP server that accepts everything, or answers one command with a reply of its own. */
export const startSmtpStandIn = async () => {
  let refusal: Refusal | null = null;
  const received: string[] = [];
  const sockets = new Set<Socket>();
  const replyOf = (stage: SmtpStage, usual: string) => (refusal?.stage === stage ? refusal.reply : usual);

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    const say = (line: string) => socket.write(`${line}\r\n`);
    let isData = false;
    let rest = '';
    const answer = (line: string) => {
      if (isData) {
        if (line !== '.') return;
        isData = false;
        const reply = replyOf('DATA', '250 2.0.0 taken');
        if (reply.startsWith('250')) received.push(reply);
        return say(reply);
      }
      const [command = ''] = line.toUpperCase().split(' ');
      if (command === 'EHLO') {
        return say(replyOf('EHLO', '250-stand-in\r\n250-ENHANCEDSTATUSCODES\r\n250 AUTH PLAIN'));
      }
      if (command === 'HELO') return say(replyOf('EHLO', '250 stand-in'));
      if (command === 'AUTH') return say(replyOf('AUTH', '235 2.7.0 welcome'));
      if (command === 'MAIL') return say(replyOf('MAIL', '250 2.1.0 OK'));
      if (command === 'RCPT') return say(replyOf('RCPT', '250 2.1.5 OK'));
      if (command === 'DATA') {
        isData = true;
        return say('354 go on');
      }
      if (command === 'QUIT') return socket.end('221 2.0.0 bye\r\n');
      return say('250 2.0.0 OK');
    };
    say(replyOf('connect', READY));
    if (refusal?.stage === 'connect') return void socket.end();
    socket.on('data', (chunk) => {
      rest += chunk.toString('latin1');
      const lines = rest.split('\r\n');
      rest = lines.pop() ?? '';
      lines.forEach(answer);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  /** Kept connections have passed the commands before. */
  const disconnect = () => sockets.forEach((socket) => socket.destroy());
  return {
    settings: {
      SMTP_URL: `smtp://user:secret@127.0.0.1:${port}`,
      MAIL_FROM: 'no-responder@academia.example',
    },
    received,
    refuse: (stage: SmtpStage, reply: string) => {
      refusal = { stage, reply };
      disconnect();
    },
    accept: () => {
      refusal = null;
      disconnect();
    },
    stop: async () => {
      disconnect();
      server.close();
      await once(server, 'close');
    },
  };
};

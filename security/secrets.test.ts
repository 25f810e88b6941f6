import { describe, expect, it } from 'vitest';
import { filesOfTree, findSecrets, secretsIn } from './secrets.ts';

describe('secrets', () => {
  it('are in no file of the repository', () => {
    const files = filesOfTree();
    expect(files).toContain('security/secrets.test.ts');
    expect(findSecrets(files)).toEqual([]);
  });

  /** In pieces, or this file would hold them. */
  it.each([
    ['a private key', ['-----BEGIN RSA PRIV', 'ATE KEY-----']],
    ['a private key', ['-----BEGIN PRIV', 'ATE KEY-----']],
    ['a key of AWS', ['AKIA', 'ABCDEFGHIJ123456']],
    ['a key of Google', ['AIza', 'a'.repeat(35)]],
    ['a client secret of Google', ['GOCSPX-', 'a'.repeat(28)]],
    ['a token of GitHub', ['ghp_', 'a'.repeat(36)]],
    ['a token of npm', ['npm_', 'a'.repeat(36)]],
    ['a key of Slack or Stripe', ['sk_live_', 'a'.repeat(24)]],
    ['a MongoDB address with a password', ['mongodb+srv://ana:', 'clave@cluster.example/']],
  ])('%s is found when added', (kind, pieces) => {
    expect(secretsIn(`before ${pieces.join('')} after`)).toEqual([kind]);
  });

  it('are not reported for a URL without a password', () => {
    expect(secretsIn('mongodb://localhost:27017/?replicaSet=rs0')).toEqual([]);
  });
});

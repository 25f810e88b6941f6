import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { release } from '../../src/process/version.ts';

const FORMAT = 'academia-backup/1';
const MANIFEST = 'manifest.json';

const collection = v.object({
  name: v.string(),
  count: v.number(),
  bytes: v.number(),
  sha256: v.string(),
});

const manifest = v.object({
  format: v.literal(FORMAT),
  appVersion: v.string(),
  appCommit: v.optional(v.string()),
  startedAt: v.string(),
  endedAt: v.string(),
  /** Which migrations had been applied. */
  migrations: v.array(v.string()),
  collections: v.array(collection),
});

export type Manifest = v.InferOutput<typeof manifest>;
export type CollectionEntry = v.InferOutput<typeof collection>;

export const manifestFile = (folder: string) => join(folder, MANIFEST);

export const collectionFile = (folder: string, name: string) =>
  join(folder, `${encodeURIComponent(name)}.jsonl.gz`);

export const newManifest = (
  contents: Pick<Manifest, 'startedAt' | 'migrations' | 'collections'>,
): Manifest => ({
  format: FORMAT,
  appVersion: release.version,
  appCommit: release.commit,
  endedAt: new Date().toISOString(),
  ...contents,
});

export const readManifest = async (folder: string): Promise<Manifest> => {
  try {
    return v.parse(manifest, JSON.parse(await readFile(manifestFile(folder), 'utf8')));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${folder} is no whole backup of this format (${MANIFEST}: ${reason}).`);
  }
};

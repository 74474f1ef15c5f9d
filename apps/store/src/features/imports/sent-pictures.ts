import type { Context } from '../../context'
import { whoActs } from '../../db/events'
import { PictureProblem } from '../uploads'
import { hashOf, keepPicture } from './keep-picture'
import { largeAddress, pictureKeys } from './picture-address'
import { plainName } from './plain-name'
import * as repo from './sent-pictures.repo'

const days = (count: number) => count * 24 * 60 * 60 * 1000
/** For so long a picture waits for a file that names it. */
const waitsFor = days(30)
/** One that an import has just found is still there when its product is written. */
const keptFor = waitsFor + days(1)

/** Whose names count: those of whoever sends something in; undefined on the command line. */
export function sender(): string | undefined {
  const { operatorId, apiKeyId } = whoActs()
  return operatorId ?? apiKeyId ?? undefined
}

/** Pictures that are sent in ahead of the files that name them. Each sender has names of their own: two may each send a `1.jpg`. */
export function createSentPictures({ db, files, now }: Pick<Context, 'db' | 'files' | 'now'>) {
  return {
    /**
     * Keeps a picture under its sender's name for it, in place of one that they sent under the same name before.
     * @throws PictureProblem where it is none
     */
    async keep(sentBy: string, name: string, bytes: Uint8Array): Promise<void> {
      if (name === '') throw new PictureProblem('has no name')
      const hash = hashOf(bytes)
      await keepPicture(hash, bytes, files)
      await repo.keepSentPicture(db, { sentBy, name, hash, sentAt: now() })
    },

    /**
     * Keeps a picture that is shown by its address, where something names it within thirty days.
     * @returns the address of the largest size
     * @throws PictureProblem where it is none
     */
    async keepByAddress(sentBy: string, bytes: Uint8Array): Promise<string> {
      const hash = hashOf(bytes)
      await keepPicture(hash, bytes, files)
      await repo.keepSentPicture(db, { sentBy, name: largeAddress(hash), hash, sentAt: now() })
      return largeAddress(hash)
    },

    /** What names a picture's content; undefined where its name was not sent in the last thirty days. */
    find: (sentBy: string, name: string) =>
      repo.findSentPicture(db, sentBy, plainName(name), new Date(now().getTime() - waitsFor)),

    /** Removes those that waited in vain. */
    async forget(): Promise<void> {
      const hashes = await repo.forgetSentPictures(db, new Date(now().getTime() - keptFor))
      for (const key of hashes.flatMap(pictureKeys)) await files.delete(key)
    },
  }
}

export type SentPictures = ReturnType<typeof createSentPictures>

import { fault } from '../../../platform/http/errors'
import type { Context } from '../../../platform/context'
import { currentActor } from '../../../platform/db/events'
import { PictureProblem } from '../../files/uploads'
import { hashOf, storePicture } from './store-picture'
import { largeAddress, pictureKeys } from './picture-address'
import { plainName } from './file-name'
import * as repo from './sent-pictures.repo'

const days = (count: number) => count * 24 * 60 * 60 * 1000
/** Period in which an uploaded picture can be used, in milliseconds. */
const usablePeriod = days(30)
/** A day longer, so that a picture just found by an import still exists when its product is written. */
const retention = usablePeriod + days(1)

/** Returns the id of the current sender; undefined on the command line. */
export function sender(): string | undefined {
  const { operatorId, apiKeyId } = currentActor()
  return operatorId ?? apiKeyId ?? undefined
}

/** Stores pictures that are uploaded before the files that refer to them. Names are separate for each sender. */
export function createSentPictures({ db, files, now }: Pick<Context, 'db' | 'files' | 'now'>) {
  return {
    /**
     * Stores a picture under a name; replaces the sender's earlier one.
     * @throws PictureProblem if it is not a picture
     */
    async store(sentBy: string, name: string, bytes: Uint8Array): Promise<void> {
      if (name === '') throw new PictureProblem(fault('no_name'))
      const hash = hashOf(bytes)
      await storePicture(hash, bytes, files)
      await repo.storeSentPicture(db, { sentBy, name, hash, sentAt: now() })
    },

    /**
     * Stores a picture to be used by its address within thirty days.
     * @returns the address of the large size
     * @throws PictureProblem if it is not a picture
     */
    async storeByAddress(sentBy: string, bytes: Uint8Array): Promise<string> {
      const hash = hashOf(bytes)
      await storePicture(hash, bytes, files)
      await repo.storeSentPicture(db, { sentBy, name: largeAddress(hash), hash, sentAt: now() })
      return largeAddress(hash)
    },

    /** Returns the hash of a picture; undefined if it was not uploaded in the last thirty days. */
    find: (sentBy: string, name: string) =>
      repo.findSentPicture(db, sentBy, plainName(name), new Date(now().getTime() - usablePeriod)),

    /** Deletes unused pictures. */
    async forget(): Promise<void> {
      const hashes = await repo.forgetSentPictures(db, new Date(now().getTime() - retention))
      for (const key of hashes.flatMap(pictureKeys)) await files.delete(key)
    },
  }
}

export type SentPictures = ReturnType<typeof createSentPictures>

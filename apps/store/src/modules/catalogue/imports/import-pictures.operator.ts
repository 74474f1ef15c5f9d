import type { components } from '@skafferi/api/admin'
import type { Context } from '../../../platform/context'
import { recordOperatorEvent } from '../../../platform/db/events'
import { fault as faultOf, FaultError, faultWith, refuse } from '../../../platform/http/errors'
import type { Page } from '../../../platform/http/handler'
import { cardAddress, hashOf, storePicture } from '../products'
import { findImport } from './import-jobs.repo'
import type { ImportPicture, StoredFault } from './import-pictures.repo'
import * as repo from './missing-pictures.repo'
import { placePicture } from './place-picture'

type Schemas = components['schemas']

/** Maximum number of pictures that are listed for a product. */
const maxOfProduct = 100

function toImportPicture(picture: repo.TitledPicture): Schemas['ImportPicture'] {
  const { id, importId, productId, productTitle, name, position, tries, nextTryAt, fault } = picture
  const missing = repo.isNamed(picture) ? 'named' : 'failed'
  const state = picture.state === 'waiting' || picture.state === 'fetching' ? picture.state : missing
  return {
    id,
    import_id: `import_${importId}`,
    product_id: productId,
    product_title: productTitle,
    name,
    position: position + 1,
    state,
    tries,
    next_try_at: state === 'waiting' ? nextTryAt.toISOString() : null,
    problem: fault === null ? null : faultWith(fault as StoredFault),
  }
}

/** Creates the operations on the pictures that products lack after an import. */
export function createImportPictures({ db, files, now }: Pick<Context, 'db' | 'files' | 'now'>) {
  const counts = async (importId: number) => ({ counts: await repo.countPictures(db, importId) })

  const leftOutEvent = (productId: string, name: string) => ({
    at: now(),
    action: 'product.picture_left_out' as const,
    subjectId: productId,
    after: { name },
  })

  async function assertImport(importId: number): Promise<void> {
    if (!(await findImport(db, importId))) throw refuse('import_not_found')
  }

  async function pictureOf(importId: number, id: string): Promise<ImportPicture> {
    const found = await repo.findPicture(db, { importId, id })
    if (!found) throw refuse('import_picture_not_found')
    return found
  }

  return {
    /**
     * Returns a page of an import's pictures that are not added, and the numbers of all.
     * @throws StoreError 404 `import_not_found`
     */
    async list(importId: number, page: Page): Promise<Schemas['ImportPictureList']> {
      await assertImport(importId)
      const { counts: found } = await counts(importId)
      const pictures = await repo.findOpenPictures(db, importId, page)
      const count = found.waiting + found.named + found.failed
      return { counts: found, pictures: pictures.map(toImportPicture), count, ...page }
    },

    /** Returns the pictures that a product lacks. */
    async ofProduct(productId: string): Promise<Schemas['MissingPictures']> {
      const pictures = await repo.findPicturesOfProduct(db, productId, maxOfProduct)
      return { pictures: pictures.map(toImportPicture) }
    },

    /**
     * Tries all failed pictures of an import again.
     * @throws StoreError 404 `import_not_found`
     */
    async retryAll(importId: number): Promise<Schemas['ImportPictureCountsAnswer']> {
      await assertImport(importId)
      await db.transaction((tx) => repo.requeuePictures(tx, { importId }, now()))
      return counts(importId)
    },

    /**
     * Tries a failed picture again.
     * @throws StoreError 404 `import_picture_not_found`
     */
    async retry(importId: number, id: string): Promise<Schemas['ImportPictureCountsAnswer']> {
      await pictureOf(importId, id)
      await db.transaction((tx) => repo.requeuePictures(tx, { importId, id }, now()))
      return counts(importId)
    },

    /**
     * Adds an uploaded picture to all products of the import that lack one of its name. No-op if they have it.
     * @throws StoreError 404 `import_not_found`
     * @throws FaultError if it is not a picture, no product lacks one of its name, or the product has no room
     */
    async uploadNamed(importId: number, name: string, bytes: Uint8Array): Promise<void> {
      const named = await repo.findNamedPictures(db, importId, name)
      if (named.length === 0) throw new FaultError(faultOf('not_missing'))
      const hash = hashOf(bytes)
      await storePicture(hash, bytes, files)
      for (const picture of named) await placePicture({ db, now }, picture, cardAddress(hash), { isRecorded: true })
    },

    /**
     * Returns the numbers of an import's pictures.
     * @throws StoreError 404 `import_not_found`
     */
    async count(importId: number): Promise<Schemas['ImportPictureCountsAnswer']> {
      await assertImport(importId)
      return counts(importId)
    },

    /**
     * Adds an uploaded picture instead of a missing one, to all products of the import that lack the same.
     * @param read reads the file, after the picture was found
     * @throws StoreError 400 if it is not a picture, or its product has no room; 404 `import_picture_not_found`
     */
    async upload(
      importId: number,
      id: string,
      read: () => Promise<Uint8Array>,
    ): Promise<Schemas['ImportPictureCountsAnswer']> {
      const asked = await pictureOf(importId, id)
      const bytes = await read()
      const hash = hashOf(bytes)
      try {
        await storePicture(hash, bytes, files)
        const same = await repo.findSamePictures(db, asked)
        // The requested one first, because its failure is answered.
        for (const picture of same.toSorted((a, b) => Number(b.id === id) - Number(a.id === id)))
          await placePicture({ db, now }, picture, cardAddress(hash), { isRecorded: true })
      } catch (error) {
        if (error instanceof FaultError) throw refuse('not_a_picture', {}, { file: error.fault })
        throw error
      }
      return counts(importId)
    },

    /**
     * Leaves out all pictures that could not be fetched, or that are only named.
     * @throws StoreError 404 `import_not_found`
     */
    async leaveOutAll(importId: number, state: 'failed' | 'named'): Promise<Schemas['ImportPictureCountsAnswer']> {
      await assertImport(importId)
      await db.transaction(async (tx) => {
        for (const { name, productId } of await repo.deletePictures(tx, importId, state))
          await recordOperatorEvent(tx, leftOutEvent(productId, name))
      })
      return counts(importId)
    },

    /**
     * Leaves out a missing picture. No-op if it was added.
     * @throws StoreError 404 `import_picture_not_found`
     */
    async leaveOut(importId: number, id: string): Promise<Schemas['ImportPictureCountsAnswer']> {
      const { name, productId } = await pictureOf(importId, id)
      await db.transaction(async (tx) => {
        if (!(await repo.deletePicture(tx, { importId, id }))) return
        await recordOperatorEvent(tx, leftOutEvent(productId, name))
      })
      return counts(importId)
    },
  }
}

export type ImportPictures = ReturnType<typeof createImportPictures>

import { randomBytes } from 'node:crypto'
import type { components } from '@skafferi/api'
import type { Context } from '../../../platform/context'
import { newId } from '../../../platform/db/ids'
import type { Session } from '../../../platform/http/handler'
import type { UploadForm } from '../../../platform/http/multipart'
import { enforceRateLimit } from '../../../platform/http/rate-limit'
import { createQueue } from '../../../platform/jobs/queue'
import { licenseLimits, mediaTypes, pictureLimits, picturesAnHour, type UploadLimits } from './upload-limits'
import { isEmptyFilePart, prepareFile, type PreparedFile } from './prepare-file'
import { noFile } from './upload-refusals'
import { removeRefused } from './remove-upload'
import * as repo from './uploads.repo'

type Uploaded = components['schemas']['Uploaded']

/** Number of files that are processed concurrently, after they were received. */
const filesAtOnce = 4

const hourSeconds = 60 * 60

/** Returns rows for the files, with ids in upload order. */
function toRows(prepared: readonly PreparedFile[], limits: UploadLimits, owner: Session | undefined, now: Date) {
  const { kind, folder } = limits
  const ids = prepared.map(() => newId('file', now)).sort()
  return prepared.map(({ name, bytes, type }, index) => {
    const key = `${folder}/${randomBytes(16).toString('hex')}.${type}`
    return {
      id: ids[index] as string,
      kind,
      key,
      url: `/files/${key}`,
      name,
      mediaType: mediaTypes[type],
      size: bytes.length,
      customerId: owner?.customer.id ?? null,
      companyId: owner?.company.id ?? null,
      createdAt: now,
    }
  })
}

/** Creates the upload operations. */
export function createUploadsService({ db, now, files }: Context) {
  const enqueue = createQueue(filesAtOnce)

  /** Reads, validates and converts the files of a form; one refused file refuses all. */
  async function prepareFiles(form: UploadForm, limits: UploadLimits, countFile?: () => Promise<void>) {
    const prepared: PreparedFile[] = []
    for await (const received of form.files(limits)) {
      if (isEmptyFilePart(received)) continue
      await countFile?.()
      prepared.push(await enqueue(() => prepareFile(received, prepared.length, limits)))
    }
    if (prepared.length === 0) throw noFile(limits)
    return prepared
  }

  /** Stores all files or none. Rows are inserted first, so that the sweeper can find every file. */
  async function store(prepared: readonly PreparedFile[], limits: UploadLimits, owner?: Session): Promise<Uploaded> {
    const rows = toRows(prepared, limits, owner, now())
    await db.transaction((tx) => repo.insertUploads(tx, rows))
    try {
      for (const [index, { key, mediaType }] of rows.entries()) {
        await files.put(key, { bytes: (prepared[index] as PreparedFile).bytes, mediaType })
      }
    } catch (error) {
      // If this fails too, the files have no known address, and the sweeper deletes them.
      await removeRefused({ db, files }, rows).catch(() => undefined)
      throw error
    }
    return { status: 'success', files: rows.map(({ url, name, size }) => ({ url, name, size })) }
  }

  return {
    /** True if the file belongs to the company. */
    belongsTo: (companyId: string, key: string): Promise<boolean> => repo.isUploadOf(db, companyId, key),

    /**
     * Stores the licence of a future application.
     * @throws StoreError 400 or 413 naming the file; 503 if the file store fails
     */
    async license(form: UploadForm): Promise<Uploaded> {
      return store(await prepareFiles(form, licenseLimits), licenseLimits)
    },

    /**
     * Stores pictures of a future complaint.
     * @throws StoreError 400 or 413 naming the file; 429; 503 if the file store fails
     */
    async pictures(form: UploadForm, session: Session): Promise<Uploaded> {
      const limit = { scope: 'picture_upload', limit: picturesAnHour, windowSeconds: hourSeconds }
      const countFile = () => enforceRateLimit(db, { ...limit, key: session.customer.id, now: now() })
      return store(await prepareFiles(form, pictureLimits, countFile), pictureLimits, session)
    },
  }
}

export type UploadsService = ReturnType<typeof createUploadsService>

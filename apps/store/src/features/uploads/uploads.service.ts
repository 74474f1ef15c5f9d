import { randomBytes } from 'node:crypto'
import type { components } from '@skafferi/api'
import type { Context } from '../../context'
import { newId } from '../../db/ids'
import type { Session } from '../../http/handler'
import type { SentForm } from '../../http/multipart'
import { countHit } from '../../http/rate-limit'
import { createQueue } from '../../queue'
import { licenseLimits, mediaTypes, pictureLimits, picturesAnHour, type UploadLimits } from './uploads.limits'
import { isNoFile, prepareFile, type PreparedFile } from './uploads.prepare'
import { noFile } from './uploads.refusals'
import { removeRefused } from './uploads.removal'
import * as repo from './uploads.repo'

type Uploaded = components['schemas']['Uploaded']

/** Files that are worked on at the same time. That starts once a file is there: nobody waits for somebody else's connection. */
const filesAtOnce = 4

const hourSeconds = 60 * 60

/** Rows for the files, with ids that sort as they were sent. */
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

/** Taking in files. */
export function createUploadsService({ db, now, files }: Context) {
  const inTurn = createQueue(filesAtOnce)

  /** Reads, checks and prepares the files of a form; the first that is refused refuses all. */
  async function prepareFiles(form: SentForm, limits: UploadLimits, countFile?: () => Promise<void>) {
    const prepared: PreparedFile[] = []
    for await (const sent of form.files(limits)) {
      if (isNoFile(sent)) continue
      await countFile?.()
      prepared.push(await inTurn(() => prepareFile(sent, prepared.length, limits)))
    }
    if (prepared.length === 0) throw noFile(limits)
    return prepared
  }

  /** Keeps all files or none. Rows come first: whatever happens, the sweeper finds every file by its row. */
  async function keep(prepared: readonly PreparedFile[], limits: UploadLimits, owner?: Session): Promise<Uploaded> {
    const rows = toRows(prepared, limits, owner, now())
    await db.transaction((tx) => repo.insertUploads(tx, rows))
    try {
      for (const [index, { key, mediaType }] of rows.entries()) {
        await files.put(key, { bytes: (prepared[index] as PreparedFile).bytes, mediaType })
      }
    } catch (error) {
      // Where even that fails, nobody knows the addresses, and the sweeper finds the rows.
      await removeRefused({ db, files }, rows).catch(() => undefined)
      throw error
    }
    return { status: 'success', files: rows.map(({ url, name, size }) => ({ url, name, size })) }
  }

  return {
    /** Whether a file is a company's. */
    isOf: (companyId: string, key: string): Promise<boolean> => repo.isUploadOf(db, companyId, key),

    /**
     * Takes in the licence of an application that is still to be sent.
     * @throws StoreError 400 or 413 naming the file; 503 where the file store fails
     */
    async license(form: SentForm): Promise<Uploaded> {
      return keep(await prepareFiles(form, licenseLimits), licenseLimits)
    },

    /**
     * Takes in pictures of a complaint that is still to be filed.
     * @throws StoreError 400 or 413 naming the file; 429; 503 where the file store fails
     */
    async pictures(form: SentForm, session: Session): Promise<Uploaded> {
      const limit = { scope: 'picture_upload', limit: picturesAnHour, windowSeconds: hourSeconds }
      const countFile = () => countHit(db, { ...limit, key: session.customer.id, now: now() })
      return keep(await prepareFiles(form, pictureLimits, countFile), pictureLimits, session)
    },
  }
}

export type UploadsService = ReturnType<typeof createUploadsService>

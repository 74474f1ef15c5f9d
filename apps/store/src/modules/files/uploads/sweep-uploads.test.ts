import { and, eq, inArray, isNull } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { rateHits, uploads } from '../../../platform/db/schema'
import { type FileStore, filesUnavailable } from '../../../platform/files/file-store'
import { addBuyer, type Buyer } from '../../../testing/buyers'
import { shopOfFile } from '../../../testing/shop'
import { copies, pdf, picture, uploadLicense, uploadPictures } from '../../../testing/uploads'
import { claimUploads, createUploadSweeper, type UploadClaim } from '.'
import { sweepUploads } from './sweep-uploads'

const hour = 60 * 60 * 1000

/** An in-memory file store that can be made to fail. */
function createMemoryStore() {
  const files = new Map<string, Uint8Array>()
  const failing = { put: (_key: string) => false, delete: (_key: string) => false }
  const store: FileStore = {
    async put(key, { bytes }) {
      if (failing.put(key)) throw filesUnavailable(new Error('no room'))
      files.set(key, bytes)
    },
    get: async (key) => {
      const bytes = files.get(key)
      return bytes && { bytes, mediaType: 'application/pdf' }
    },
    async delete(key) {
      if (failing.delete(key)) throw filesUnavailable(new Error('not now'))
      files.delete(key)
    },
  }
  return { files, fails: failing, store }
}

const memory = createMemoryStore()
const log = { error: vi.fn<(details: { err: unknown }, message: string) => void>() }
const shop = await shopOfFile({ files: memory.store })
let buyer: Buyer

const png = await picture().png().toBuffer()

beforeEach(async () => {
  await shop.database.db.delete(rateHits)
  buyer = await addBuyer(shop)
})
afterEach(async () => {
  memory.fails.put = memory.fails.delete = () => false
  log.error.mockClear()
  await shop.database.db.delete(uploads)
  memory.files.clear()
})

const db = () => shop.database.db
const sweep = () => sweepUploads({ db: db(), files: memory.store, now: shop.clock.now }, log)
const newPictures = async (count = 1, { client }: Buyer = buyer) => {
  const { files } = await uploadPictures(client, ...copies(count, { name: 'a.png', bytes: png }))
  return files.map(({ url }) => url)
}
const newLicense = async () => (await uploadLicense(shop.client(), { name: 'licence.pdf', bytes: pdf })).files[0]!.url
const subjectsOf = async (urls: string[]) => {
  const rows = await db().select().from(uploads).where(inArray(uploads.url, urls))
  return rows.map(({ subjectId }) => subjectId)
}
const keyOf = (url: string) => url.replace('/files/', '')
const claim = (part: Partial<UploadClaim>) => {
  const complete: UploadClaim = { kind: 'picture', urls: [], subjectId: 'compl_1', companyId: buyer.companyId, ...part }
  return db().transaction((tx) => claimUploads(tx, complete))
}

describe('claimUploads', () => {
  it('assigns pictures to a complaint and a licence to an application', async () => {
    const urls = await newPictures(3)
    await claim({ urls: urls.slice(0, 2) })
    expect(await subjectsOf(urls.slice(0, 2))).toEqual(['compl_1', 'compl_1'])
    expect(await subjectsOf(urls.slice(2))).toEqual([null])
    const license = await newLicense()
    await claim({ kind: 'license', urls: [license], subjectId: 'appl_1', companyId: null })
    expect(await subjectsOf([license])).toEqual(['appl_1'])
  })

  it('sends no query without uploads', async () => {
    const statements = await shop.statementsOf(() => claim({ urls: [] }))
    expect(statements.filter((statement) => statement.includes('uploads'))).toEqual([])
  })

  it('assigns nothing if one upload is unknown, of another kind or owner, or already assigned', async () => {
    const other = await addBuyer(shop)
    const [unassigned, assigned] = (await newPictures(2)) as [string, string]
    const [others] = (await newPictures(1, other)) as [string]
    const license = await newLicense()
    await claim({ urls: [assigned], subjectId: 'compl_before' })
    const notAddresses = ['/files/pictures/unknown.webp', `http://localhost:4000${unassigned}`, keyOf(unassigned), '']
    const wrong = [assigned, others, license, ...notAddresses]
    for (const url of wrong) {
      await expect(claim({ urls: [unassigned, url] })).rejects.toMatchObject({
        status: 400,
        refusal: { code: 'unknown_file', fields: { [url]: { code: 'unknown_file' } } },
      })
    }
    await expect(claim({ kind: 'license', urls: [unassigned], companyId: null })).rejects.toMatchObject({ status: 400 })
    await expect(claim({ kind: 'license', urls: [unassigned] })).rejects.toMatchObject({ status: 400 })
    await expect(claim({ kind: 'license', urls: [license] })).rejects.toMatchObject({ status: 400 })
    expect(await subjectsOf([unassigned])).toEqual([null])
    expect(await subjectsOf([assigned])).toEqual(['compl_before'])
    await claim({ urls: [unassigned] })
  })

  it('assigns a file to one of two concurrent claims', async () => {
    const urls = await newPictures(3)
    const both = [claim({ urls, subjectId: 'compl_1' }), claim({ urls: urls.toReversed(), subjectId: 'compl_2' })]
    const outcomes = await Promise.allSettled(both)
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(new Set(await subjectsOf(urls)).size).toBe(1)
  })
})

describe('an unassigned upload', () => {
  it('is deleted with its row and file after 24 hours; assigned and newer uploads are kept', async () => {
    const [claimed, free] = (await newPictures(2)) as [string, string]
    const license = await newLicense()
    await claim({ urls: [claimed] })
    shop.clock.advance(24 * hour - 1)
    const young = await newLicense()
    await sweep()
    expect(memory.files.size).toBe(4)
    shop.clock.advance(1)
    await sweep()
    const left = await db().select().from(uploads)
    expect(left.map(({ url }) => url).sort()).toEqual([claimed, young].sort())
    expect([...memory.files.keys()].sort()).toEqual([claimed, young].map(keyOf).sort())
    for (const url of [free, license]) {
      const late = url === license ? claim({ kind: 'license', urls: [url], companyId: null }) : claim({ urls: [url] })
      await expect(late).rejects.toMatchObject({ refusal: { code: 'unknown_file' } })
    }
  })

  it('keeps its row until its file is deleted, and cannot be assigned in between', async () => {
    const [undeletable] = (await newPictures(2)) as [string, string]
    shop.clock.advance(24 * hour)
    memory.fails.delete = (key) => key === keyOf(undeletable)
    await sweep()
    expect([...memory.files.keys()]).toEqual([keyOf(undeletable)])
    expect(await db().$count(uploads)).toBe(1)
    expect(log.error).toHaveBeenCalledTimes(1)
    expect(log.error.mock.calls[0]![0].err).toMatchObject({ cause: { message: 'not now' } })
    await expect(claim({ urls: [undeletable] })).rejects.toMatchObject({ refusal: { code: 'unknown_file' } })
    memory.fails.delete = () => false
    await sweep()
    expect([memory.files.size, await db().$count(uploads)]).toEqual([0, 0])
  })

  it('is deleted together with all others, in any number', async () => {
    const rows = Array.from({ length: 250 }, (_, number) => ({
      id: `file_${String(number).padStart(4, '0')}`,
      kind: 'license' as const,
      key: `licences/${number}.pdf`,
      url: `/files/licences/${number}.pdf`,
      name: 'licence.pdf',
      mediaType: 'application/pdf',
      size: 1,
      createdAt: shop.clock.now(),
    }))
    await db().insert(uploads).values(rows)
    for (const { key } of rows) memory.files.set(key, pdf)
    shop.clock.advance(24 * hour)
    await sweep()
    expect([memory.files.size, await db().$count(uploads)]).toEqual([0, 0])
  })

  it('is deleted by a run at start and then every hour, until the store stops', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      await newLicense()
      shop.clock.advance(24 * hour)
      const sweeper = createUploadSweeper({ db: db(), files: memory.store, now: shop.clock.now }, { log })
      sweeper.start()
      await expect.poll(() => memory.files.size).toBe(0)
      await newLicense()
      shop.clock.advance(24 * hour)
      vi.advanceTimersByTime(hour)
      await expect.poll(() => memory.files.size).toBe(0)
      await newLicense()
      shop.clock.advance(24 * hour)
      await sweeper.stop()
      expect(vi.getTimerCount()).toBe(0)
      expect(memory.files.size).toBe(1)
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('an upload that cannot be stored', () => {
  it('is refused with all its files, and leaves neither files nor rows', async () => {
    let puts = 0
    memory.fails.put = () => (puts += 1) === 3
    await expect(newPictures(5)).rejects.toMatchObject({ status: 503, code: 'files_unavailable' })
    expect([memory.files.size, await db().$count(uploads)]).toEqual([0, 0])
  })

  it('leaves no file after the next run, even if deleting its files fails at first', async () => {
    let puts = 0
    memory.fails.put = () => (puts += 1) === 3
    memory.fails.delete = () => true
    await expect(newPictures(5)).rejects.toMatchObject({ status: 503, code: 'files_unavailable' })
    expect(memory.files.size).toBe(2)
    expect(await db().$count(uploads, isNull(uploads.subjectId))).toBe(0)
    memory.fails.delete = () => false
    await sweep()
    expect([memory.files.size, await db().$count(uploads)]).toEqual([0, 0])
  })
})

it('a licence uploaded by a signed-in customer is stored without a company', async () => {
  const { files } = await uploadLicense(buyer.client, { name: 'licence.pdf', bytes: pdf })
  const owned = and(eq(uploads.url, files[0]!.url), isNull(uploads.companyId))
  expect(await db().$count(uploads, owned)).toBe(1)
})

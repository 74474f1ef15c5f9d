import { once } from 'node:events'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { S3Config } from '../config/config'
import type { FileStore } from './file-store'
import { openFileStore } from '.'
import { createFolderStore } from './folder-store'
import { createS3Store } from './s3-store'

const unavailable = {
  status: 503,
  refusal: {
    type: 'unavailable',
    code: 'files_unavailable',
    message: 'The store cannot reach its files. Please try again.',
  },
}
const webp = { bytes: Buffer.from('a picture'), mediaType: 'image/webp' }

let parent: string
let server: S3rver
let s3: S3Config

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'skafferi-stores-'))
  const directory = join(parent, 's3')
  const configureBuckets = [{ name: 'skafferi' }]
  server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets })
  const { port } = await server.run()
  // Default credentials of s3rver.
  const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
  s3 = { endpoint: `http://127.0.0.1:${port}`, bucket: 'skafferi', region: 'us-east-1', ...keys }
})
afterAll(async () => {
  await server.close()
  await rm(parent, { recursive: true })
})

const folder = () => join(parent, 'folder')
const stores: [string, () => FileStore][] = [
  ['in a folder', () => createFolderStore(folder())],
  ['on an S3 server', () => createS3Store(s3)],
]

describe.each(stores)('the file store %s', (_, open) => {
  it('returns a file with its media type', async () => {
    const every = Buffer.from(Array.from({ length: 256 }, (__, byte) => byte))
    await open().put('pictures/every.webp', { bytes: every, mediaType: 'image/webp' })
    await open().put('licences/big.pdf', { bytes: Buffer.alloc(10 * 1024 * 1024, 7), mediaType: 'application/pdf' })
    const [small, big] = await Promise.all([open().get('pictures/every.webp'), open().get('licences/big.pdf')])
    expect(Buffer.from(small!.bytes).equals(every)).toBe(true)
    expect(small!.mediaType).toBe('image/webp')
    expect(big!.bytes).toHaveLength(10 * 1024 * 1024)
    expect(big!.mediaType).toBe('application/pdf')
  })

  it('replaces a file under the same key', async () => {
    await open().put('pictures/same.webp', webp)
    await open().put('pictures/same.webp', { bytes: Buffer.from('another'), mediaType: 'image/png' })
    const found = await open().get('pictures/same.webp')
    expect(Buffer.from(found!.bytes).toString()).toBe('another')
    expect(found!.mediaType).toBe('image/png')
  })

  it('reports a missing file', async () => {
    expect(await open().get('pictures/nothing.webp')).toBeUndefined()
  })

  it('deletes a file, also if it does not exist', async () => {
    await open().put('pictures/gone.webp', webp)
    await open().delete('pictures/gone.webp')
    expect(await open().get('pictures/gone.webp')).toBeUndefined()
    await open().delete('pictures/gone.webp')
  })

  it.each(['../secret.txt', 'pictures/../../secret.txt', '/etc/passwd', 'pictures/a.webp/..', 'pictures\\a.webp', ''])(
    'rejects a key that is not one of its own: %j',
    async (key) => {
      for (const use of [() => open().get(key), () => open().put(key, webp), () => open().delete(key)]) {
        await expect(use()).rejects.toThrow('not the key of a file')
      }
    },
  )
})

describe('the folder store', () => {
  it('contains only complete files that other users cannot read', async () => {
    const store = createFolderStore(join(parent, 'private'))
    await store.put('licences/abc.pdf', { bytes: Buffer.from('%PDF-'), mediaType: 'application/pdf' })
    const inside = join(parent, 'private', 'licences')
    expect((await readdir(inside)).sort()).toEqual(['abc.pdf', 'abc.pdf.type'])
    for (const path of [inside, join(inside, 'abc.pdf'), join(inside, 'abc.pdf.type')]) {
      expect((await stat(path)).mode & 0o077).toBe(0)
    }
  })

  it('removes partial files after an interruption', async () => {
    const store = createFolderStore(folder())
    await store.put('pictures/half.webp', webp)
    await writeFile(join(folder(), 'pictures', 'half.webp.part'), 'half')
    await store.delete('pictures/half.webp')
    expect((await readdir(join(folder(), 'pictures'))).filter((name) => name.startsWith('half'))).toEqual([])
  })

  it('reports an unwritable folder clearly', async () => {
    await writeFile(join(parent, 'no-folder'), '')
    const store = createFolderStore(join(parent, 'no-folder'))
    const fault = { ...unavailable, cause: { code: 'ENOTDIR' } }
    await expect(store.put('pictures/a.webp', webp)).rejects.toMatchObject(fault)
  })
})

describe('the S3 store', () => {
  const key = 'pictures/a.webp'
  const outcomes = (store: FileStore) => Promise.allSettled([store.put(key, webp), store.get(key), store.delete(key)])

  async function expectFault(store: FileStore, cause: RegExp): Promise<void> {
    for (const outcome of await outcomes(store)) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: unavailable })
      expect(String((outcome as PromiseRejectedResult).reason.cause)).toMatch(cause)
    }
  }

  it('reports refused credentials clearly, with the cause in the log', async () => {
    await expectFault(createS3Store({ ...s3, accessKeyId: 'NOBODYS' }), /answered 403 InvalidAccessKeyId/)
  })

  it('reports a missing bucket as an error, not as a missing file', async () => {
    await expectFault(createS3Store({ ...s3, bucket: 'nothing' }), /answered 404 NoSuchBucket/)
  })

  it('reports an unreachable server', async () => {
    const closed = createServer().listen(0, '127.0.0.1')
    await once(closed, 'listening')
    const { port } = closed.address() as AddressInfo
    closed.close()
    await expectFault(createS3Store({ ...s3, endpoint: `http://127.0.0.1:${port}` }), /fetch failed/)
  })

  it('stops waiting for a server that does not answer', async () => {
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    await expectFault(createS3Store({ ...s3, endpoint: `http://127.0.0.1:${port}` }, 50), /TimeoutError/)
    silent.close()
  })
})

it('openFileStore chooses the store from the configuration', async () => {
  const dataFolder = join(parent, 'data')
  await openFileStore({ s3, dataFolder }).put('pictures/chosen.webp', webp)
  expect(await createS3Store(s3).get('pictures/chosen.webp')).toBeDefined()
  expect(await openFileStore({ s3: undefined, dataFolder }).get('pictures/chosen.webp')).toBeUndefined()
  await openFileStore({ s3: undefined, dataFolder }).put('pictures/chosen.webp', webp)
  expect(await createFolderStore(join(dataFolder, 'files')).get('pictures/chosen.webp')).toBeDefined()
})

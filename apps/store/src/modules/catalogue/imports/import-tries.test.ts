import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { unwrap } from '@skafferi/api'
import { describe, expect, it } from 'vitest'
import { runAs } from '../../../platform/db/events'
import { events, imports, products } from '../../../platform/db/schema'
import { addOperator, sendAdmin } from '../../../testing/operators'
import { shopOfFile } from '../../../testing/shop'
import { createImportJobs, type ImportFileInput } from './import-jobs'
import { createImportsOperator } from './imports.operator'
import { createFileReading } from './open-catalog-file'
import { heldReading, hookedReading } from './testing/hooked-reading'

const shop = await shopOfFile()
const { db } = shop.database
const elsa = await addOperator(shop, 'catalogue')

/** Blocks reading of files until it is opened. */
function createGate() {
  let open = () => {}
  const isOpen = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, isOpen }
}

const fetchPicture = () => Promise.reject(new Error('Nothing is fetched here.'))
const log = { error: () => undefined }
const jobsWith = (further: Partial<Parameters<typeof createImportJobs>[1]> = {}) =>
  createImportJobs(shop.context, { fetchPicture, ...further }, { log })

const file = (content: string): ImportFileInput => ({
  kind: 'catalog',
  name: 'list.csv',
  bytes: Buffer.from(content),
  options: { taxClass: 'food' },
})
const record = async (id: number) => (await db.select().from(imports).where(eq(imports.id, id)))[0]!
const importOf = async (id: number) =>
  (await unwrap(elsa.client.GET('/admin/imports/{id}', { params: { path: { id: `import_${id}` } } }))).import
const rows = (name: string, count: number) =>
  [
    'sku,product,category,brand,price EUR',
    ...Array.from({ length: count }, (_, index) => `${name}-${index},${name} ${index},Zwompels,Zwomp,1`),
  ].join('\n')

describe('an import with three attempts without progress', () => {
  it.each([
    [
      'takes too long to read',
      { megabytes: 1024, milliseconds: 1 },
      40,
      'file_too_slow',
      /takes too long to read\. Split the file/,
    ],
    [
      'takes too much memory to read',
      { megabytes: 48, milliseconds: 120_000 },
      100_000,
      'file_too_heavy',
      /takes too much memory to read\. Split the file/,
    ],
  ])('fails with a message for its sender if it %s, and the next one runs', async (_, limits, count, code, message) => {
    const id = await jobsWith().add(file(rows('SLOW', count)))
    const { fileKey } = await record(id)
    const next = await jobsWith().add({ ...file('sku,stock\nNOBODY,1'), kind: 'stock' })
    const { work } = jobsWith({ readInWorker: createFileReading(limits) })
    await work()
    expect(await record(id)).toMatchObject({
      state: 'failed',
      tries: 3,
      fileKey: null,
      refusal: { refusal: { code } },
    })
    expect(await importOf(id)).toMatchObject({
      state: 'failed',
      problem: { code, message: expect.stringMatching(message) },
    })
    expect(await shop.files.get(fileKey!)).toBeUndefined()
    expect((await record(next)).finishedAt).not.toBeNull()
  })

  it('is reported on the command line with the same message', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'skafferi-import-tries-'))
    await writeFile(join(folder, 'list.csv'), rows('SLOW', 40))
    const operator = createImportsOperator(shop.context, {
      jobs: jobsWith(),
      readInWorker: createFileReading({ megabytes: 1024, milliseconds: 1 }),
    })
    await expect(operator.checkCatalog(join(folder, 'list.csv'), {})).rejects.toMatchObject({
      status: 400,
      refusal: { code: 'file_too_slow' },
    })
    await rm(folder, { recursive: true })
  })

  it('fails before the next attempt if its process was killed, but not while a process runs it', async () => {
    const id = await jobsWith().add(file(rows('KILLED', 2)))
    const { fileKey } = await record(id)
    const killed = { state: 'running', runner: 'another store', tries: 3, rows: 2, rowsDone: 1 } as const
    await db
      .update(imports)
      .set({ ...killed, leasedUntil: sql`now() + interval '1 minute'` })
      .where(eq(imports.id, id))
    await jobsWith().work()
    expect(await record(id)).toMatchObject({ state: 'running', tries: 3 })
    await db
      .update(imports)
      .set({ leasedUntil: sql`now() - interval '1 second'` })
      .where(eq(imports.id, id))
    await Promise.all([jobsWith().work(), jobsWith().work()])
    expect(await record(id)).toMatchObject({
      state: 'failed',
      tries: 3,
      runner: null,
      fileKey: null,
      refusal: { refusal: { code: 'import_cut_off' } },
    })
    expect(await importOf(id)).toMatchObject({
      state: 'failed',
      problem: { message: expect.stringContaining('The shop ended 3 times while importing this file') },
    })
    expect(await shop.files.get(fileKey!)).toBeUndefined()
  })

  it('counts the attempts of a check even if rows were read, because a restart reads them again', async () => {
    const [check, apply] = [{ isCheck: true }, {}]
    const tries: number[] = []
    for (const options of [check, apply]) {
      const id = await jobsWith().add({ ...file('sku,product\nTRIES-1,Tries'), ...options })
      await jobsWith().work()
      tries.push((await record(id)).tries)
    }
    expect(tries).toEqual([1, 0])
  })

  it('does not count an attempt that a shutdown interrupted', async () => {
    const gate = createGate()
    const jobs = jobsWith({ readInWorker: hookedReading(() => gate.isOpen, 1) })
    const id = await jobs.add({ ...file(rows('STOP', 3)), isCheck: true })
    const processing = jobs.work()
    await expect.poll(async () => (await record(id)).rows).toBe(3)
    expect(await record(id)).toMatchObject({ state: 'running', tries: 1 })
    const stopped = jobs.stop()
    gate.open()
    await Promise.all([stopped, processing])
    expect(await record(id)).toMatchObject({ state: 'waiting', tries: 0 })
    await db.delete(imports).where(eq(imports.id, id))
  })
})

it('a store extends its lease while the file is read', async () => {
  const gate = createGate()
  const jobs = jobsWith({ readInWorker: heldReading(gate.isOpen) })
  const id = await jobs.add({ ...file('sku,stock\nNOBODY,1'), kind: 'stock' })
  const processing = jobs.work()
  const leaseOf = async () => (await record(id)).leasedUntil?.getTime() ?? 0
  await expect.poll(leaseOf).toBeGreaterThan(0)
  const claimed = await leaseOf()
  await expect.poll(leaseOf).toBeGreaterThan(claimed)
  gate.open()
  await processing
  expect((await record(id)).state).toBe('done')
})

describe('cancelling an import', () => {
  it('cancels one that another store is running, and no further rows are imported', async () => {
    const gate = createGate()
    const jobs = jobsWith({ readInWorker: hookedReading(() => gate.isOpen) })
    const id = await jobs.add(file(rows('END', 30)))
    const processing = jobs.work()
    await expect.poll(async () => (await record(id)).rowsDone).toBeGreaterThan(0)
    const answer = await sendAdmin(shop, 'endImport', { path: { id: `import_${id}` } }, { token: elsa.token })
    expect(answer.json().import).toMatchObject({
      state: 'ended',
      problem: { message: expect.stringContaining('This import was ended.') },
      finished_at: shop.clock.now().toISOString(),
    })
    const before = await db.$count(products)
    gate.open()
    await processing
    expect(await db.$count(products)).toBe(before)
    const { rowsDone, ...ended } = await record(id)
    expect(ended).toMatchObject({ state: 'ended', fileKey: null, runner: null })
    const entries = await db
      .select()
      .from(events)
      .where(eq(events.subjectId, `import_${id}`))
    expect(entries).toMatchObject([
      { action: 'catalog.import_ended', operatorId: elsa.id, after: { rows: 30, rows_done: rowsDone } },
    ])
    await expect(
      elsa.client.POST('/admin/imports/{id}/apply', { params: { path: { id: `import_${id}` } } }),
    ).rejects.toMatchObject({ status: 409 })
  })

  it.each(['waiting', 'checked', 'matching', 'stopped'] as const)(
    'cancels one that is %s, under the actor’s name and once',
    async (state) => {
      const jobs = jobsWith()
      const id = await jobs.add(file('sku,stock\nA,1'))
      const { fileKey } = await record(id)
      await db
        .update(imports)
        .set({ state, ...(state !== 'waiting' && { finishedAt: shop.clock.now() }) })
        .where(eq(imports.id, id))
      await runAs({ declaredName: 'Maja' }, () => jobs.end(id))
      await runAs({ declaredName: 'Nils' }, () => jobs.end(id))
      expect((await record(id)).state).toBe('ended')
      expect(await shop.files.get(fileKey!)).toBeUndefined()
      expect(
        await db
          .select()
          .from(events)
          .where(eq(events.subjectId, `import_${id}`)),
      ).toMatchObject([{ action: 'catalog.import_ended', declaredName: 'Maja' }])
    },
  )

  it('leaves a finished one unchanged, and answers 404 for an unknown one', async () => {
    const jobs = jobsWith()
    const id = await jobs.add({ ...file('sku,stock\nNOBODY,1'), kind: 'stock' })
    await jobs.work()
    await jobs.end(id)
    expect((await record(id)).state).toBe('done')
    await expect(jobs.end(999_999)).rejects.toMatchObject({ status: 404 })
  })
})

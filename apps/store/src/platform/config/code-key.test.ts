import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readCodeKey } from './code-key'
import { readConfig } from './config'

let parent: string
let dataFolder: string

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'skafferi-key-'))
  dataFolder = join(parent, 'data')
})
afterEach(() => rm(parent, { recursive: true, force: true }))

it('the first start creates the key, and later starts use it', async () => {
  const key = await readCodeKey({ codeKey: undefined, dataFolder })
  expect(key).toMatch(/^[0-9a-f]{64}$/)
  expect(await readCodeKey({ codeKey: undefined, dataFolder })).toBe(key)
})

it('stores that start at the same time use one key', async () => {
  const keys = await Promise.all(Array.from({ length: 8 }, () => readCodeKey({ codeKey: undefined, dataFolder })))
  expect(new Set(keys).size).toBe(1)
  expect(await readdir(dataFolder)).toEqual(['code-key'])
})

it('only the store’s own user can read it', async () => {
  await readCodeKey({ codeKey: undefined, dataFolder })
  expect((await stat(join(dataFolder, 'code-key'))).mode & 0o777).toBe(0o600)
})

it('a configured key is used instead if it is long enough', async () => {
  const given = 'a'.repeat(32)
  expect(await readCodeKey({ codeKey: readConfig({ CODE_KEY: given }).codeKey, dataFolder })).toBe(given)
  expect(() => readConfig({ CODE_KEY: 'a'.repeat(31) })).toThrow('CODE_KEY must be at least 32')
})

it('the start is refused if the folder cannot be created', async () => {
  await expect(readCodeKey({ codeKey: undefined, dataFolder: '/proc/skafferi/data' })).rejects.toThrow(/^E[A-Z]+: /)
})

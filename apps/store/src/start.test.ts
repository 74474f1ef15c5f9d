import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { readConfig } from './platform/config/config'
import { openPglite } from './platform/db/pglite'
import { shopSettings } from './platform/db/schema'
import { readLock } from './platform/db/folder-lock.mjs'
import { StartError } from './platform/start-error'
import { startStore } from './start'

it('a failed start leaves nothing open', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'skafferi-start-'))
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const config = readConfig({ DATA_DIR: folder, PORT: String(port), SEED: 'none' })
  const lines: string[] = []
  await expect(startStore(config, (line) => lines.push(line))).rejects.toThrow(StartError)
  expect(lines.at(-1)).toBe('Updating the tables …')
  expect(readLock(folder)).toBeUndefined()

  // The folder is usable again, so its database was closed.
  other.close()
  const store = await startStore(config, (line) => lines.push(line))
  expect(lines).toContain(`Ready: http://localhost:${port}`)
  await store.stop()
  expect(readLock(folder)).toBeUndefined()
  rmSync(folder, { recursive: true })
})

it('a new shop is closed to visitors, and one whose settings are older than the opening is open', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'skafferi-start-'))
  const free = createServer().listen(0, '127.0.0.1')
  await once(free, 'listening')
  const { port } = free.address() as AddressInfo
  free.close()
  const config = readConfig({ DATA_DIR: folder, PORT: String(port), SEED: 'none' })
  const headers = { 'x-publishable-api-key': 'pk_demo' }
  async function startAndVisit(): Promise<number> {
    const store = await startStore(config, () => undefined)
    const { status } = await fetch(`http://localhost:${port}/store/product-categories`, { headers })
    await store.stop()
    return status
  }
  expect(await startAndVisit()).toBe(403)
  expect(await startAndVisit()).toBe(403)
  const database = await openPglite({ folder: join(folder, 'db') })
  await database.db.delete(shopSettings).where(eq(shopSettings.section, 'opening'))
  await database.close()
  expect(await startAndVisit()).toBe(200)
  rmSync(folder, { recursive: true })
})

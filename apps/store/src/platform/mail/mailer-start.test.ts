import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readConfig } from '../config/config'
import { openPglite } from '../db/pglite'
import { startStore } from '../../start'
import { openMailServer } from '../../testing/mail-server'
import { enqueueMail } from './outbox'

it('a store sends at start what an earlier process left in the outbox', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'skafferi-mail-'))
  const server = await openMailServer()
  const config = readConfig({ DATA_DIR: folder, PORT: '0', SEED: 'none', SMTP_URL: server.url })
  const database = await openPglite({ folder: join(folder, 'db') })
  await database.migrate(config.folders.migrations)
  const data = { firstName: 'Anna', code: '40718', minutes: 10 }
  const about = { kind: 'password_code', to: 'anna@kiosk.example', subjectId: 'cus_1', locale: 'en-GB' } as const
  await enqueueMail(database.db, { ...about, data }, new Date())
  await database.close()

  const store = await startStore(config, () => undefined)
  await server.until(1)
  await store.stop()
  expect(server.received[0]?.headers.get('subject')).toEqual(['40718 is your Shop code'])
  await server.close()
  rmSync(folder, { recursive: true })
})

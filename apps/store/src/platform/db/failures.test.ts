import { Pool } from 'pg'
import { expect, it } from 'vitest'
import { temporaryFailure } from './failures'

it('a request to the closed pool of a stopping store is answered with 503', async () => {
  const pool = new Pool()
  await pool.end()
  const error: unknown = await pool.query('select 1').catch((reason: unknown) => reason)
  expect(temporaryFailure(error)).toBe('unreachable')
})

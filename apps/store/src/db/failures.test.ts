import { Pool } from 'pg'
import { expect, it } from 'vitest'
import { passingFailure } from './failures'

it('a call that comes to a pool which a stopping store has closed is told to come again', async () => {
  const pool = new Pool()
  await pool.end()
  const error: unknown = await pool.query('select 1').catch((reason: unknown) => reason)
  expect(passingFailure(error)).toBe('unreachable')
})

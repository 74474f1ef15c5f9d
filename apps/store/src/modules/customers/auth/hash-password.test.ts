import { describe, expect, it } from 'vitest'
import { hashPassword, matchesPassword } from './hash-password'

describe('a password', () => {
  it('matches its own hash only', async () => {
    const hash = await hashPassword('skafferi-demo-1')
    expect(await matchesPassword('skafferi-demo-1', hash)).toBe(true)
    expect(await matchesPassword('skafferi-demo-2', hash)).toBe(false)
    expect(await matchesPassword('skafferi-demo-1', undefined)).toBe(false)
  })

  it('never gets the same hash twice', async () => {
    expect(await hashPassword('same')).not.toBe(await hashPassword('same'))
  })
})

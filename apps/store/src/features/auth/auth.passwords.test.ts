import { describe, expect, it } from 'vitest'
import { hashPassword, matchesPassword } from './auth.passwords'

describe('a password', () => {
  it('belongs to its own hash and to no other', async () => {
    const hash = await hashPassword('skafferi-demo-1')
    expect(await matchesPassword('skafferi-demo-1', hash)).toBe(true)
    expect(await matchesPassword('skafferi-demo-2', hash)).toBe(false)
    expect(await matchesPassword('skafferi-demo-1', undefined)).toBe(false)
  })

  it('never has the same hash twice', async () => {
    expect(await hashPassword('same')).not.toBe(await hashPassword('same'))
  })
})

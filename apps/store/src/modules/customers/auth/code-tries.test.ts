import { describe, expect, it } from 'vitest'
import { networkOf } from '../../../platform/http/network'
import { refuseTry, tryLimits, type WrongCode } from './code-tries'

const day = 24 * 60 * 60 * 1000
const noon = Date.UTC(2026, 10, 20, 12)
const unknownDevice = { codeId: 'code_1', deviceHash: 'laptop', networkHash: 'office', isKnown: false }
const owner = { ...unknownDevice, deviceHash: 'phone', isKnown: true }

/** Returns wrong codes, a minute apart, newest first. */
function wrongCodes(count: number, of: (index: number) => Partial<WrongCode> = () => ({})): WrongCode[] {
  return Array.from({ length: count }, (_, index) => ({
    ...unknownDevice,
    triedAt: new Date(noon - index * 60_000),
    ...of(index),
  }))
}

describe('attempts with one code', () => {
  it('are limited to five on each device', () => {
    expect(refuseTry(wrongCodes(4), unknownDevice)).toBeUndefined()
    expect(refuseTry(wrongCodes(5), unknownDevice)).toEqual({ reason: 'device' })
    expect(refuseTry(wrongCodes(5), { ...unknownDevice, deviceHash: 'tablet' })).toBeUndefined()
    expect(refuseTry(wrongCodes(5), { ...unknownDevice, codeId: 'code_2' })).toBeUndefined()
  })
})

describe('attempts for one account in a day', () => {
  const ofNetworks = (index: number) => ({ deviceHash: `device ${index}`, networkHash: `network ${index % 10}` })

  it('are limited to fifteen from an unknown network', () => {
    const many = wrongCodes(tryLimits.network, (index) => ({ deviceHash: `device ${index}` }))
    const first = many.at(-1)!.triedAt.getTime()
    expect(refuseTry(many, { ...unknownDevice, deviceHash: 'new' })).toEqual({
      reason: 'day',
      allowedAt: new Date(first + day),
    })
    expect(refuseTry(many, { ...unknownDevice, networkHash: 'home' })).toBeUndefined()
    expect(refuseTry(many.slice(1), { ...unknownDevice, deviceHash: 'new' })).toBeUndefined()
  })

  it('are limited to 25 from all unknown devices', () => {
    const all = wrongCodes(tryLimits.account, ofNetworks)
    const first = all.at(-1)!.triedAt.getTime()
    const other = { ...unknownDevice, deviceHash: 'new', networkHash: 'new' }
    expect(refuseTry(all, other)).toEqual({ reason: 'day', allowedAt: new Date(first + day) })
    expect(refuseTry(all.slice(1), other)).toBeUndefined()
  })

  it('by strangers do not count for the owner, whose attempts are limited as well', () => {
    expect(refuseTry(wrongCodes(tryLimits.account, ofNetworks), owner)).toBeUndefined()
    const onKnownDevices = wrongCodes(tryLimits.account, (index) => ({ ...ofNetworks(index), isKnown: true }))
    expect(refuseTry(onKnownDevices, owner)).toMatchObject({ reason: 'day' })
    expect(refuseTry(onKnownDevices, unknownDevice)).toBeUndefined()
  })
})

describe('networkOf', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8:1:2::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})

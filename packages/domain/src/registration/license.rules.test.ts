import { describe, expect, it } from 'vitest'
import { checkLicense } from './license.rules'

const tenMegabytes = 10_485_760

describe('a licence', () => {
  it.each(['application/pdf', 'image/jpeg', 'image/png', ''])('may be of the type "%s"', (mediaType) => {
    expect(checkLicense({ mediaType, bytes: 1 })).toBeNull()
  })

  it.each(['image/gif', 'text/html', 'application/pdf; x', 'Image/PNG'])('may not be of the type "%s"', (mediaType) => {
    expect(checkLicense({ mediaType, bytes: 1 })).toBe('unsupported_file_type')
  })

  it('has ten megabytes at most, and is not empty', () => {
    const of = (bytes: number) => checkLicense({ mediaType: 'application/pdf', bytes })
    expect([of(tenMegabytes), of(tenMegabytes + 1), of(0)]).toEqual([null, 'file_too_large', 'empty_file'])
  })
})

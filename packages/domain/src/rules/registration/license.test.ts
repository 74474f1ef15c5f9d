import { describe, expect, it } from 'vitest'
import { checkLicense } from './license'

const tenMegabytes = 10_485_760

describe('a licence', () => {
  it.each(['application/pdf', 'image/jpeg', 'image/png', ''])('can have the type "%s"', (mediaType) => {
    expect(checkLicense({ mediaType, bytes: 1 })).toBeNull()
  })

  it.each(['image/gif', 'text/html', 'application/pdf; x', 'Image/PNG'])('cannot have the type "%s"', (mediaType) => {
    expect(checkLicense({ mediaType, bytes: 1 })).toBe('unsupported_file_type')
  })

  it('can have ten megabytes, and must not be empty', () => {
    const of = (bytes: number) => checkLicense({ mediaType: 'application/pdf', bytes })
    expect([of(tenMegabytes), of(tenMegabytes + 1), of(0)]).toEqual([null, 'file_too_large', 'empty_file'])
  })
})

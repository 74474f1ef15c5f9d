import { describe, expect, it } from 'vitest'
import { checkPicture } from './picture'

const tenMegabytes = 10_485_760

describe('a picture of a complaint', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp'])('can have the type "%s"', (mediaType) => {
    expect(checkPicture({ mediaType, bytes: 1 })).toBeNull()
  })

  it.each(['image/gif', 'image/svg+xml', ''])('cannot have the type "%s"', (mediaType) => {
    expect(checkPicture({ mediaType, bytes: 1 })).toBe('wrong_type')
  })

  it('can have ten megabytes, and must not be empty', () => {
    const of = (bytes: number) => checkPicture({ mediaType: 'image/png', bytes })
    expect([of(tenMegabytes), of(tenMegabytes + 1), of(0)]).toEqual([null, 'too_large', 'empty'])
  })
})

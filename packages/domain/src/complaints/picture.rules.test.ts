import { describe, expect, it } from 'vitest'
import { checkPicture } from './picture.rules'

const tenMegabytes = 10_485_760

describe('a picture of a complaint', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp'])('may be of the type "%s"', (mediaType) => {
    expect(checkPicture({ mediaType, bytes: 1 })).toBeNull()
  })

  it.each(['image/gif', 'image/svg+xml', ''])('may not be of the type "%s"', (mediaType) => {
    expect(checkPicture({ mediaType, bytes: 1 })).toBe('wrong_type')
  })

  it('has ten megabytes at most, and is not empty', () => {
    const of = (bytes: number) => checkPicture({ mediaType: 'image/png', bytes })
    expect([of(tenMegabytes), of(tenMegabytes + 1), of(0)]).toEqual([null, 'too_large', 'empty'])
  })
})
